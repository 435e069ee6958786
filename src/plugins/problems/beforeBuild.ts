import logger from '@docusaurus/logger';
import {onceABuild} from '../../lib/project';
import {formatProblems, throwProblems} from '../../lib/siteError';
import {factsCache} from '../texts/factsCache';
import {checkForBuild} from '../translations/check';
import {checkContent} from './check';

/**
 * Checks all texts but the handbook's before a build, once for both languages. Prints warnings.
 *
 * @throws SiteError that lists what would stop the build, and the translations that visitors would
 * miss
 */
export const checkBeforeBuild = (siteDir: string): Promise<void> =>
  onceABuild(`check of texts ${siteDir}`, async () => {
    const readFacts = factsCache(siteDir);
    const problems = await checkContent(siteDir, readFacts, {withHandbook: false});
    problems.push(...(await checkForBuild(siteDir, readFacts)));
    throwProblems('Texts', problems);
    if (problems.length > 0) logger.warn(formatProblems(problems));
  });
