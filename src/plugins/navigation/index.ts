import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Follows links the site's own way, and hears of pages that come. See README.md. */
export default function navigationPlugin({siteDir}: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, 'src', file);
  return {
    name: 'navigation',
    getClientModules: () => [own('features/navigation/lifecycles.ts')],
    configureWebpack: () => ({
      resolve: {alias: {'@docusaurus/Link': own('components/Link')}},
    }),
  };
}
