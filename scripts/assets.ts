/*
 * npm run assets -- NAME, or -- --check: generates assets, or checks that they are up to date.
 *
 *   icons      static/img/icons.svg, from src/components/Icon/svg
 *   fonts      src/css/fonts and fonts.css, from src/typefaces.ts
 *   on-brand   src/css/on-brand.css, from src/css/palette.css
 *   favicons   browser and home screen icons, from src/mark.ts and src/css/palette.css
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeFavicons} from './assets/favicons';
import {makeFonts} from './assets/fonts';
import {makeIcons, type Files} from './assets/icons';
import {makeOnBrand} from './assets/onBrand';
import {isUpToDate} from './assets/upToDate';
import {projectRoot} from '../src/lib/project';
import type {Problem} from '../src/lib/siteError';
import {runCommand} from './lib/command';
import {reportProblems} from './lib/problem-report';

const MAKERS: Readonly<Record<string, () => Files | Promise<Files>>> = {
  icons: makeIcons,
  fonts: makeFonts,
  'on-brand': makeOnBrand,
  favicons: makeFavicons,
};

const USAGE = 'npm run assets -- icons|fonts|on-brand|favicons …, or --check';

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {check: {type: 'boolean', default: false}},
  });
  const unknown = positionals.find((name) => !MAKERS[name]);
  if (unknown !== undefined) throw new Error(`Unknown tool "${unknown}"`);
  if (!values.check && positionals.length === 0) throw new Error('Name a tool');
  return {check: values.check, tools: positionals};
}

/** Finds stale files, except `favicon.ico`, which sharp does not read. */
async function findStale(): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const [tool, make] of Object.entries(MAKERS)) {
    for (const [file, content] of await make()) {
      if (file.endsWith('.ico') || (await isUpToDate(path.join(projectRoot, file), content)))
        continue;
      problems.push({file, message: `it is not up to date: run npm run assets -- ${tool}.`});
    }
  }
  return problems;
}

void runCommand(USAGE, readOptions, async ({check, tools}) => {
  if (check) return reportProblems('Assets', await findStale());
  for (const tool of tools) {
    for (const [file, content] of (await MAKERS[tool]?.()) ?? []) {
      writeFileSync(path.join(projectRoot, file), content);
      console.log(`${file}  ${Buffer.byteLength(content)} bytes`);
    }
  }
  return 0;
});
