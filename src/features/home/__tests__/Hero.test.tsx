import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {publishWeather} from '../../../hooks/useWeather';
import Hero from '../Hero';
import {site} from '../../../site';
import {named, say} from '@site/scripts/__tests__/jest/words';

describe('Hero', () => {
  it('says what the sky looks like', () => {
    render(<Hero />);
    const words = {agency: site.name, city: site.address.city};
    const clear = say('themeToggle.sentence.clearSky');
    screen.getByText(named(say('themeToggle.sentence.weather', {...words, description: clear})));
    act(() => publishWeather({city: 'Lyon', description: 'neige', icon: '13d', sky: 'Il neige.'}));
    expect(screen.getByText('Il neige.')).toBeVisible();
    act(() => publishWeather(undefined));
  });

  it('can be paused', async () => {
    const user = userEvent.setup();
    const {container} = render(<Hero />);
    const sky = container.querySelector('[data-family]');
    await user.click(screen.getByRole('button', {name: named(say('home.Hero.pause'))}));
    expect(sky).toHaveAttribute('data-still', 'true');
    await user.click(screen.getByRole('button', {name: named(say('home.Hero.resume'))}));
    expect(sky).not.toHaveAttribute('data-still');
  });
});
