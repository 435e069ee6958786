import {useSyncExternalStore} from 'react';
import {createStore} from '../lib/store';
import {DEFAULT_WEATHER_ICON, isNight, swapDayNight, type Weather} from '../lib/weather';
import {useColourMode} from './useColourMode';

const store = createStore<Weather | undefined>(undefined);

export const publishWeather = store.set;

/** The weather in Paris, or undefined: not known yet, no key, or a failure. */
export function useWeather(): Weather | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

/** The icon code, whose suffix follows the theme (specification, section 4). */
export function useWeatherIcon(): string {
  const icon = useWeather()?.icon ?? DEFAULT_WEATHER_ICON;
  return isNight(icon) === (useColourMode() === 'dark') ? icon : swapDayNight(icon);
}
