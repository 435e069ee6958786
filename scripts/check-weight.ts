/*
 * After each build, warns about case studies with so many elements that their EcoIndex drops.
 * Never fails the build.
 */
import {formatProblems} from '../src/lib/siteError';
import {elementAdvice} from './lib/builtPages';
import {assertBuilt, buildDir, display} from './lib/project';
import {runMain} from './lib/user-error';

void runMain(() => {
  assertBuilt();
  const advice = elementAdvice(buildDir, display(buildDir));
  if (advice.length > 0) console.log(formatProblems(advice));
  return 0;
});
