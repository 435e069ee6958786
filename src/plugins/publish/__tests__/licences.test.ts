/** @jest-environment node */
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {writeFiles} from '@site/src/server/__tests__/fixture';
import {licencesFile, packageOf} from '../licences';

it.each([
  ['/p/node_modules/react/index.js', '/p/node_modules/react'],
  ['/p/node_modules/@mdx-js/react/lib/index.js', '/p/node_modules/@mdx-js/react'],
  ['/p/node_modules/a/node_modules/@s/b/c/d.js', '/p/node_modules/a/node_modules/@s/b'],
  ['C:\\p\\node_modules\\@s\\b\\c.js', 'C:\\p\\node_modules\\@s\\b'],
  ['/p/src/node_modules.ts', undefined],
  ['', undefined],
])('the package of %j is %j', (file, folder) => {
  expect(packageOf(file)).toBe(folder);
});

it('the file has each licence once, with all that it is of', async () => {
  const manifest = (name: string, more: object) =>
    JSON.stringify({name, version: '1.0.0', license: 'MIT', ...more});
  const dir = await writeFiles({
    'b/package.json': manifest('b', {}),
    'b/LICENSE': 'MIT, by Facebook\n',
    'a/package.json': manifest('a', {}),
    'a/License.md': 'MIT, by Facebook',
    'c/package.json': manifest('c', {license: 'Apache-2.0'}),
    'c/LICENSE': 'Apache',
    'c/NOTICE.txt': 'Of Google',
    'd/package.json': manifest('d', {author: {name: 'Marie'}}),
    'fonts/LICENSE-text.txt': 'Copyright of a typeface\nSIL OPEN FONT LICENSE Version 1.1',
    'fonts/text.woff2': '',
  });
  try {
    const packages = ['b', 'a', 'c', 'd', 'gone'].map((name) => path.join(dir, name));
    const [, ...parts] = licencesFile(packages, path.join(dir, 'fonts')).split(/\n-{72}\n\n/);
    expect(parts.map((part) => part.trim())).toEqual([
      'Typeface (OFL-1.1): Copyright of a typeface\n\nCopyright of a typeface\nSIL OPEN FONT LICENSE Version 1.1',
      'a 1.0.0 (MIT)\nb 1.0.0 (MIT)\n\nMIT, by Facebook',
      'c 1.0.0 (Apache-2.0)\n\nApache\n\nOf Google',
      'd 1.0.0 (MIT)\n\nMIT. Marie',
    ]);
  } finally {
    await rm(dir, {recursive: true});
  }
});
