import type {IncomingMessage, ServerResponse} from 'node:http';
import type {Plugin} from '@docusaurus/types';
import {devServerConfig, readDevServerOptions} from './options';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Serves both languages on one port in development, and receives forms. See README.md. */
export default async function devServerPlugin(): Promise<Plugin | null> {
  const options = readDevServerOptions(process.env);
  if (!options) return null;
  // Imported here because builds don't need it.
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
        // Docusaurus merges this function with its own and concatenates the lists they return.
        // Ours registers on the application instead, ahead of the proxy, and returns no list.
        setupMiddlewares(_middlewares: unknown[], server: {app: {use: (m: Middleware) => void}}) {
          server.app.use(forms);
          return [];
        },
      };
      // Docusaurus passes `devServer` to the development server; its types omit it.
      return {devServer} as object;
    },
  };
}
