/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {keepProblems} from '../../problems/last';
import {addressOf, labelIn, textAt, type TextOnDisk} from '../bridge/settings';
import {textsOnDisk} from '../disk';

const collections = [
  {name: 'etudes', folder: 'blog'},
  {name: 'pages', files: [{name: 'legal', file: 'src/pages/legal.mdx'}]},
];

it.each([
  [
    '#/collections/etudes/entries/2025-03-10-maison/index',
    'blog/2025-03-10-maison/index.mdx',
    ['etudes', '2025-03-10-maison'],
  ],
  ['#/collections/pages/entries/legal?x=1', 'src/pages/legal.mdx', ['pages', 'legal']],
])('an address of the editor, %s, opens %s', (hash, file, key) => {
  expect(textAt(hash, collections)).toEqual({file, key});
  expect(addressOf(file, collections)).toBe(hash.split('?', 1)[0]);
});

it('a text of a folder within another list’s opens in its own list', () => {
  const lists = [
    {name: 'autres', folder: 'src/pages'},
    {name: 'lettres', folder: 'src/pages/newsletter'},
  ];
  expect(addressOf('src/pages/newsletter/mai.mdx', lists)).toBe(
    '#/collections/lettres/entries/mai',
  );
  expect(addressOf('blog/authors.yml', lists)).toBeUndefined();
});

it.each([
  '#/collections/pages/entries/other',
  '#/collections/etudes/new',
  '#/collections/etudes',
  '',
])('an address of the editor that opens no text, "%s"', (hash) => {
  expect(textAt(hash, collections)).toBeUndefined();
});

it.each([
  ['sector is "x": write one of …', 'Secteur'],
  ['services.0 is "x": write one of …', 'Services'],
  ['cover.src: there is no such file.', 'Image'],
  ['the link "/x/" leads to no page.', undefined],
  ['', undefined],
])('"%s" is about the field %s', (message, label) => {
  const labels = {
    sector: 'Secteur',
    services: 'Services',
    cover: 'Couverture',
    'cover.src': 'Image',
  };
  expect(labelIn(message, labels)).toBe(label);
});

describe('what the development server says of texts', () => {
  let dir: string;
  const file = 'blog/a/index.mdx';
  const write = (text: string) => writeFileSync(path.join(dir, file), text);
  const ask = async (name: string) => (await textsOnDisk(dir, name)) as TextOnDisk;

  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'disk-'));
    mkdirSync(path.join(dir, 'blog/a'), {recursive: true});
    write('Un.');
  });
  afterEach(() => {
    keepProblems([]);
    rmSync(dir, {recursive: true});
  });

  it('changes with a text, and only then', async () => {
    const all = await textsOnDisk(dir, null);
    const {mark} = await ask(file);
    expect(all).toEqual({[file]: mark});
    write('Un.');
    expect((await ask(file)).mark).toBe(mark);
    write('Deux.');
    expect((await ask(file)).mark).not.toBe(mark);
  });

  it('has the problems of that text, warnings apart', async () => {
    const of = (name: string, severity?: 'warning') => ({
      file: name,
      line: 3,
      message: 'm',
      severity,
    });
    mkdirSync(path.join(dir, 'blog/c'));
    writeFileSync(path.join(dir, 'blog/c/index.mdx'), 'Trois.');
    keepProblems([
      of(file),
      of(file, 'warning'),
      of('blog/b/index.mdx'),
      of('blog/a'),
      of('blog/a/plan.svg'),
      of('blog/b/plan.svg'),
      {file: 'blog/c/index.mdx', line: 2, message: `slug is "a", which ${file} already uses.`},
    ]);
    expect((await ask(file)).problems).toEqual([
      // Of its folder.
      {line: 3, message: 'm', isWarning: false},
      {line: 3, message: 'm', isWarning: false},
      // Of a drawing beside it, without the drawing's line.
      {message: 'plan.svg: m', isWarning: false},
      // Of a text that has its address.
      {
        elsewhere: 'blog/c/index.mdx',
        line: 2,
        message: `slug is "a", which ${file} already uses.`,
        isWarning: false,
      },
      {line: 3, message: 'm', isWarning: true},
    ]);
  });

  it('names the other texts that keep the pages as they were', async () => {
    const other = 'blog/b/index.mdx';
    keepProblems([
      {file, message: 'm'},
      {file: other, message: 'm'},
      {file: other, message: 'n'},
      {file: 'blog/c/index.mdx', message: 'm', severity: 'warning'},
    ]);
    const ofOther = {file: other, message: 'm', french: undefined, isText: false};
    expect((await ask(file)).refused).toEqual([ofOther]);
    expect((await ask('')).refused).toEqual([{...ofOther, file, isText: true}, ofOther]);
  });

  it('says on a list what is to be looked at, such as a translation left alone', async () => {
    const message =
      'this translates blog/a, which does not exist, so the site leaves it out: rename the folder to match the French one, or remove it; a text in this language alone goes there, with lang: en in its front matter.';
    keepProblems([
      {file: path.posix.dirname(file), message, severity: 'warning'},
      {file: 'static/a.png', message, severity: 'warning'},
    ]);
    expect((await ask('')).problems).toEqual([
      {elsewhere: file, message, french: expect.any(String) as string, isWarning: true},
    ]);
  });

  it('says what is wrong with a file that the editor can’t open', async () => {
    const stray = 'blog/2024-01-01-note.md';
    const message =
      'the site does not read this file, because each case study is a folder: move it to 2024-01-01-note/index.mdx, beside its pictures, or remove it.';
    keepProblems([{file: stray, message}]);
    const [refused] = (await ask(file)).refused;
    expect(refused).toMatchObject({file: stray, message, isText: false});
    expect(refused?.french).toContain('2024-01-01-note/index.mdx');
  });

  it('is nothing of a file that is no text', async () => {
    writeFileSync(path.join(dir, '.env'), 'A=secret');
    expect(await ask('.env')).toEqual({problems: [], refused: []});
    expect(await ask('blog/../.env')).toEqual({problems: [], refused: []});
  });
});
