/** Path of the English server's hot reload socket, proxied by the French server. */
const ENGLISH_SOCKET_PATH = '/en/ws';

export type DevServerOptions = {
  language: 'fr' | 'en';
  englishPort: number;
  /** Stores submitted forms, one JSON object per line. */
  formsFile: string;
};

/** Reads the options set by `npm start`; null in a build and for a plain `docusaurus start`. */
export function readDevServerOptions(
  env: Readonly<Record<string, string | undefined>>,
): DevServerOptions | null {
  const {NODE_ENV, SITE_DEV_LANGUAGE, SITE_DEV_ENGLISH_PORT, SITE_DEV_FORMS_FILE = ''} = env;
  if (NODE_ENV !== 'development' || SITE_DEV_ENGLISH_PORT === undefined) return null;
  return {
    language: SITE_DEV_LANGUAGE === 'en' ? 'en' : 'fr',
    englishPort: Number(SITE_DEV_ENGLISH_PORT),
    formsFile: SITE_DEV_FORMS_FILE,
  };
}

/** Whether a path belongs to the English site: `/en`, `/en/team/`, not `/energy/`. */
export const isEnglishPath = (pathname: string): boolean => /^\/en(?:[/?]|$)/.test(pathname);

/**
 * Options for webpack-dev-server. French proxies /en, including its hot reload socket; English
 * opens its socket under /en because French uses /ws.
 */
export function devServerConfig({language, englishPort}: DevServerOptions) {
  if (language === 'en') {
    return {
      webSocketServer: {type: 'ws', options: {path: ENGLISH_SOCKET_PATH}},
      client: {webSocketURL: {pathname: ENGLISH_SOCKET_PATH}},
    };
  }
  const target = `http://127.0.0.1:${englishPort}`;
  // Silent: a closed tab would print a stack trace (EPIPE on its socket).
  return {proxy: [{context: isEnglishPath, target, ws: true, logLevel: 'silent'}]};
}
