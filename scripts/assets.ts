/*
 * npm run assets -- NAME, or -- --check: generates assets, or checks that they are up to date.
 *
 *   icons      static/img/icons.svg, from src/components/Icon/svg
 *   fonts      src/css/fonts and fonts.css, from the fonts' packages
 *   favicons   browser and home screen icons, from src/mark.ts and src/css/palette.css
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {makeFavicons} from './assets/favicons';
import {makeFonts} from './assets/fonts';
import {makeIcons, type Files} from './assets/icons';
import {isUpToDate} from './assets/upToDate';
import {projectRoot} from '../src/lib/project';
import type {Problem} from '../src/lib/siteError';
import {runCommand} from './lib/command';
import {reportProblems} from './lib/problem-report';

const MAKERS: Readonly<Record<string, () => Files | Promise<Files>>> = {
  icons: makeIcons,
  fonts: makeFonts,
  favicons: makeFavicons,
};

const USAGE = 'npm run assets -- icons|fonts|favicons, or --check';

function readOptions() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {check: {type: 'boolean', default: false}},
  });
  const [name] = positionals;
  const make = MAKERS[name ?? ''];
  if (!values.check && !make) throw new Error(name ? `Unknown tool "${name}"` : 'Name a tool');
  return {make: values.check ? undefined : make};
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

void runCommand(USAGE, readOptions, async ({make}) => {
  if (!make) return reportProblems('Assets', await findStale());
  for (const [file, content] of await make()) {
    writeFileSync(path.join(projectRoot, file), content);
    console.log(`${file}  ${Buffer.byteLength(content)} bytes`);
  }
  return 0;
});
