/*
 * npm run check -- content: reports problems in the texts with file, line and remedy, without a
 * build.
 */
import {parseArgs} from 'node:util';
import {createFactsCache} from '../src/plugins/texts/factsCache';
import {checkContent} from '../src/plugins/problems/check';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

const readOptions = () => parseArgs({}).values;

void runCommand('npm run check -- content', readOptions, async () =>
  reportProblems(
    'Content',
    await checkContent(projectRoot, createFactsCache(projectRoot), {withHistory: true}),
  ),
);
