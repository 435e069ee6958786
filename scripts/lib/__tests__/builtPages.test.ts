/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {samplePages} from '../builtPages';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'built-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

function write(file: string, content: string): void {
  const target = path.join(dir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, content);
}

const page = (body: string) =>
  `<!doctype html><html lang=fr><head><title>x</title></head><body>${body}</body></html>`;

it('picks the longest case study of each language, without untranslated copies', () => {
  for (const name of ['', 'en/', 'team/', 'en/team/']) write(`${name}index.html`, page(''));
  write('work/a/index.html', page('x'));
  write('work/b/index.html', page('<p>x<p>y'));
  write('fr/work/b/index.html', page('<p>x<p>y<p>z'));
  write('en/work/c/index.html', page(''));
  const studies = samplePages(dir).filter(({type}) => type === 'case-study');
  expect(studies).toEqual([
    {type: 'case-study', locale: 'fr', path: '/work/b/'},
    {type: 'case-study', locale: 'en', path: '/en/work/c/'},
  ]);
});
