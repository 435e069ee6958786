import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {ThemeToggle} from '..';
import {site} from '../../../../site';
import {publishWeather} from '../../../../hooks/useWeather';
import {containing, named, say} from '@site/scripts/__tests__/jest/words';

const toggle = () => screen.getByRole('button', {name: named(say('themeToggle.ThemeToggle.name'))});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.theme = 'light';
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  act(() => publishWeather(undefined));
});

describe('the theme toggle', () => {
  it('is pressed when the theme is dark and stores the choice', async () => {
    render(<ThemeToggle />);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(toggle());
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });

  it('has the weather as its description', () => {
    render(<ThemeToggle />);
    expect(toggle()).toHaveAccessibleDescription(containing(say('themeToggle.sentence.clearSky')));
    const city = 'Brest';
    const sentence = (description: string) =>
      named(say('themeToggle.sentence.weather', {agency: site.name, city, description}));
    act(() => publishWeather({city, description: 'pluie modérée', icon: '10d'}));
    expect(toggle()).toHaveAccessibleDescription(sentence('pluie modérée'));
  });

  it.each(['10d', '10n'])('draws the weather %s by day and by night, for each theme', (icon) => {
    const {container} = render(<ThemeToggle />);
    act(() => publishWeather({city: 'Paris', description: 'pluie modérée', icon}));
    expect(container.querySelector('.day use')?.getAttribute('href')).toMatch(/#rain-day-32$/);
    expect(container.querySelector('.night use')?.getAttribute('href')).toMatch(/#rain-night-32$/);
  });

  it('closes its tooltip with Escape until it is entered again', async () => {
    render(<ThemeToggle />);
    const wrapper = toggle().parentElement;
    await userEvent.hover(toggle());
    expect(wrapper).not.toHaveAttribute('data-dismissed');
    await userEvent.keyboard('{Escape}');
    expect(wrapper).toHaveAttribute('data-dismissed');
    await userEvent.unhover(toggle());
    await userEvent.hover(toggle());
    expect(wrapper).not.toHaveAttribute('data-dismissed');
  });
});

describe('the theme', () => {
  it('follows what another tab has chosen, and the system once that is taken back', () => {
    render(<ThemeToggle />);
    const notify = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', {key: 'theme', newValue})));
    notify('dark');
    expect(toggle()).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveAttribute('data-theme-choice', 'dark');
    for (const unknown of ['', 'Dark', '"><script>', 'light dark']) {
      notify('dark');
      notify(unknown);
      expect(document.documentElement).toHaveAttribute('data-theme-choice', 'system');
    }
    notify('dark');
    notify(null);
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(document.documentElement).toHaveAttribute('data-theme-choice', 'system');
  });
});
