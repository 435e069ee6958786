import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../project';
import {LIMITS} from './limits';
import {limited, type Table} from './report';

/** How large the code that git knows is, and how deep it reaches into other packages. */
export function codeTable(): Table {
  const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const files = execFileSync('git', ['ls-files', 'src', 'scripts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  }).split('\n');
  const lines = files
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.includes('__tests__'))
    .reduce((sum, file) => sum + read(file).split('\n').length - 1, 0);
  const plugins = files.filter((file) => /^src\/plugins\/(?!preset)[^/]+\/index\.ts$/.test(file));
  // The first table, without its head.
  const privateModules = (read('src/private-modules.md').match(/^\| .*\|$/gm) ?? []).length - 2;
  return {
    title: 'Code',
    head: ['', 'now'],
    rows: [
      ['Lines without tests, src and scripts', limited(lines, 'at most', LIMITS.lines)],
      ['Plugins', limited(plugins.length, 'at most', LIMITS.plugins)],
      ['Reaches into private modules', limited(privateModules, 'at most', LIMITS.privateModules)],
    ],
  };
}
