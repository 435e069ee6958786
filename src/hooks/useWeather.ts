import {useSyncExternalStore} from 'react';
import {createStore} from '../lib/storage';
import {agreeNames} from '../lib/text';
import {translate} from '../lib/translate';

export type Weather = {
  city: string;
  /** In the visitor's language: « ciel dégagé ». */
  description: string;
  /** OpenWeather's icon code. Its day or night suffix is unused (specification, section 4). */
  icon: string;
  /** What home says of this sky, in the visitor's language. */
  sky?: string;
};

export type WeatherFamily = 'clear' | 'clouds' | 'rain' | 'snow' | 'mist';

/** By the first two characters of the icon code (https://openweathermap.org/weather-conditions). */
const families: Readonly<Record<string, WeatherFamily>> = {
  '01': 'clear',
  '02': 'clouds',
  '03': 'clouds',
  '04': 'clouds',
  '09': 'rain',
  '10': 'rain',
  '11': 'rain',
  '13': 'snow',
  '50': 'mist',
};

/** The sky to draw; clear when the weather is unknown. */
export function familyOf(weather: Weather | undefined): WeatherFamily {
  return families[weather?.icon.slice(0, 2) ?? ''] ?? 'clear';
}

/** Whether a bolt crosses the rain. */
export const isThunder = (weather: Weather | undefined): boolean =>
  weather?.icon.startsWith('11') ?? false;

/** What the sky is called and shown as: thunder is a rain of its own. */
export const skyOf = (weather: Weather | undefined) =>
  isThunder(weather) ? 'thunder' : familyOf(weather);

const store = createStore<Weather | undefined>(undefined);

export const publishWeather = store.set;

/** The weather in the agency's city; undefined while loading, without a key or after a failure. */
export function useWeather(): Weather | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

/**
 * Describes the weather. Default: the specification's sentence (section 7).
 *
 * @param site the agency's identity (src/site.ts)
 */
export function weatherSentence(
  weather: Weather | undefined,
  site: {name: string; address: {city: string}},
): string {
  const sentence = translate(
    {id: 'themeToggle.sentence.weather'},
    {
      agency: site.name,
      city: weather?.city ?? site.address.city,
      description: weather?.description ?? translate({id: 'themeToggle.sentence.clearSky'}),
    },
  );
  return agreeNames(sentence, site);
}
