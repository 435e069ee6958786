/** @jest-environment node */
import {placeOf} from '../../../lib/siteError';
import {checkMessageFiles, messages, readJson} from '../files';
import {CODE, makeProject, SIDEBAR_EN, SOURCES, type Project} from './project';

const sentences = (text: string) =>
  readJson(CODE, text, messages).problems.map(
    (problem) => `${placeOf(problem)}: ${problem.message}`,
  );

describe('a translation file that Docusaurus cannot read is reported with its position', () => {
  const problems: Array<[what: string, text: string, ...sentences: string[]]> = [
    [
      'nothing at all',
      '',
      ':1:1: not valid JSON: found the end of the file where a text between straight quotes (") is needed.',
    ],
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
      `{"a": {"message": "${Buffer.from([0xe9]).toString('utf8')}t"}}`,
      ':1:20: a character here could not be read: save the file as UTF-8, then write it again.',
    ],
    [
      'a list instead of an object',
      '["a"]',
      ':1:1: the file: it must be one object: write { "id": {"message": "the text", "description": "where it appears"}, … }.',
    ],
    [
      'texts of another shape',
      '{"a": "b", "c": {}, "d": {"message": 1, "note": "e"}}',
      ':1:7: "a": is "b": write {"message": "the text", "description": "where it appears"}.',
      ':1:17: "c" → "message": missing: write a text between straight quotes (").',
      ':1:38: "d" → "message": is 1: write a text between straight quotes (").',
      ':1:26: "d": it has a field "note": write "message" and "description" only.',
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
