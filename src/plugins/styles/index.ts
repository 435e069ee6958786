import type {LoadContext, Plugin} from '@docusaurus/types';
import {shortenNames} from './names';

/**
 * How the bundler names the classes of the site's CSS modules. See README.md.
 */
export default function stylesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'styles',
    configureWebpack(config) {
      if (process.env.NODE_ENV === 'production') {
        shortenNames(config.module?.rules, siteDir);
      }
      return {};
    },
  };
}
