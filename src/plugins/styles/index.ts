import type {LoadContext, Plugin} from '@docusaurus/types';
import {shortenNames} from './names';

/**
 * How the bundler compiles the site's styles; the sheets are written by
 * plugins/page-data, with the pages. See README.md.
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
