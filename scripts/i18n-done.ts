/*
 * npm run i18n:done: marks translations as up to date with the French.
 */
import {parseArgs} from 'node:util';
import {createFactsCache} from '../src/plugins/texts/factsCache';
import {translationsSince} from '../src/plugins/translations/git';
import {markDone} from '../src/plugins/translations/mark';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';
import {SiteError} from '../src/lib/siteError';

const USAGE =
  'npm run i18n:done i18n/en/…/index.mdx, or i18n/en/code.json#id for one text, i18n/en/code.json#all for all translated texts; accepts several. --since COMMIT: every translation that changed since';

function readOptions() {
  const {positionals, values} = parseArgs({
    allowPositionals: true,
    options: {since: {type: 'string'}},
  });
  if (positionals.length === 0 && !values.since) {
    throw new SiteError('Name at least one translation, or a commit: --since main.');
  }
  return {names: positionals, since: values.since};
}

void runCommand(USAGE, readOptions, async ({names: given, since}) => {
  const names = [...given, ...(since ? await translationsSince(projectRoot, since) : [])];
  const {done, skipped, refused} = await markDone(
    projectRoot,
    names,
    createFactsCache(projectRoot),
  );
  for (const reason of refused) console.error(`✖ ${reason}`);
  if (refused.length > 0) {
    if (names.length > refused.length) console.error('Nothing was marked.');
    return 1;
  }
  for (const line of done) console.log(line);
  for (const name of skipped)
    console.log(`– ${name} is still French: npm run i18n:check says more.`);
  console.log(done.length === 0 ? 'Already marked.' : `✓ ${done.length} marked.`);
  return 0;
});
