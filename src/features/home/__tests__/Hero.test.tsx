import {act, render, screen} from '@testing-library/react';
import {publishWeather} from '../../../hooks/useWeather';
import Hero from '../Hero';
import {say} from '@site/scripts/__tests__/jest/words';

const snow = {city: 'Lyon', description: 'neige', icon: '13d', sky: 'Il neige.'};

describe('Hero', () => {
  afterEach(() => act(() => publishWeather(undefined)));

  it('says the time in the city, minute by minute', () => {
    jest.useFakeTimers({now: new Date('2026-01-15T22:59:40Z')});
    render(<Hero />);
    // The sentence after it: a drawing may show nothing to tell.
    act(() => publishWeather(snow));
    // Once the page has started.
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText(say('home.Hero.time', {hour: 23, minute: '59'}))).toBeVisible();

    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText(say('home.Hero.time', {hour: 0, minute: '00'}))).toBeVisible();
    jest.useRealTimers();
  });

  it('says by night that the light theme has kept the day', () => {
    jest.useFakeTimers({now: new Date('2026-01-15T22:59:40Z')});
    const stillDay = say('home.Hero.stillDay');
    const {unmount} = render(<Hero />);
    act(() => publishWeather(snow));
    act(() => jest.advanceTimersByTime(200));
    expect(screen.getByText(stillDay, {exact: false})).toBeVisible();
    unmount();

    jest.setSystemTime(new Date('2026-01-15T12:00:00Z'));
    render(<Hero />);
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByText(stillDay, {exact: false})).toBeNull();
    jest.useRealTimers();
  });

  it('describes the sky where the weather is known, and only there', () => {
    render(<Hero />);
    expect(screen.queryByText(say('themeToggle.sentence.clearSky'), {exact: false})).toBeNull();
    act(() => publishWeather(snow));
    expect(screen.getByText(snow.sky, {exact: false})).toBeVisible();
  });
});
