import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {messageOf} from '../../lib/siteError';
import {withDevServer, withMiddleware} from './served';

/** Path of the English server's hot reload socket, proxied by the French server. */
const ENGLISH_SOCKET_PATH = '/en/ws';

/** Whether a path belongs to the English site: `/en`, `/en/team/`, not `/energy/`. */
export const isEnglishPath = (pathname: string): boolean => /^\/en(?:[/?]|$)/.test(pathname);

/**
 * Options for webpack-dev-server. French proxies /en, including its hot reload socket; English
 * opens its socket under /en because French uses /ws.
 */
function devServerConfig(language: string | undefined, englishPort: string) {
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

/** Serves both languages on one port in development, and receives forms. See README.md. */
export default async function devServerPlugin(): Promise<Plugin | null> {
  const {NODE_ENV, SITE_DEV_LANGUAGE, SITE_DEV_ENGLISH_PORT, SITE_DEV_FORMS_FILE} = process.env;
  // Unset in a build and for a plain `docusaurus start`.
  if (NODE_ENV !== 'development' || !SITE_DEV_ENGLISH_PORT || !SITE_DEV_FORMS_FILE) return null;
  // Imported here because builds don't need it.
  const {createFormsServer} = await import('../../server/receiver');
  const receiver = await createFormsServer({file: SITE_DEV_FORMS_FILE}).catch((error: unknown) => {
    // The site can be written all the same.
    console.warn(`Forms are refused. ${messageOf(error)}`);
  });

  const forms = (req: IncomingMessage, res: ServerResponse, next: () => void) => {
    if (req.method === 'POST' && receiver) receiver.routing(req, res);
    else next();
  };

  return {
    name: 'dev-server',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const devServer = {
        ...devServerConfig(SITE_DEV_LANGUAGE, SITE_DEV_ENGLISH_PORT),
        // Ahead of the proxy.
        ...withMiddleware(forms),
      };
      return withDevServer(devServer);
    },
  };
}
