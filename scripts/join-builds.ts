/*
 * npm run build:join -- <folder> <folder>: makes one site of its languages, each built
 * on a machine of its own with "npm run build -- --locale …".
 */
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/lib/environment';
import {SiteError} from '../src/lib/siteError';
import {joinBuilds} from './lib/join';
import {buildDir, display} from './lib/project.mjs';
import {messageOf, runMain, UserError} from './lib/user-error.mjs';

const USAGE = 'npm run build:join -- <folder of the French build> <folder of the English build>';

void runMain(async () => {
  let sources: string[];
  try {
    ({positionals: sources} = parseArgs({allowPositionals: true}));
  } catch (error) {
    console.error(`✖ ${messageOf(error)}. Usage: ${USAGE}.`);
    return 2;
  }
  if (sources.length < 2) {
    console.error(`✖ ${sources.length} folders were named. Usage: ${USAGE}.`);
    return 2;
  }
  try {
    await joinBuilds(sources, buildDir, readEnvironment(process.env));
  } catch (error) {
    throw error instanceof SiteError ? new UserError(error.message) : error;
  }
  console.log(
    `The whole site is in ${display(buildDir)}/: publish it, or look at it with "npm run serve".`,
  );
  return 0;
});
