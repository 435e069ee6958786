/*
 * npm run check -- content: reports problems in the texts with file, line and remedy, without a
 * build.
 */
import {parseArgs} from 'node:util';
import {createFactsCache} from '../src/plugins/texts/factsCache';
import {checkCaseStudies} from '../src/plugins/case-studies/read';
import {checkContent} from '../src/plugins/problems/check';
import {checkMoved} from '../src/plugins/problems/moved';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

const readOptions = () => parseArgs({}).values;

void runCommand('npm run check -- content', readOptions, async () => {
  const readFacts = createFactsCache(projectRoot);
  const problems = await checkContent(projectRoot, readFacts);
  const {studies} = await checkCaseStudies(projectRoot, readFacts);
  return reportProblems('Content', [...problems, ...(await checkMoved(projectRoot, studies))]);
});
