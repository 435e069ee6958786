import {render, screen} from '@testing-library/react';
import {say} from '@site/scripts/__tests__/jest/words';
import Tagline from '..';

it('is home’s title in a paragraph, leaning left, in the medium colour, by default', () => {
  render(<Tagline />);
  const words = screen.getByText(say('home.Hero.title'));
  expect(words.tagName).toBe('P');
  expect(words.dataset).toMatchObject({orientation: 'left', color: 'medium'});
});

it('can be a heading with a link, lean right and have another colour', () => {
  render(
    <Tagline as="h2" href="/team/" orientation="right" color="brand">
      Équipe
    </Tagline>,
  );
  const heading = screen.getByRole('heading', {level: 2, name: 'Équipe'});
  expect(heading.dataset).toMatchObject({orientation: 'right', color: 'brand'});
  expect(screen.getByRole('link', {name: 'Équipe'})).toHaveAttribute('href', '/team/');
});
