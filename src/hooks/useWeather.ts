import {useSyncExternalStore} from 'react';
import {createStore} from '../lib/store';
import {DEFAULT_WEATHER_ICON, isNight, swapDayNight, type Weather} from '../lib/weather';
import {useColourMode} from './useColourMode';

const store = createStore<Weather | undefined>(undefined);
const onServer = () => undefined;

/** Shows the weather everywhere; called once, by whoever has fetched it. */
export const publishWeather = store.set;

/** The weather in Paris, or undefined: not known yet, no key, or a failure. */
export function useWeather(): Weather | undefined {
  return useSyncExternalStore(store.subscribe, store.get, onServer);
}

/**
 * The icon code to draw, for example `10n`; its suffix follows the theme (specification,
 * section 4). In the first render it is a clear day: what must not flash asks the style sheet.
 */
export function useWeatherIcon(): string {
  const icon = useWeather()?.icon ?? DEFAULT_WEATHER_ICON;
  return isNight(icon) === (useColourMode() === 'dark') ? icon : swapDayNight(icon);
}
