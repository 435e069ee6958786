/** @jest-environment node */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {placeOf} from '../../../lib/siteError';
import {checkMessageFiles, readMessages} from '../files';
import {CODE, makeProject, SIDEBAR_EN, SOURCES, type Project} from './project';

function sentences(text: string | Buffer): string[] {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'messages-'));
  mkdirSync(path.join(dir, path.dirname(CODE)), {recursive: true});
  writeFileSync(path.join(dir, CODE), text);
  const {problems} = readMessages(dir, CODE);
  rmSync(dir, {recursive: true});
  return problems.map((problem) => `${placeOf(problem)}: ${problem.message}`);
}

describe('a translation file that Docusaurus cannot read is reported with its position', () => {
  const problems: Array<[what: string, text: string | Buffer, ...sentences: string[]]> = [
    ['nothing at all', '', ':1:1: the file is empty: write its text, or remove it.'],
    [
      'a comma too few',
      '{\n  "a": {"message": "b"}\n  "c": {"message": "d"}\n}',
      ':3:3: not valid JSON: found a quote where a comma or "}" is needed.',
    ],
    [
      'a comma too many',
      '{\n  "a": {"message": "b"},\n}',
      ':2:24: not valid JSON: remove the comma before "}".',
    ],
    [
      'a quote that is not closed',
      '{\n  "a": {"message": "b}\n}',
      ':2:20: not valid JSON: the text that begins here is not closed on its line: end it with ", and write \\" for a quote inside it.',
    ],
    [
      'a quote within a text',
      '{"a": {"message": "say "hello""}}',
      ':1:25: not valid JSON: found "hello" where straight quotes (") are needed: a quote inside a text is written \\".',
    ],
    [
      'typographic quotes',
      '{“a”: {"message": "b"}}',
      ':1:2: not valid JSON: found "“a”" where straight quotes (") are needed: a quote inside a text is written \\".',
    ],
    [
      'a backslash',
      '{"a": {"message": "C:\\dossier"}}',
      ':1:19: not valid JSON: a backslash in the text that begins here means nothing in JSON: write \\\\ for a backslash.',
    ],
    [
      'a file cut short',
      '{\n  "a": {"message": "b"',
      ':2:23: not valid JSON: found the end of the file where a comma or "}" is needed.',
    ],
    [
      'a bracket too many',
      '{}}',
      ':1:3: not valid JSON: found "}" where the file should end: a bracket is extra or too early.',
    ],
    [
      'another encoding',
      Buffer.from('{"a": {"message": "ét"}}', 'latin1'),
      ':1:20: the character in "message": "\uFFFDt"}}" is not UTF-8, and accents would be lost: save the file again as "UTF-8" in your editor, then retype this character.',
    ],
    [
      'the trace of another encoding',
      '{"a": {"message": "\uFFFDt"}}',
      ':1:20: here is the sign \uFFFD, the trace of a lost character, between ""message": "" and "t"}}": write what is missing there.',
    ],
    [
      'a vertical tab, escaped',
      '{"a": {"message": "Sec\\u000btor"}}',
      ':1:19: message holds an invisible character, U+000B, between "Sec" and "tor", which no page can show: delete it, and write what is missing there.',
    ],
    [
      'a list instead of an object',
      '["a"]',
      ':1:1: the file: it must be one object: write { "id": {"message": "the text", "description": "where it appears"}, … }.',
    ],
    [
      'texts of another shape',
      '{"a": "b", "c": {}, "d": {"message": 1, "note": "e"}}',
      ':1:7: "a" is "b": write {"message": "the text", "description": "where it appears"}.',
      ':1:12: "c" → "message" is empty: write a text between straight quotes (").',
      ':1:38: "d" → "message" is 1: write a text between straight quotes (").',
      ':1:41: remove the unknown field "note"; write "message" and "description" only.',
    ],
    [
      'an id twice',
      '{"a": {"message": "b"}, "a": {"message": "c"}}',
      ':1:25: "a" appears twice, and only the last would be read: remove one.',
    ],
  ];

  it.each(problems)('%s', (_, text, ...expected) => {
    expect(sentences(text)).toEqual(expected.map((sentence) => `${CODE}${sentence}`));
  });
});

describe('broken files of a site', () => {
  let project: Project;
  beforeEach(async () => {
    project = await makeProject();
  });
  afterEach(() => project.end());

  it('are found before Docusaurus reads them, both kinds, and the only problems of the check', async () => {
    await project.change(CODE, '"Menu"', '"Menu');
    await project.change(SIDEBAR_EN, '}', '');
    const places = [`${CODE}:3:16`, `${SIDEBAR_EN}:6:1`];
    expect(checkMessageFiles(project.dir).map(placeOf)).toEqual(places);
    const found = await project.problems();
    expect(found.map((problem) => problem.split(': ', 1)[0])).toEqual(places);
  });

  it('include our own source records', async () => {
    await project.change(SOURCES, '{', '{,');
    expect(await project.problems()).toContain(
      `${SOURCES}:1:2: not valid JSON: found "," where a text between straight quotes (") is needed.`,
    );
  });
});
