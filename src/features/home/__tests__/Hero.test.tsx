import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import {publishWeather} from '../../../hooks/useWeather';
import Hero from '../Hero';
import {site} from '../../../site';
import {named, say} from '@site/scripts/__tests__/jest/words';

jest.mock('@docusaurus/Link', () =>
  jest.requireActual<object>('@site/scripts/__tests__/jest/PlainLink'),
);

const renderHero = () =>
  render(
    <MemoryRouter>
      <Hero />
    </MemoryRouter>,
  );

const sky = (container: HTMLElement) => {
  const found = container.querySelector<HTMLElement>('[data-family]');
  if (!found) {
    throw new Error('There is no sky.');
  }
  return found;
};

describe('Hero', () => {
  it('says what the sky looks like', () => {
    renderHero();
    const words = {agency: site.name, city: site.address.city};
    const clear = say('themeToggle.sentence.clearSky');
    screen.getByText(named(say('themeToggle.sentence.weather', {...words, description: clear})));
    act(() => publishWeather({city: 'Lyon', description: 'neige', icon: '13d', sky: 'Il neige.'}));
    expect(screen.getByText('Il neige.')).toBeVisible();
    act(() => publishWeather(undefined));
  });

  it('can be paused', async () => {
    const user = userEvent.setup();
    const {container} = renderHero();
    await user.click(screen.getByRole('button', {name: named(say('home.Hero.pause'))}));
    expect(sky(container)).toHaveAttribute('data-still', 'true');
    await user.click(screen.getByRole('button', {name: named(say('home.Hero.resume'))}));
    expect(sky(container)).not.toHaveAttribute('data-still');
  });
});
