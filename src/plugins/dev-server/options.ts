import * as z from 'zod';

/** Where browsers open the English server's hot reload socket, through the French one. */
const ENGLISH_SOCKET_PATH = '/en/ws';

/** What `npm start` (scripts/lib/start-command.mjs) hands to each server. */
const schema = z.object({
  SITE_DEV_LANGUAGE: z.enum(['fr', 'en'], 'write fr or en'),
  SITE_DEV_ENGLISH_PORT: z.coerce
    .number('write a port')
    .int('write a whole number')
    .min(1, 'write 1 or more')
    .max(65535, 'write 65535 or less'),
  SITE_DEV_FORMS_FILE: z.string('write a file').min(1, 'write a file'),
});

export type DevServerOptions = {
  language: 'fr' | 'en';
  /** Port of the English server on 127.0.0.1. */
  englishPort: number;
  /** Where forms are kept, one JSON object per line. */
  formsFile: string;
};

/**
 * Reads what `npm start` set. Null in a build, and for a plain `docusaurus start` of one
 * language, where the plugin has nothing to do.
 *
 * @throws Error that names a variable, what it holds and what to write
 */
export function readDevServerOptions(
  env: Readonly<Record<string, string | undefined>>,
): DevServerOptions | null {
  if (env.NODE_ENV !== 'development' || env.SITE_DEV_ENGLISH_PORT === undefined) return null;
  const {data, error} = schema.safeParse(env);
  if (error) {
    const problems = error.issues.map(
      ({path: [name], message}) => `${String(name)} is "${env[String(name)] ?? ''}": ${message}.`,
    );
    throw new Error(
      `The development server was started with variables that only "npm start" should set. ${problems.join(' ')}`,
    );
  }
  return {
    language: data.SITE_DEV_LANGUAGE,
    englishPort: data.SITE_DEV_ENGLISH_PORT,
    formsFile: data.SITE_DEV_FORMS_FILE,
  };
}

/** Whether a path belongs to the English site: `/en`, `/en/team/`, not `/energy/`. */
export const isEnglishPath = (pathname: string): boolean => /^\/en(?:[/?]|$)/.test(pathname);

/**
 * What each language's server needs of webpack-dev-server. French hands /en over, hot
 * reload's socket included; English opens its socket under /en, because /ws is the French
 * one's.
 */
export function devServerConfig({language, englishPort}: DevServerOptions) {
  return language === 'fr'
    ? {
        proxy: [
          {
            context: isEnglishPath,
            target: `http://127.0.0.1:${englishPort}`,
            ws: true,
            // A closed tab would otherwise print a stack trace (EPIPE on its socket).
            logLevel: 'silent',
          },
        ],
      }
    : {
        webSocketServer: {type: 'ws', options: {path: ENGLISH_SOCKET_PATH}},
        client: {webSocketURL: {pathname: ENGLISH_SOCKET_PATH}},
      };
}
