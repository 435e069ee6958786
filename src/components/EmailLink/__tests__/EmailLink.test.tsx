import {render, screen} from '@testing-library/react';
import EmailLink from '..';

describe('EmailLink', () => {
  it('is named by the address, and may break after its @ only', () => {
    render(<EmailLink address="bonjour@soin-commun.example.org" />);
    const link = screen.getByRole('link', {name: 'bonjour@soin-commun.example.org'});
    expect(link).toHaveAttribute('href', 'mailto:bonjour@soin-commun.example.org');
    expect(link).toHaveTextContent(/^bonjour@soin-commun\.example\.org$/);
    expect(link.querySelector('wbr + .site-nowrap')).toHaveTextContent('soin-commun.example.org');
  });

  it('lets a domain break that is longer than a line', () => {
    render(<EmailLink address="bonjour@collectif-pour-le-soin-en-commun.example.org" />);
    expect(screen.getByRole('link').querySelector('.site-nowrap')).toBeNull();
  });
});
