import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * A bundler's configuration with options for the development server: Docusaurus passes `devServer`
 * on, but its types omit it.
 */
export const withDevServer = (devServer: object, configuration: object = {}): object => ({
  ...configuration,
  devServer,
});

type Folder = {
  name: string;
  /** Paths from the project's root whose change writes the folder again. */
  watched: readonly string[];
  write: (directory: string) => Promise<void>;
  /** Answers what no file does. */
  middleware?: Middleware;
};

export type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

/** Adds a middleware ahead of Docusaurus' own: their lists are concatenated, and ours is empty. */
export const withMiddleware = (middleware: Middleware) => ({
  setupMiddlewares(_middlewares: unknown[], server: {app: {use: (m: Middleware) => void}}) {
    server.app.use(middleware);
    return [];
  },
});

/** A plugin that writes a folder and serves it in development. */
export function servedFolder(
  {siteDir, generatedFilesDir}: LoadContext,
  {name, watched, write, middleware}: Folder,
): Plugin<void> {
  const directory = path.join(generatedFilesDir, name);
  return {
    name,
    getPathsToWatch: () => watched.map((file) => path.join(siteDir, file)),
    loadContent: () => write(directory),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : withDevServer({
            static: [{directory, watch: false}],
            ...(middleware && withMiddleware(middleware)),
          }),
  };
}
