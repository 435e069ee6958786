/*
 * npm run check:launch: lists what remains before an agency can launch the site.
 * Not part of `npm run check`, because the site ships with example content.
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
      `  ${counts.identity} values of the identity, ${counts.samples} sample texts, ${counts.integrations} integrations without a key (warnings are optional).`,
    );
    console.log(
      '  Set the variables of your host for this command too: SITE_URL=… npm run check:launch.',
    );
  }
  return code;
});
