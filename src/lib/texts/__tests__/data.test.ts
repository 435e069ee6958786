import {placeOf} from '../../siteError';
import {readJson, readYaml, strayCharacters} from '../data';

const problemsOf = (text: string) =>
  readYaml('a.mdx', text, {firstLine: 2}).problems.map(
    (problem) => `${placeOf(problem)}: ${problem.message}`,
  );

const quoted = 'put the whole text in double quotes';
const invisible = (code: string, before: string, after: string) =>
  `an invisible character, U+${code}, between "${before}" and "${after}", which no page can show: delete it, and write what is missing there.`;

describe('what YAML would read otherwise than it was meant', () => {
  it.each([
    ['title: *Étoile*', `2:8: "*Étoile*" is a reference in YAML, not a text: ${quoted}.`],
    ['title: &Ici et là', `2:8: "&Ici" is a sign of YAML, not a part of the text: ${quoted}.`],
    [
      'title: !important oui',
      `2:8: "!important" is a sign of YAML, not a part of the text: ${quoted}.`,
    ],
    ['title: !x', `2:8: "!x" is a sign of YAML, not a part of the text: ${quoted}.`],
    ['R&D: &a', `2:6: "&a" is a sign of YAML, not a part of the text: ${quoted}.`],
    [
      'title: Les langages C et F #',
      `2:8: the text ends at "Les langages C et F", because " #" begins a note: ${quoted}, or write a space after # if it is one.`,
    ],
    ['title: "Un\\ud83d"', `2:8: title holds ${invisible('D83D', 'Un', '')}`],
    ['title: Un\u202Emot', `2:10: here is ${invisible('202E', 'title: Un', 'mot')}`],
    ['title: !!str oui', `2:8: "!!str" is a sign of YAML, not a part of the text: ${quoted}.`],
    [
      'title: Un titre #1 de tout',
      `2:8: the text ends at "Un titre", because " #" begins a note: ${quoted}, or write a space after # if it is one.`,
    ],
    ['title: "Un titre\\vici"', `2:8: title holds ${invisible('000B', 'Un titre', 'ici')}`],
    ['title: Un\u0002titre', `2:10: here is ${invisible('0002', 'title: Un', 'titre')}`],
    [
      'title: Un d\uFFFDsir',
      '2:12: here is the sign \uFFFD, the trace of a lost character, between "title: Un d" and "sir": write what is missing there.',
    ],
  ])('%s is reported at its place', (text, ...expected) => {
    expect(problemsOf(text)).toEqual(expected.map((problem) => `a.mdx:${problem}`));
  });

  it.each([
    'title: Un titre # une note',
    'title: # à écrire',
    '# Relu par Camille\ntitle: Un titre',
    'title: "n° #3"',
    "title: 'l’étage #3'",
    'title: Le lot n°3#4',
    'title: 😀 et é',
  ])('%s is good', (text) => expect(problemsOf(text)).toEqual([]));

  it('a bomb of references is not unfolded', () => {
    const list = (name: string) => `[${`*${name},`.repeat(9)}]`;
    const rows = ['a: &a x', `b: &b ${list('a')}`, `c: &c ${list('b')}`, `d: ${list('c')}`];
    const {data, problems} = readYaml('a.mdx', rows.join('\n'));
    expect(data).toBeUndefined();
    expect(problems[0]?.message).toContain('is a');
  });
});

describe('what YAML cannot read has a remedy of its own', () => {
  it.each([
    ['title: Un : deux', '2:8', 'A text that contains ": " looks like a field'],
    ['\ttitle: Un', '2:1', 'Replace the tab'],
    ['title: "Un', '2:8', 'The quote that opens here is never closed'],
    ['title: "C:\\dossier"', '2:11', 'Write \\\\ for a backslash'],
    ['title: @tous', '2:8', 'No text may begin with this sign'],
    ['title: - un', '2:8', 'Begin the list on the next line'],
    ['title\ndate: 2024-01-01', '2:1', 'Write each field as "name: text"'],
    ['slug: a\ntitle:Un', '3:1', 'with a space after the colon'],
    ['slug: a\n- title: Un', '3:1', 'no hyphen before the name'],
    ['title: > Un', '2:10', 'A text that begins with ">" or "|" is read as one of several lines'],
    ['title: |Un', '2:9', 'A text that begins with ">" or "|" is read as one of several lines'],
    ['a: b\n...\nc: d', '4:1', 'multiple documents. Remove the line "---" or "..."'],
    ['title: [Un', '2:11', 'The list that begins with "[" or "{" is never closed'],
    ['title: [Brouillon] Un titre', '2:20', 'Something follows the end of a text'],
    ["title: 'l'eau'", '2:11', 'Something follows the end of a text'],
  ])('%j', (text, place, remedy) => {
    const [problem, ...others] = problemsOf(text);
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^a\\.mdx:${place}: not valid YAML: `));
    expect(problem).toContain(remedy);
  });

  it('a field twice, each time', () => {
    const twice = (name: string) =>
      `"${name}" appears twice, and only the last would be read: remove one.`;
    expect(problemsOf('a: 1\n"b": 2\na: 3\n"b": 4')).toEqual([
      `a.mdx:4:1: ${twice('a')}`,
      `a.mdx:5:1: ${twice('b')}`,
    ]);
  });
});

it.each([
  'a: b\n<<<<<<< HEAD\nc: d\n=======\nc: e\n>>>>>>> autre\n',
  '<<<<<<< Updated upstream\na: b\n',
  'a: "b\n=======\n',
])('what a merge left is told: %j', (text) => {
  expect(problemsOf(text)).toEqual([
    expect.stringMatching(
      /^a\.mdx:\d:1: "[<=]{7}.*" is left from a merge of two versions: keep one/,
    ),
  ]);
  const [problem] = readJson('a.json', `{\n${text}}`).problems;
  expect(problem?.message).toContain('is left from a merge of two versions');
});

it('invisible characters of a text are found at their lines', () => {
  expect(strayCharacters('a.mdx', 'Un mot.\n\nUn\u000bautre, 😀.\tFin', 5).map(placeOf)).toEqual([
    'a.mdx:7:3',
  ]);
});
