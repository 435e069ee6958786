/*
 * npm run i18n:done: marks translations as up to date with the French.
 */
import {parseArgs} from 'node:util';
import {markDone} from '../src/plugins/translations/mark';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE =
  'npm run i18n:done i18n/en/…/index.mdx, or i18n/en/code.json#id for one text, i18n/en/code.json#all for all translated texts; accepts several';

function readNames(): string[] {
  const {positionals} = parseArgs({allowPositionals: true});
  if (positionals.length === 0) throw new SiteError('Name at least one translation.');
  return positionals;
}

void runCommand(USAGE, readNames, async (names) => {
  const {done, refused} = await markDone(projectRoot, names);
  for (const reason of refused) console.error(`✖ ${reason}`);
  if (refused.length > 0) {
    if (names.length > refused.length) console.error('Nothing was marked.');
    return 1;
  }
  for (const line of done) console.log(line);
  console.log(done.length === 0 ? 'Already marked.' : `✓ ${done.length} marked.`);
  return 0;
});
