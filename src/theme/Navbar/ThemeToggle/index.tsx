import {memo, useEffect, useId, useState, type ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import Icon from '../../../components/Icon';
import {chooseColourMode, shownColourMode, useColourMode} from '../../../hooks/useColourMode';
import {skyOf, useWeather, weatherSentence} from '../../../hooks/useWeather';
import {THEME_TOGGLE_ATTRIBUTE} from '../../../lib/early';
import {site} from '../../../site';
import styles from './styles.module.css';

/** Has the loader answer a press before hydration. */
const earlyPress = {[THEME_TOGGLE_ATTRIBUTE]: ''};

/** In the order of the page's `<meta name="theme-color">` (plugins/publish). */
const themes = ['light', 'dark'] as const;

/** Gives the browser's own interface the page's theme, which may differ from the system's. */
function colourBrowser(): void {
  const shown = shownColourMode();
  const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  tags.forEach((tag, index) => {
    tag.media = themes[index] === shown ? 'all' : 'not all';
  });
}

/** Changes the theme; where the browser can, a disc from the toggle reveals it (styles.module.css). */
function changeTheme(): void {
  const change = () => chooseColourMode(shownColourMode() === 'dark' ? 'light' : 'dark');
  if (!('startViewTransition' in document)) return change();
  // Skipped in a hidden tab or by the next press: the theme has changed all the same.
  document.startViewTransition(change).ready.catch(() => {});
}

/**
 * Switches between light and dark, with the weather in the agency's city as icon and tooltip. CSS shows the
 * state from `html[data-theme]`, set before the first paint; only `aria-pressed` waits for
 * hydration.
 */
export const ThemeToggle = memo(function ThemeToggle(): ReactNode {
  const isDark = useColourMode() === 'dark';
  const weather = useWeather();
  const sky = skyOf(weather);
  const tooltipId = useId();
  const [dismissed, setDismissed] = useState(false);

  useEffect(colourBrowser, [isDark]);

  // Escape must also close a tooltip opened by the pointer, wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    const onKeyDown = ({key}: KeyboardEvent) => {
      if (key === 'Escape') setDismissed(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div
      className={`site-scripted ${styles.toggle}`}
      data-dismissed={dismissed || undefined}
      onFocus={() => setDismissed(false)}
      onPointerEnter={() => setDismissed(false)}
    >
      <button
        type="button"
        className={styles.button}
        {...earlyPress}
        aria-pressed={isDark}
        aria-describedby={tooltipId}
        aria-label={translate({id: 'themeToggle.ThemeToggle.name'})}
        onClick={() => {
          // The disc would cut it in half, and it would cover the page that one wants to see.
          setDismissed(true);
          // The document has the state before hydration.
          changeTheme();
        }}
      >
        <svg width="24" className={styles.places} viewBox="0 0 76 44" aria-hidden="true">
          <circle className={styles.night} opacity="0.75" cx="21" cy="22" r="7.5" />
          <path className={styles.day} d="M60.5 28.5A9.5 9.5 0 1 1 52 13.6A8 8 0 0 0 60.5 28.5Z" />
        </svg>
        {/* One drawing for both states, 3 px from its edges. */}
        <svg width="24" className={styles.knob} viewBox="-3 -3 32 32" aria-hidden="true">
          <Icon name={`${sky}-day`} size={26} color="currentColor" className={styles.day} />
          <Icon name={`${sky}-night`} size={26} color="currentColor" className={styles.night} />
        </svg>
      </button>
      <p role="tooltip" id={tooltipId} className={styles.tooltip}>
        {weatherSentence(weather, site)}
      </p>
    </div>
  );
});
