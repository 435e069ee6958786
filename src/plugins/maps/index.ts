import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {asLocale} from '../../lib/locales';
import {frameFiles} from './files';
import {frameHeaders} from './policy';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Serves Google's frame in development; plugins/publish writes it in a build. See README.md. */
export default function mapsPlugin(context: LoadContext): Plugin | null {
  const {MAPS_KEY: key} = readEnvironment(process.env);
  if (!key || process.env.NODE_ENV !== 'development') return null;
  const locale = asLocale(context.i18n.currentLocale);

  const serve: Middleware = (req, res, next) => {
    const [pathname = '/'] = (req.url ?? '/').split('?');
    if (!/\/assets\/(?:maps\/|(?:js|css)\/maps-visit\.)/.test(pathname)) {
      next();
      return;
    }
    const address = pathname.replace(/\/$/, '/index.html');
    const ending = path.extname(address);
    // Rebuilt for each request, so that a reload shows changes.
    frameFiles(context.siteDir, locale, key).then(
      (files) => {
        const text = files.find(([known]) => known === address)?.[1];
        const headers = new Map<string, string>(ending === '.html' ? frameHeaders : []);
        res.setHeaders(headers.set('Content-Type', contentTypes[ending] ?? ''));
        res.statusCode = text === undefined ? 404 : 200;
        res.end(text);
      },
      (error: unknown) => {
        console.error(error);
        res.statusCode = 500;
        res.end();
      },
    );
  };

  const devServer = {
    setupMiddlewares(_middlewares: unknown[], server: {app: {use: (m: Middleware) => void}}) {
      server.app.use(serve);
      return [];
    },
  };
  return {
    name: 'maps',
    // Docusaurus passes `devServer` to the development server; see plugins/dev-server.
    configureWebpack: (_config, isServer) => (isServer ? {} : ({devServer} as object)),
  };
}
