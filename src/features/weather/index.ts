/*
 * Loaded when the browser is idle, and only with a key, because it imports zod; see
 * useCityWeather in theme/Layout.
 */
import * as z from 'zod/mini';
import type {Locale} from '../../lib/locales';
import {sessionStorageOrNone} from '../../lib/storage';
import {translate} from '../../lib/translate';
import {skyOf, type Weather} from '../../hooks/useWeather';

// Zod's `new Function` is refused by the content security policy (lib/forms/schema.ts).
z.config({jitless: true});

/** From the environment of the build (`siteConfig.customFields.weather`). */
export type WeatherConfig = {
  url: string;
  key: string;
  query: string;
};

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/**
 * The part of a response that is used (specification, section 3;
 * https://openweathermap.org/current).
 */
const weatherSchema = z.object({
  name: text,
  weather: z.tuple(
    [z.object({description: text, icon: z.string().check(z.regex(/^\d{2}[dn]$/))})],
    z.unknown(),
  ),
});

/** @throws if a field is missing or invalid */
export function parseWeather(data: unknown): Weather {
  const {name, weather} = weatherSchema.parse(data);
  return {city: name, description: weather[0].description, icon: weather[0].icon};
}

/** In ms: a slower response is a failure. */
const TIME_OUT = 10_000;

/** @throws on a timeout, a status other than 2xx, or unexpected fields */
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

/**
 * The weather, requested once per session and language; undefined after any failure (specification,
 * section 8).
 */
export async function loadWeather(
  config: WeatherConfig,
  locale: Locale,
  timeOut?: number,
): Promise<Weather | undefined> {
  const slot = `weather-${locale}`;
  const session = sessionStorageOrNone();
  const stored = session?.getItem(slot) ?? undefined;
  if (stored !== undefined) return fromSession(stored);
  const weather = await fetchWeather(config, locale, timeOut).catch(() => undefined);
  try {
    // Null records a failure, so as not to retry.
    session?.setItem(slot, JSON.stringify(weather ?? null));
  } catch {
    // Storage is full: the next page requests it again.
  }
  return weather;
}

/** What home says of a sky. Here, because only visitors who receive the weather need it. */
export const skySentence = (weather: Weather): string =>
  translate({id: `home.Hero.sky.${skyOf(weather)}`}, {city: weather.city});

/** Validated like a response: another script may have written it. */
function fromSession(stored: string): Weather | undefined {
  try {
    const {city, ...first} = JSON.parse(stored) as Weather;
    return parseWeather({name: city, weather: [first]});
  } catch {
    return undefined;
  }
}
