import {act, createEvent, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {publishWeather} from '../../../hooks/useWeather';
import Hero from '../Hero';
import {site} from '../../../site';
import {named, say} from '@site/scripts/__tests__/jest/words';

describe('Hero', () => {
  it('says the time in the city and how many windows are lit, minute by minute', () => {
    jest.useFakeTimers({now: new Date('2026-01-15T22:59:40Z')});
    const {container} = render(<Hero />);
    // Once the page has started.
    act(() => jest.advanceTimersByTime(200));
    const lit = () => container.querySelector('.lit')!.getAttribute('d')!.split('M').length - 1;
    const windows = (count: number) =>
      named(say('home.Hero.windows', {city: site.address.city, count}));

    screen.getByText(say('home.Hero.time', {hour: 23, minute: '59'}));
    screen.getByText(windows(lit()));
    const before = lit();

    act(() => jest.advanceTimersByTime(20_000));
    screen.getByText(say('home.Hero.time', {hour: 0, minute: '00'}));
    screen.getByText(windows(lit()));
    expect(lit()).not.toBe(before);
    jest.useRealTimers();
  });

  it('describes the sky where the weather is known, and only there', () => {
    render(<Hero />);
    expect(screen.queryByText(say('themeToggle.sentence.clearSky'), {exact: false})).toBeNull();
    act(() => publishWeather({city: 'Lyon', description: 'neige', icon: '13d', sky: 'Il neige.'}));
    expect(screen.getByText('Il neige.', {exact: false})).toBeVisible();
    act(() => publishWeather(undefined));
  });

  const skyOf = (container: HTMLElement) => container.querySelector('[data-family]')!;
  const pause = () => screen.getByRole('button', {name: named(say('home.Hero.pause'))});
  const resume = () => screen.getByRole('button', {name: named(say('home.Hero.resume'))});

  it('can be paused, and stays so on the next visit until it is resumed', async () => {
    const first = render(<Hero />);
    await userEvent.click(pause());
    expect(skyOf(first.container)).toHaveAttribute('data-still', 'paused');
    first.unmount();
    const {container} = render(<Hero />);
    expect(skyOf(container)).toHaveAttribute('data-still', 'paused');
    expect(localStorage.getItem('sky')).toBe('paused');
    await userEvent.click(resume());
    expect(skyOf(container)).not.toHaveAttribute('data-still');
    expect(localStorage.getItem('sky')).toBeNull();
  });

  it('can be started again once it has ended, which is no wish to keep', async () => {
    const {container} = render(<Hero />);
    const sky = skyOf(container);
    const end = (animationName: string) =>
      fireEvent(sky, Object.assign(createEvent.animationEnd(sky), {animationName}));
    end('sun-arrives');
    expect(sky).not.toHaveAttribute('data-still');
    end('cloud-drifts_x');
    expect(sky).toHaveAttribute('data-still', 'ended');
    expect(localStorage.getItem('sky')).toBeNull();
    await userEvent.click(resume());
    expect(sky).not.toHaveAttribute('data-still');
  });
});
