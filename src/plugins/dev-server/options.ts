import * as z from 'zod';

/** Address of the English development server: nobody but this machine reaches it. */
const ENGLISH_HOST = '127.0.0.1';

/** Where browsers open the English server's hot reload socket, through the French one. */
export const ENGLISH_SOCKET_PATH = '/en/ws';

/** What `npm start` (scripts/lib/start-command.mjs) hands to each server. */
const schema = z.object({
  SITE_DEV_LANGUAGE: z.enum(['fr', 'en'], 'write fr or en'),
  SITE_DEV_ENGLISH_PORT: z
    .string('write a port')
    .regex(/^\d+$/, 'write a whole number from 1 to 65535')
    .transform(Number)
    .pipe(z.number().min(1, 'write 1 or more').max(65535, 'write 65535 or less')),
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
 * Reads what `npm start` set. Null in a build, and for a plain
 * `docusaurus start` of one language, where the plugin has nothing to do.
 *
 * @throws Error that names a variable, what it holds and what to write.
 */
export function readDevServerOptions(
  env: Readonly<Record<string, string | undefined>>,
): DevServerOptions | null {
  if (env.NODE_ENV !== 'development' || env.SITE_DEV_ENGLISH_PORT === undefined) return null;
  const result = schema.safeParse(env);
  if (!result.success) {
    const problems = result.error.issues.map(({path, message}) => {
      const name = String(path[0]);
      return `${name} is "${env[name] ?? ''}": ${message}.`;
    });
    throw new Error(
      `The development server was started with variables that only "npm start" should set. ${problems.join(' ')}`,
    );
  }
  return {
    language: result.data.SITE_DEV_LANGUAGE,
    englishPort: result.data.SITE_DEV_ENGLISH_PORT,
    formsFile: result.data.SITE_DEV_FORMS_FILE,
  };
}

/** Whether a path belongs to the English site: `/en`, `/en/team/`, not `/energy/`. */
export function isEnglishPath(pathname: string): boolean {
  return /^\/en(?:[/?]|$)/.test(pathname);
}

/**
 * What each language's server needs of webpack-dev-server
 * (https://webpack.js.org/configuration/dev-server/). French hands /en over,
 * hot reload's socket included; English opens its socket under /en, because
 * /ws is the French one's.
 */
export function devServerConfig({language, englishPort}: DevServerOptions) {
  return language === 'fr'
    ? {
        proxy: [
          {
            context: isEnglishPath,
            target: `http://${ENGLISH_HOST}:${englishPort}`,
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
