/*
 * npm run check -- content: reports problems in the texts with file, line and remedy, without a
 * build. `npm run fix -- content` corrects typography in place.
 */
import path from 'node:path';
import {parseArgs} from 'node:util';
import {writeAtomically} from '../src/lib/files';
import {createFactsCache} from '../src/plugins/case-studies/factsCache';
import {checkContent} from '../src/plugins/problems/check';
import {applyCorrections} from '../src/lib/texts/typography';
import {reportProblems} from './lib/problem-report';
import {projectRoot} from '../src/lib/project';
import {runCommand} from './lib/command';

const readOptions = () => parseArgs({options: {fix: {type: 'boolean'}}}).values;

void runCommand('npm run check -- content', readOptions, async ({fix}) => {
  const readFacts = createFactsCache(projectRoot);
  let checked = await checkContent(projectRoot, readFacts);
  const fixed = fix ? checked.corrections : [];
  for (const {file, source, corrections} of fixed) {
    await writeAtomically(path.join(projectRoot, file), applyCorrections(source, corrections));
  }
  if (fixed.length > 0) checked = await checkContent(projectRoot, readFacts);
  const {problems, corrections} = checked;
  const signs = fixed.flatMap((each) => each.corrections).length;
  if (signs > 0) {
    console.log(`Corrected ${signs} typographic ${signs === 1 ? 'sign' : 'signs'}.`);
  }
  const code = reportProblems('Content', problems);
  if (corrections.length > 0) {
    console.log('Run npm run fix -- content to correct the typography.');
  }
  return code;
});
