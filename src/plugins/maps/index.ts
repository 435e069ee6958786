import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readEnvironment} from '../../lib/environment';
import {writeAtomically} from '../../lib/files';
import {asLocale} from '../../lib/locales';
import {servedFolder} from '../dev-server/served';
import {frameFiles} from './files';

/** Serves Google's frame in development; plugins/publish writes it in a build. See README.md. */
export default function mapsPlugin(context: LoadContext): Plugin<void> | null {
  const {siteDir, i18n} = context;
  const {MAPS_KEY: key} = readEnvironment(process.env);
  if (!key || process.env.NODE_ENV !== 'development') return null;
  return servedFolder(context, {
    name: 'maps',
    watched: ['src/features/team/Visit/frame'],
    async write(directory) {
      for (const [address, text] of await frameFiles(siteDir, asLocale(i18n.currentLocale), key)) {
        await writeAtomically(path.join(directory, address), text);
      }
    },
  });
}
