import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {CHUNK_LOAD_TIMEOUT} from '../../constants';
import {replacePreload} from './bundle';

/** Makes the browser load a page's data before its code. See README.md. */
export default function pageDataPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'page-data',
    configureWebpack(_config, isServer, {currentBundler}) {
      // In development pages import their data as modules, which hot-reload.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const preload = path.join(siteDir, 'src/features/navigation/load/preload.ts');
      return {
        // A short name: every script contains it.
        output: {chunkLoadTimeout: CHUNK_LOAD_TIMEOUT, chunkLoadingGlobal: 'rspackChunk'},
        plugins: [replacePreload(currentBundler.instance as never, preload) as never],
      };
    },
  };
}
