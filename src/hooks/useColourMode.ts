import {useSyncExternalStore} from 'react';
import {THEME_KEY} from '../lib/early';

/*
 * `html[data-theme]` holds the theme and `html[data-theme-choice]` the visitor's choice. The
 * classic theme's script sets both before the first paint.
 */

type ColourMode = 'light' | 'dark';

const SYSTEM = 'system';
const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

const listeners = new Set<() => void>();

const isMode = (value: string | null): value is ColourMode => value === 'light' || value === 'dark';

/** @param choice null: follows the system */
function show(choice: ColourMode | null): void {
  const {dataset} = document.documentElement;
  const system = window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light';
  dataset.theme = choice ?? system;
  dataset.themeChoice = choice ?? SYSTEM;
  listeners.forEach((listener) => listener());
}

/** Switches the theme and saves the choice. */
export function chooseColourMode(mode: ColourMode): void {
  show(mode);
  try {
    localStorage.setItem(THEME_KEY, mode);
  } catch {
    // Storage is blocked: the choice lasts as long as the document.
  }
}

function onStorage({key, newValue}: StorageEvent): void {
  if (key === THEME_KEY) show(isMode(newValue) ? newValue : null);
}

function onSystem(): void {
  if (document.documentElement.dataset.themeChoice === SYSTEM) show(null);
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    system.addEventListener('change', onSystem);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownColourMode = (): ColourMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** The current theme; light on the server and in the first client render. */
export function useColourMode(): ColourMode {
  return useSyncExternalStore(subscribe, shownColourMode, () => 'light');
}
