import '../../lib/zodWithoutEval';
import * as z from 'zod/mini';
import type {Weather} from '../../lib/weather';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

/**
 * What the product reads of the weather service's answer (specification,
 * section 3; https://openweathermap.org/current).
 */
export const weatherSchema = z.object({
  name: text,
  weather: z.tuple(
    [z.object({description: text, icon: z.string().check(z.regex(/^\d{2}[dn]$/))})],
    z.unknown(),
  ),
});

export type WeatherData = z.infer<typeof weatherSchema>;

/** @throws when a field is missing or is not what it should be. */
export function parseWeather(data: unknown): Weather {
  const {name, weather} = weatherSchema.parse(data);
  return {city: name, description: weather[0].description, icon: weather[0].icon};
}
