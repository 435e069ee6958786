import {mkdir, writeFile} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {asLocale} from '../../lib/locales';
import {MAPS_FRAME} from '../../lib/maps';
import {writing} from '../shared/written';
import {bundleFrame} from './bundle';
import type {MapsOptions} from './options';
import {framePage} from './page';
import {frameHeaders} from './policy';

export {validateOptions} from './options';

type Middleware = (req: IncomingMessage, res: ServerResponse, next: () => void) => void;

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * Writes the frame that Google's script runs in, one per language, or serves it in
 * development. Does nothing without a key. See README.md.
 */
export default function mapsPlugin(context: LoadContext, {key}: MapsOptions): Plugin | null {
  if (!key) return null;
  const {siteDir, baseUrl} = context;
  const locale = asLocale(context.i18n.currentLocale);
  const under = (file: string) => `${baseUrl}${file.slice(1)}`;

  const make = async () => {
    const {script, styles} = await bundleFrame(siteDir);
    const page = framePage({
      locale,
      key,
      script: under(script.path),
      styles: under(styles.path),
    });
    return {page, files: [script, styles]};
  };

  const serve: Middleware = (req, res, next) => {
    const [pathname = '/'] = (req.url ?? '/').split('?');
    const isFrame = pathname === under(MAPS_FRAME);
    const isFile = /^assets\/(?:js|css)\/maps-visit\./.test(
      pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : '',
    );
    if (!isFrame && !isFile) {
      next();
      return;
    }
    // Made again for each request: a change shows on reload.
    make().then(
      ({page, files}) => {
        const file = files.find(({path: known}) => under(known) === pathname);
        if (isFrame) frameHeaders.forEach(([name, value]) => res.setHeader(name, value));
        res.setHeader(
          'Content-Type',
          isFrame ? 'text/html; charset=utf-8' : (contentTypes[path.extname(pathname)] ?? ''),
        );
        res.statusCode = isFrame || file ? 200 : 404;
        res.end(isFrame ? page : file?.text);
      },
      (error: unknown) => {
        console.error(error);
        res.statusCode = 500;
        res.end();
      },
    );
  };

  return {
    name: 'maps',
    getPathsToWatch: () => [],
    configureWebpack(_config, isServer) {
      // Docusaurus hands `devServer` on to the development server; see plugins/dev-server.
      return isServer
        ? {}
        : ({
            devServer: {
              setupMiddlewares(
                _middlewares: unknown[],
                server: {app: {use: (m: Middleware) => void}},
              ) {
                server.app.use(serve);
                return [];
              },
            },
          } as object);
    },
    postBuild: ({outDir}) =>
      writing(context, async () => {
        const {page, files} = await make();
        const put = async (file: string, text: string) => {
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), {recursive: true});
          await writeFile(target, text);
        };
        await Promise.all([
          put(`${MAPS_FRAME}index.html`, page),
          ...files.map((file) => put(file.path, file.text)),
        ]);
      }),
  };
}
