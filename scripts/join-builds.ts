/*
 * npm run build:join -- <folder> <folder>: makes one site of its languages, each built
 * on a machine of its own with "npm run build -- --locale …".
 */
import {parseArgs} from 'node:util';
import {readEnvironment} from '../src/lib/environment';
import {SiteError} from '../src/lib/siteError';
import {joinBuilds} from './lib/join';
import {buildDir, display} from './lib/project.mjs';
import {runCommand, UserError} from './lib/user-error.mjs';

const USAGE = 'npm run build:join -- <folder of the French build> <folder of the English build>';

function readSources(): string[] {
  const {positionals} = parseArgs({allowPositionals: true});
  if (positionals.length < 2) {
    throw new UserError(`${positionals.length} folders were named.`);
  }
  return positionals;
}

async function main(sources: string[]): Promise<number> {
  try {
    await joinBuilds(sources, buildDir, readEnvironment(process.env));
  } catch (error) {
    throw error instanceof SiteError ? new UserError(error.message) : error;
  }
  console.log(
    `The whole site is in ${display(buildDir)}/: publish it, or look at it with "npm run serve".`,
  );
  return 0;
}

void runCommand(USAGE, readSources, main);
