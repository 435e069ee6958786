/*
 * npm run check:launch: what is left to do before the site is an agency's own.
 * Not part of `npm run check`: the site as it comes is an example, and says so.
 */
import {parseArgs} from 'node:util';
import {checkLaunch} from './lib/launch';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from './lib/project';
import {runCommand} from './lib/user-error';

const USAGE = 'npm run check:launch [-- --json]; with the variables that your host has';

const readOptions = () => parseArgs({options: {json: {type: 'boolean'}}}).values;

void runCommand(USAGE, readOptions, ({json}) => {
  const {problems, counts} = checkLaunch(projectRoot, process.env);
  const code = reportProblems(problems, {what: 'Launch', json, figures: {counts}});
  if (!json) {
    console.log(
      `  ${counts.identity} values of the identity, ${counts.samples} sample texts, ${counts.integrations} integrations without a key (those that are only warnings can stay so).`,
    );
    console.log(
      '  Variables that only your host knows: give them to this command too, SITE_URL=… npm run check:launch.',
    );
  }
  return code;
});
