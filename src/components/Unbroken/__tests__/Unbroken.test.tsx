import {render} from '@testing-library/react';
import Unbroken from '..';

describe('Unbroken', () => {
  it.each([
    ['Bonjour\u202F! Qu’est-ce qui vous amène\u202F?', ['Qu’est-ce']],
    ['Racontez-le-nous, écrivez-nous', ['Racontez-le-nous', 'écrivez-nous']],
    ['Une équipe – ou deux', []],
  ])('keeps the words of « %s » whole', (text, whole) => {
    const {container} = render(<Unbroken>{text}</Unbroken>);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('.site-nowrap')].map((span) => span.textContent)).toEqual(
      whole,
    );
  });
});
