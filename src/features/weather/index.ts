/*
 * Loaded on demand, when the browser is idle and only with a key: it brings zod,
 * which the first view does not need. See useWeatherOfParis in features/shell.
 */
import type {Locale} from '../../lib/locales';
import type {Weather} from '../../lib/weather';
import {parseWeather} from './schema';

/** Set from the build's environment (`siteConfig.customFields.weather`). */
export type WeatherConfig = {
  /** Address of an OpenWeather-compatible service. */
  url: string;
  key: string;
  /** City and country: `Paris,fr`. */
  query: string;
};

/** A slower answer is a failure, in ms: by then the visitor has read on. */
const TIME_OUT = 10_000;

/** @throws for any answer but 2xx with the expected fields, within the time. */
export async function fetchWeather(
  {url, key, query}: WeatherConfig,
  locale: Locale,
  timeOut = TIME_OUT,
): Promise<Weather> {
  const address = new URL(url);
  address.search = new URLSearchParams({q: query, lang: locale, appid: key}).toString();
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(timeOut),
  });
  if (!response.ok) {
    throw new Error(`The weather service answered ${response.status}.`);
  }
  return parseWeather(await response.json());
}

/** What sessionStorage holds after a failure: not to be asked again. */
const FAILED = 'null';

/**
 * The weather, asked once per session and language. Never rejects: any failure is
 * silent and gives undefined (specification, section 8).
 */
export async function loadWeather(
  config: WeatherConfig,
  locale: Locale,
  timeOut?: number,
): Promise<Weather | undefined> {
  const slot = `weather-${locale}`;
  const kept = read(slot);
  if (kept !== null) {
    return kept === FAILED ? undefined : fromSession(kept);
  }
  try {
    const weather = await fetchWeather(config, locale, timeOut);
    write(slot, JSON.stringify(weather));
    return weather;
  } catch {
    write(slot, FAILED);
    return undefined;
  }
}

/** What another script may have left there is checked like an answer. */
function fromSession(kept: string): Weather | undefined {
  try {
    const {city, ...first} = JSON.parse(kept) as Weather;
    return parseWeather({name: city, weather: [first]});
  } catch {
    return undefined;
  }
}

function read(slot: string): string | null {
  try {
    return window.sessionStorage.getItem(slot);
  } catch {
    return null;
  }
}

function write(slot: string, value: string): void {
  try {
    window.sessionStorage.setItem(slot, value);
  } catch {
    // Asked again on the next page.
  }
}
