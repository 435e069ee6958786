import {render, screen} from '@testing-library/react';
import EmailLink from '..';

/** The parts that are boxes, beside which a line may break. */
const boxes = () =>
  [...screen.getByRole('link').querySelectorAll('.part')].map((part) => part.textContent);

describe('EmailLink', () => {
  it('is named by the address, which breaks only after its @ and before the second last dot', () => {
    render(<EmailLink address="bonjour@soin-commun.example.org" />);
    const link = screen.getByRole('link', {name: 'bonjour@soin-commun.example.org'});
    expect(link).toHaveAttribute('href', 'mailto:bonjour@soin-commun.example.org');
    expect(link).toHaveTextContent(/^bonjour@soin-commun\.example\.org$/);
    expect(boxes()).toEqual(['soin-commun']);
  });

  it('does not break at a hyphen of the mailbox', () => {
    render(<EmailLink address="soin-commun@accueil.example.org" />);
    expect(boxes()).toEqual(['soin-commun@', 'accueil']);
  });
});
