import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../project';
import {CODE_LIMITS} from './limits';
import {upTo, type Table} from './report';

const isCode = (file: string) =>
  /\.(?:tsx?|mjs|js)$/.test(file) && !/__tests__|\.test\./.test(file);

/** How large the code that git knows is, and how deep it reaches into other packages. */
export function codeTable(root = projectRoot): Table {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const files = execFileSync('git', ['ls-files', 'src', 'scripts'], {cwd: root, encoding: 'utf8'})
    .trim()
    .split('\n')
    .filter((file) => existsSync(path.join(root, file)));
  const lines = files
    .filter(isCode)
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  const plugins = files.filter((file) => /^src\/plugins\/(?!preset)[^/]+\/index\.ts$/.test(file));
  // The first table, without its head.
  const privateModules = (read('src/private-modules.md').match(/^\| .*\|$/gm) ?? []).length - 2;
  return {
    title: 'Code',
    head: ['', 'now'],
    rows: [
      ['Lines without tests, src and scripts', upTo(lines, CODE_LIMITS.lines)],
      ['Plugins', upTo(plugins.length, CODE_LIMITS.plugins)],
      ['Reaches into private modules', upTo(privateModules, CODE_LIMITS.privateModules)],
    ],
  };
}
