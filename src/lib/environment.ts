import * as z from 'zod';
import {SiteError} from './siteError';

const address = z
  .string()
  .refine((value) => {
    try {
      const url = new URL(value);
      return (
        ['http:', 'https:'].includes(url.protocol) &&
        url.pathname === '/' &&
        !url.search &&
        !url.hash
      );
    } catch {
      return false;
    }
  }, 'write an address without a path, such as https://www.soin-commun.example.org')
  .transform((value) => new URL(value).origin);

/** The variables that the build reads; docs/maintenir/integrations says what each is for. */
const schema = z.object({
  /** Where the site will be published; a local development address by default (specification, section 1). */
  SITE_URL: address.default('http://localhost:3000'),
  /** Key of the weather service; without it the service is never called. */
  WEATHER_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'write the key that the weather service gave you, letters and digits only')
    .optional(),
  /** An OpenWeather-compatible address (decisions, section 7). */
  WEATHER_URL: z
    .url({
      protocol: /^https?$/,
      error: 'write a whole address, such as https://api.openweathermap.org/data/2.5/weather',
    })
    .default('https://api.openweathermap.org/data/2.5/weather'),
});

export type Environment = z.infer<typeof schema>;

/**
 * Reads and checks the build's environment variables. An empty variable counts
 * as not set.
 *
 * @throws SiteError that names each wrong variable, what it holds and what to write.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const known = Object.keys(schema.shape);
  const given = Object.fromEntries(
    known.flatMap((name) => (variables[name] ? [[name, variables[name]]] : [])),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new SiteError(
      result.error.issues
        .map((issue) => {
          const name = String(issue.path[0]);
          return `Environment variable ${name} is "${variables[name]}": ${issue.message}.`;
        })
        .join('\n'),
    );
  }
  return result.data;
}
