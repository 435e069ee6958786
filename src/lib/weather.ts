export type Weather = {
  city: string;
  /** In the visitor's language: « ciel dégagé ». */
  description: string;
  icon: string;
};

/** A clear sky by day: what is shown without weather data. */
export const DEFAULT_WEATHER_ICON = '01d';

export type WeatherFamily = 'clear' | 'clouds' | 'rain' | 'snow' | 'mist';

/** First two characters of the icon code (https://openweathermap.org/weather-conditions). */
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

/** The scene that an icon code asks for; a clear sky for a code that is not known. */
export function familyOf(icon: string): WeatherFamily {
  return families[icon.slice(0, 2)] ?? 'clear';
}

export function isNight(icon: string): boolean {
  return icon.endsWith('n');
}

/** `10d` → `10n` → `10d` (specification, section 4). */
export function swapDayNight(icon: string): string {
  return icon.slice(0, -1) + (isNight(icon) ? 'd' : 'n');
}
