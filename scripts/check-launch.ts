/*
 * npm run check:launch: lists what remains before an agency can launch the site.
 * Not part of `npm run check`, because the site ships with example content.
 */
import {parseArgs} from 'node:util';
import {checkLaunch} from './lib/launch';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

void runCommand(
  'npm run check:launch, with the variables that your host has',
  () => parseArgs({}),
  () => {
    const code = reportProblems('Launch', checkLaunch(projectRoot, process.env));
    console.log(
      '  Warnings stop nothing: optional integrations, and words to look at. Set the variables of your host for this command too: SITE_URL=… npm run check:launch.',
    );
    return code;
  },
);
