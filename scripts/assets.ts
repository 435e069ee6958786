/**
 * npm run assets: remakes the files that are drawn or subset from others.
 *
 *   npm run assets -- icons       static/img/icons.svg, from src/components/Icon/svg
 *   npm run assets -- fonts       src/css/fonts, from the fonts' packages
 *   npm run assets -- artwork     the pictures of blog/, from their drawings
 *   npm run assets -- favicons    the icons of the tab and of the home screen, from static/favicon.svg
 *   npm run assets -- --check     whether icons, fonts and pictures are up to date
 *
 * What follows the name goes to the tool: scripts/assets/<name> says what it takes.
 *
 * Exit codes: 0 done, 1 stale or failed, 2 wrong usage.
 */
import path from 'node:path';
import {run} from './lib/processes';
import {projectRoot} from './lib/project';
import {runMain, UserError} from './lib/user-error';

const TOOLS: Readonly<Record<string, string>> = {
  icons: 'icons.ts',
  fonts: 'fonts.ts',
  artwork: 'artwork.ts',
  favicons: 'favicons.ts',
};

/** Those whose results are committed and can be compared. */
const CHECKED = ['icons', 'fonts', 'artwork'];

/** @returns the tool's exit code */
async function runTool(name: string, args: readonly string[]): Promise<number> {
  const file = TOOLS[name];
  if (file === undefined) {
    const names = Object.keys(TOOLS).join('|');
    throw new UserError(
      `There is no tool "${name}". Usage: npm run assets -- ${names} [options], or --check.`,
    );
  }
  const script = path.join(projectRoot, 'scripts/assets', file);
  const {code} = await run(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: projectRoot,
  });
  return code;
}

void runMain(async () => {
  const [name = '', ...args] = process.argv.slice(2);
  if (name !== '--check') return runTool(name, args);
  const codes = await Promise.all(CHECKED.map((each) => runTool(each, ['--check'])));
  return Math.max(...codes);
});
