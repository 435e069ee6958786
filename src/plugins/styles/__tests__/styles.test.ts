import {mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {createNames, prefixOf, shortenNames} from '../names';

describe('names of classes', () => {
  it('begin with the file and end with the place', () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'names-'));
    const file = path.join(dir, 'a.module.css');
    writeFileSync(file, '.card {color: red}\n.link {top: 0}\n@keyframes wait {}');
    const name = (word: string) => createNames(dir)({resourcePath: file}, '', word);
    const prefix = prefixOf('a.module.css');
    expect(['card', 'link', 'wait'].map(name)).toEqual([`${prefix}0`, `${prefix}1`, `${prefix}2`]);
    expect(prefix).toMatch(/^[A-Za-z]\w\w$/);
  });

  it('differ between all files of the project', () => {
    const src = path.resolve(__dirname, '../../..');
    const files = readdirSync(src, {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.module.css'),
    );
    expect(new Set(files.map((file) => prefixOf(`src/${file}`))).size).toBe(files.length);
  });

  it('stop the build when css-loader is set up otherwise', () => {
    expect(() => shortenNames([], '/')).toThrow(/Docusaurus changed: no rule of the bundler/);
  });
});
