import {useSyncExternalStore} from 'react';
import {createStore} from '../lib/storage';
import type {Weather} from '../lib/weather';

const store = createStore<Weather | undefined>(undefined);

export const publishWeather = store.set;

/** The weather in the agency's city; undefined while loading, without a key or after a failure. */
export function useWeather(): Weather | undefined {
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}
