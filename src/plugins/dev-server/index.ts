import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {
  asLocale,
  defaultLocale,
  localeFacts,
  localeOfPath,
  locales,
  type Locale,
} from '../../lib/locales';
import {messageOf} from '../../lib/siteError';
import {withDevServer, withMiddleware} from './served';

/** The port of each language's server. */
type Ports = Readonly<Record<Locale, number>>;

/** Whether a path belongs to a language: `/en`, `/en/team/`, not `/energy/`. */
export const isPathOf = (locale: Locale, address: string): boolean =>
  localeOfPath(address.split('?', 1)[0] ?? '') === locale;

/**
 * Options for webpack-dev-server. The default language's proxies the others', including their hot
 * reload sockets; each opens its socket below its prefix, because the default one uses /ws.
 */
function devServerConfig(locale: Locale, ports: Ports) {
  if (locale !== defaultLocale) {
    const pathname = `${localeFacts[locale].prefix}/ws`;
    return {
      webSocketServer: {type: 'ws', options: {path: pathname}},
      client: {webSocketURL: {pathname}},
    };
  }
  const proxy = locales
    .filter((other) => other !== locale)
    .map((other) => ({
      context: (pathname: string) => isPathOf(other, pathname),
      target: `http://127.0.0.1:${ports[other]}`,
      ws: true,
      // A closed tab would print a stack trace (EPIPE on its socket).
      logLevel: 'silent',
    }));
  return {proxy};
}

/** Serves all languages on one port in development, and receives forms. See README.md. */
export default async function devServerPlugin(): Promise<Plugin | null> {
  const {NODE_ENV, SITE_DEV_LANGUAGE, SITE_DEV_PORTS, SITE_DEV_FORMS_FILE} = process.env;
  // Unset in a build and for a plain `docusaurus start`.
  if (NODE_ENV !== 'development' || !SITE_DEV_LANGUAGE || !SITE_DEV_PORTS || !SITE_DEV_FORMS_FILE) {
    return null;
  }
  const locale = asLocale(SITE_DEV_LANGUAGE);
  const ports = JSON.parse(SITE_DEV_PORTS) as Ports;
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
        ...devServerConfig(locale, ports),
        // For pages alone: a page whose hot update is gone reloads when that is a 404, and waits
        // forever when it is HTML.
        historyApiFallback: {htmlAcceptHeaders: ['text/html']},
        // Ahead of the proxy.
        ...withMiddleware(forms),
      };
      return withDevServer(devServer);
    },
  };
}
