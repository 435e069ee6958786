import {render, screen} from '@testing-library/react';
import EmailLink from '..';

describe('EmailLink', () => {
  it('is named by the address, which breaks only after its @ and before the second last dot', () => {
    render(<EmailLink address="bonjour@soin-commun.example.org" />);
    const link = screen.getByRole('link', {name: 'bonjour@soin-commun.example.org'});
    expect(link).toHaveAttribute('href', 'mailto:bonjour@soin-commun.example.org');
    expect(link).toHaveTextContent(/^bonjour@soin-commun\.example\.org$/);
    expect(link.innerHTML.split('<wbr>')).toEqual([
      'bonjour@',
      '<span class="piece">soin-commun</span>',
      '.example.org',
    ]);
  });

  it('lets a domain label longer than a line break', () => {
    render(<EmailLink address="bonjour@collectif-pour-le-soin-en-commun.example.org" />);
    expect(screen.getByRole('link').querySelector('.piece')).toBeNull();
  });
});
