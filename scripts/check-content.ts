/*
 * npm run check -- content: reports problems in the texts, and what their translations lack for a
 * build, with file, line and remedy.
 */
import {parseArgs} from 'node:util';
import {createFactsCache} from '../src/plugins/texts/factsCache';
import {checkContent} from '../src/plugins/problems/check';
import {committedSlugs} from '../src/plugins/problems/moved';
import {checkForBuild} from '../src/plugins/translations/check';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

// Reads each text once, as a build does.
process.env.NODE_ENV ??= 'production';

const readOptions = () => parseArgs({}).values;

void runCommand('npm run check -- content', readOptions, async () => {
  const readFacts = createFactsCache(projectRoot);
  const problems = await checkContent(projectRoot, readFacts, {
    history: committedSlugs(projectRoot),
  });
  // What is missing in English stops a build too.
  problems.push(...(await checkForBuild(projectRoot, readFacts)));
  return reportProblems('Content', problems);
});
