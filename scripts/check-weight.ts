/**
 * Holds the built pages to their weight, right after each build: scripts, styles, fonts,
 * files and elements that the HTML alone asks for. See docs/results.mdx.
 *
 *   npm run check:weight                  the build of `npm run build`
 *   npm run check:weight -- --build dir   another one
 *   npm run check:weight -- --json        the report as a JSON document
 *
 * Exit codes: 0 within the limits, 1 beyond one, 2 wrong usage.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {assertBuilt} from './lib/build.mjs';
import {weighBuild, weightProblems, weightTable} from './lib/measure/builtWeight';
import {reportProblems} from './lib/problem-report';
import {buildDir as ownBuild, display} from './lib/project.mjs';
import {runCommand} from './lib/user-error.mjs';

const USAGE = 'npm run check:weight -- [--build build] [--json]';

const readOptions = () =>
  parseArgs({options: {build: {type: 'string'}, json: {type: 'boolean'}}}).values;

function main({build = ownBuild, json = false}: ReturnType<typeof readOptions>): number {
  const buildDir = path.resolve(build);
  assertBuilt(buildDir);
  const pages = weighBuild(buildDir);
  if (!json)
    console.log(
      `What the HTML of a page loads (kB of 1000 bytes, Brotli):\n\n${weightTable(pages)}\n`,
    );
  return reportProblems(weightProblems(pages, display(buildDir)), {
    what: 'Weight',
    json,
    figures: {pages},
  });
}

void runCommand(USAGE, readOptions, main);
