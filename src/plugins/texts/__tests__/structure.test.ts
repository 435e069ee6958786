import {factsOf} from '../facts';

/** The problems of a text of a page, as `line:column message`. */
async function problemsOf(source: string, kind: 'page' | 'case-study' = 'page') {
  const {problems} = await factsOf({file: 'a.mdx', locale: 'fr', kind, source});
  return problems.map(
    ({line, column, severity, message}) =>
      `${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${message}`,
  );
}

const secondTitle = (name: string, why = '') =>
  `${name} is a second title${why}: the title is in the front matter. Write sections with two #, headings inside them with three.`;
const noSummary =
  'write <summary>a title</summary> on the line after it, then an empty line, then the text.';
const indented =
  'warning: four spaces or a tab make no code here, but ordinary text: write three grave accents on a line before the code and on one after it, or delete the spaces.';

it.each([
  // Headings
  ['# Titre', `1:1 ${secondTitle('"# Titre"')}`],
  ['> # Titre', `1:3 ${secondTitle('"# Titre"')}`],
  ['- Un\n\n  # Titre', `3:3 ${secondTitle('"# Titre"')}`],
  [
    'Titre\n=======',
    `1:1 ${secondTitle('"# Titre"', ' (the line "=======" under it makes it one)')}`,
  ],
  ['## Un\n\n###', '3:1 the heading "###" has no words: write them after it, or delete it.'],
  ['## {/* a */}', '1:1 the heading "##" has no words: write them after it, or delete it.'],
  ['## Un\n\n#### Deux', '3:1 "#### Deux" skips a level below "## Un": write "### Deux".'],
  ['> ### Un', '1:3 "### Un" skips a level below the title: write "## Un".'],

  [
    '**Le contexte**\n\nUn mot.',
    '1:1 warning: "Le contexte" is a bold line, which is no heading for screen readers: write "## Le contexte" if it is one.',
  ],

  // In brief
  [
    '<If is="maps">\n<InBrief>\n- **Un**: mot\n</InBrief>\n</If>',
    '2:1 the page does not show this <InBrief>: write one <InBrief>, after the front matter and outside other components.',
  ],
  [
    '<InBrief>\n- **Un**: mot\n</InBrief>\n\n<InBrief>\n- **Deux**: mots\n</InBrief>',
    '5:1 the page does not show this <InBrief>: write one <InBrief>, after the front matter and outside other components.',
  ],

  // Codes of signs
  [
    'Un mot &#7; ici.',
    '1:1 a code in "&#7;" is that of a sign that no page can show: delete it, and write what is missing there.',
  ],
  [
    'Un <abbr title="a&#x1F;b">mot</abbr>.',
    '1:10 a code in "&#x1F;" is that of a sign that no page can show: delete it, and write what is missing there.',
  ],

  // Beside a syntax error
  [
    '# Un\n\nUn <u>mot</u> {mot et H~2~O.',
    '3:15 "{" opens an expression in MDX, and this one is invalid or never closed: escape it as \\{, or remove it.',
    '3:24 ~2~ would be struck through: write <sub>2</sub>.',
    `1:1 ${secondTitle('"# Un"')}`,
    '3:4 <u> is not allowed in this text: write _word_ for what matters; what is underlined looks like a link.',
  ],

  // Links
  ['[](/team/)', '1:1 a link has no words: write between [ and ] where it leads.'],
  ['<a href="/team/"></a>', '1:1 a link has no words: write between [ and ] where it leads.'],
  [
    '<a href="/team/">Voir https://example.org</a>',
    '1:23 a link is inside a link: write one after the other.',
  ],
  [
    '[Un mot[^1]](/team/)\n\n[^1]: La note.',
    '1:8 a footnote is inside a link: write one after the other.',
  ],

  // Details
  [
    '<details>\n\nUn mot.\n\n</details>',
    `1:1 <details> has no <summary>, so that browsers would call it “Details”: ${noSummary}`,
  ],
  [
    '<details>\n\nUn mot.\n\n<summary>Titre</summary>\n\n</details>',
    `1:1 <details> begins with something else than its <summary>: ${noSummary}`,
  ],
  [
    '<details>\nUn mot.\n<summary>Titre</summary>\n</details>',
    `1:1 <details> begins with something else than its <summary>: ${noSummary}`,
    '3:1 <summary> is in a paragraph: write it right after <details>, on a line of its own, with an empty line after it.',
  ],
  [
    '<details>\n<summary>Un</summary>\n\n<summary>Deux</summary>\n\nUn mot.\n</details>',
    '1:1 <details> has two <summary>: keep the first one.',
  ],
  [
    '<details>\n<summary></summary>\n\nUn mot.\n</details>',
    '2:1 <summary> is empty: write the words that open what is folded.',
  ],
  [
    '<summary>Titre</summary>',
    '1:1 <summary> is outside <details>: write it right after <details>, on a line of its own, with an empty line after it.',
  ],
  [
    'Voir <details><summary>Titre</summary>Un mot.</details>',
    '1:6 <details> is inside a paragraph: write <details> and </details> on lines of their own, with an empty line before and after.',
  ],

  // Footnotes and addresses
  [
    'Un mot.\n\n[^1]: La note.',
    '3:1 nothing calls the note "[^1]:", so that the page leaves it out: write [^1] in the sentence that it explains, or delete the note.',
  ],
  ['Un mot[^1].\n\n[^1]:', '3:1 the note "[^1]:" has no words: write them after it.'],
  [
    'Un mot[^1].\n\n[^1]: Une note.\n\n[^1]: Une autre.',
    '5:1 two notes are called [^1], and the page uses the first one: give each its own name, or delete one.',
  ],
  [
    '[Ici][a].\n\n[a]: https://example.org/1\n[a]: https://example.org/2',
    '4:1 two addresses are called [a], and the page uses the first one: give each its own name, or delete one.',
  ],

  // Tables, code, lists
  [
    '| Un | Deux |\n| --- | --- |\n| a|b | c |',
    '3:1 this row has 3 cells, the first row 2, and the page leaves the rest out: write \\| for a bar inside a cell, also in code, or add a column to the first row.',
  ],
  [
    'Un mot.\n\n```ts\nconst a = 1;\n\nUn autre.',
    '3:1 "```ts" is never closed: write ``` on a line of its own after it.',
  ],
  ['- Un\n-\n- Trois', '2:1 an item of a list is empty: write its words, or delete its sign.'],
  [
    '1984. Une loi.\n2001. Une autre.',
    '2:1 warning: the page numbers this item 1985, the text 2001: number the items in order, or write "2001\\." if it is not one.',
  ],
  ['H~2~O', '1:2 ~2~ would be struck through: write <sub>2</sub>.'],

  // Indentation
  ['Un mot.\n\n    const a = 1;', `3:5 ${indented}`],
  ['Un mot.\n\n\tconst a = 1;', `3:2 ${indented}`],
  ['- Un\n\n      const a = 1;', `3:7 ${indented}`],
  ['>     const a = 1;', `1:7 ${indented}`],

  // Blocks in a paragraph
  [
    '<p>\n\nUn mot.\n\n</p>',
    '3:1 a paragraph is inside <p>: write the words on the line of <p>, or leave the tag out.',
  ],
])('tells what is wrong with %j', async (source, ...expected) => {
  expect(await problemsOf(source)).toEqual(expected);
});

it('keeps sections out of quotations and lists in a case study', async () => {
  const sections = ['En bref', 'Les enjeux', 'Les étapes', 'Notre implication'];
  const study = sections.map((heading) => `## ${heading}\n\nUn mot.\n`).join('\n');
  expect(await problemsOf(study, 'case-study')).toEqual([]);
  expect(await problemsOf(`${study}\n> ## Un titre\n>\n> Un mot.`, 'case-study')).toEqual([
    '17:3 "## Un titre" is a section inside a quotation or a list: write three # for a heading inside a section.',
  ]);
});

it.each([
  '## Un\n\n### Deux\n\n#### Trois\n\n## Quatre',
  '<details>\n<summary>Titre</summary>\nUn mot.\n</details>',
  '<details>\n\n<summary>Titre</summary>\n\n- Un\n\n</details>',
  '<details><summary>Titre</summary>Un mot.</details>',
  '<details>\n<summary>\nTitre\n</summary>\nUn mot.\n</details>',
  'Un mot[^1].\n\n[^1]: La note[^b].\n\n[^b]: Une autre.',
  '| Un | Deux |\n| --- | --- |\n| a |\n| `b \\| c` | d |',
  '~~~ts\nconst a = 1;\n~~~\n\n- Un\n\n  ```\n  a\n  ```\n\n> ```\n> b\n> ```',
  '1. Un\n1. Deux\n1. Trois\n\nUn mot.\n\n5. Cinq\n6. Six',
  '1. Un\n\n   Un mot.\n\n   - Deux\n     - Trois\n\n- [ ] Quatre',
  '-   Un\n\n    Deux\n\n-\tTrois',
  'Un mot ~barré~ et ~~barré~~.',
  '[![Un plan.](/img/plan.png)](/team/)',
  '<p>Un mot.</p>',
])('accepts %j', async (source) => {
  expect(await problemsOf(source)).toEqual([]);
});

it('tells a picture in a sentence beside a syntax error elsewhere, not one that the error moves', async () => {
  const pictures = async (source: string) => {
    const facts = await factsOf({file: 'a.mdx', locale: 'fr', kind: 'page', source});
    return facts.pictures.map(({line, alone}) => [line, alone]);
  };
  const own = '![Un plan.](./plan.png)';
  expect(await pictures(`Un {prix.\n\nVoir ${own}.\n\n${own}`)).toEqual([
    [3, false],
    [5, true],
  ]);
  expect(await pictures(`<figure>\n${own}\n\nUn mot.`)).toEqual([[2, true]]);
});
