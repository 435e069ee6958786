import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {replaceCoreModule} from './coreModules';

/**
 * Puts the site's own navigation in the place of Docusaurus': links, scrolling,
 * focus. See README.md.
 */
export default function navigationPlugin({siteDir}: LoadContext): Plugin {
  const own = (file: string) => path.join(siteDir, 'src', file);
  return {
    name: 'navigation',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {
        resolve: {alias: {'@docusaurus/Link': own('components/Link')}},
        plugins: [
          replaceCoreModule(currentBundler, {
            request: './ClientLifecyclesDispatcher',
            replacement: own('features/navigation/ClientLifecyclesDispatcher.tsx'),
            fingerprint: '30fedb7e211e3acc',
          }),
          replaceCoreModule(currentBundler, {
            request: './PendingNavigation',
            replacement: own('features/navigation/PendingNavigation.tsx'),
            fingerprint: '1c489db32b5665b0',
          }),
        ],
      };
    },
  };
}
