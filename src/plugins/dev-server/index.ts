import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {devServerConfig, readDevServerOptions} from './options';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Puts both languages behind one port in development, and receives forms. See README.md. */
export default async function devServerPlugin(): Promise<Plugin | null> {
  const options = readDevServerOptions(process.env);
  if (!options) return null;
  // A build does without them.
  const {createFormsServer} = await import('../../../scripts/lib/forms');
  const receiver = await createFormsServer({file: options.formsFile});

  const forms: Middleware = (req, res, next) => {
    if (req.method === 'POST') receiver.routing(req, res);
    else next();
  };

  return {
    name: 'dev-server',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const devServer = {
        ...devServerConfig(options),
        // Docusaurus merges this function with its own: both run, and the lists they return are
        // joined. Ours adds to the application instead, ahead of the proxy, and returns nothing to
        // join.
        setupMiddlewares(_middlewares: unknown[], server: {app: {use: (m: Middleware) => void}}) {
          server.app.use(forms);
          return [];
        },
      };
      // Docusaurus hands `devServer` on to the development server; its types don't know it.
      return {devServer} as object;
    },
  };
}
