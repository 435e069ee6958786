import {render, screen} from '@testing-library/react';
import EmailLink from '..';

/** The parts that are boxes, beside which a line may break. */
const boxes = () =>
  [...screen.getByRole('link').querySelectorAll('.part')].map((part) => part.textContent);

describe('EmailLink', () => {
  it('is named by the address, which breaks only after its @ and before the second last dot', () => {
    render(<EmailLink address="bonjour@notre-agence.example.org" />);
    const link = screen.getByRole('link', {name: 'bonjour@notre-agence.example.org'});
    expect(link).toHaveAttribute('href', 'mailto:bonjour@notre-agence.example.org');
    expect(link).toHaveTextContent(/^bonjour@notre-agence\.example\.org$/);
    expect(boxes()).toEqual(['notre-agence']);
  });

  it('does not break at a hyphen of the mailbox', () => {
    render(<EmailLink address="notre-agence@accueil.example.org" />);
    expect(boxes()).toEqual(['notre-agence@', 'accueil']);
  });
});
