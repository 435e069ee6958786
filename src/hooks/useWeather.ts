import {useSyncExternalStore} from 'react';
import {createStore} from '../lib/storage';
import {agreeNames} from '../lib/text';
import {translate} from '../lib/translate';
import type {Weather} from '../lib/weather';

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
