/*
 * npm run i18n:check: locates missing, stale, unused or inconsistent translations, and prints
 * each language's progress.
 */
import {parseArgs} from 'node:util';
import {createFactsCache} from '../src/plugins/texts/factsCache';
import {areas, type Area} from '../src/plugins/translations/catalogue';
import {checkTranslations, type Share} from '../src/plugins/translations/check';
import {reportProblems} from './lib/problem-report';
import type {Locale} from '../src/lib/locales';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

/** Rounds down, so that 100 means complete. */
const percent = ({done, total}: Share) => (total === 0 ? 100 : Math.floor((100 * done) / total));

function summary(locale: Locale, shares: {all: Share; areas: Record<Area, Share>}): string {
  const parts = Object.entries(shares.areas)
    .filter(([, {total}]) => total > 0)
    .map(([area, {done, total}]) => `${areas[area as Area]} ${done}/${total}`);
  return `${locale}: ${percent(shares.all)} % translated and up to date (${parts.join(', ')}).`;
}

void runCommand(
  'npm run i18n:check, without arguments',
  () => parseArgs({}),
  async () => {
    const {problems, languages} = await checkTranslations(
      projectRoot,
      createFactsCache(projectRoot),
    );
    for (const {locale, shares} of languages) if (shares) console.log(summary(locale, shares));
    return reportProblems('Translations', problems);
  },
);
