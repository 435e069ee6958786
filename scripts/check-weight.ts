/**
 * Says after each build which case studies have so many elements that their EcoIndex feels
 * it. Advice: it never stops a build. What code may weigh is held by e2e/weight.spec.ts.
 *
 *   npm run check:weight                  the build of `npm run build`
 *   npm run check:weight -- --build dir   another one
 *
 * Exit codes: 0, or 2 for wrong usage.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {formatProblems} from '../src/lib/siteError';
import {elementAdvice} from './lib/measure/builtWeight';
import {assertBuilt, buildDir as ownBuild, display} from './lib/project';
import {runCommand} from './lib/user-error';

const USAGE = 'npm run check:weight -- [--build build]';

const readOptions = () => parseArgs({options: {build: {type: 'string'}}}).values;

function main({build = ownBuild}: ReturnType<typeof readOptions>): number {
  const buildDir = path.resolve(build);
  assertBuilt(buildDir);
  const advice = elementAdvice(buildDir, display(buildDir));
  if (advice.length > 0) console.log(formatProblems(advice));
  return 0;
}

void runCommand(USAGE, readOptions, main);
