import {readText} from '../read';

const text = (source: string) => ({kind: 'case-study' as const, file: 'a.mdx', source});

/** The problems of a text, which begins on line 5. */
async function problemsOf(body: string): Promise<string[]> {
  const read = await readText(text(`---\na: b\n---\n\n${body}`));
  return read.problems.map(({line, column, message}) => `${line}:${column} ${message}`);
}

const unclosed = (tag: string) =>
  `<${tag}> is never closed: write </${tag}> after it, end the tag itself with "/>", or write \\<${tag}> to show it.`;
const parted = (tag: string) =>
  `<${tag}> and </${tag}> are in two paragraphs: write each on a line of its own, with an empty line between them and the text.`;
const badTag =
  '"<" opens a tag in MDX, and no valid tag follows: escape it as \\<, or correct the tag.';
const badBrace =
  '"{" opens an expression in MDX, and this one is invalid or never closed: escape it as \\{, or remove it.';
const badLink = 'MDX has no links between < and >: write the address alone, or [text](address).';

it.each([
  ['Un <nom> ici.', '5:4', unclosed('nom')],
  ['<nom>\n\n## Titre\n\nFin.', '5:1', unclosed('nom')],
  ['Une ligne<br>une autre', '5:10', '<br> is never closed: write <br/>.'],
  ['Un <i><b>mot</i> ici.', '5:7', unclosed('b')],
  ['Un mot</b>.', '5:7', '</b> has no opening tag: remove it, or write the opening tag before it.'],
  ['<details><summary>Plus</summary>\n\nTexte.\n\n</details>', '5:1', parted('details')],
  ['| a |\n| - |\n| <nom> |', '7:3', unclosed('nom')],
  ['Moins de <3 minutes.', '5:10', badTag],
  ['<Quote author=x>Bonjour.</Quote>', '5:1', badTag],
  ['<i>a</i>\n\n<Quote author="x>\nb\n\n<i>c</i> {/* d */}', '7:1', badTag],
  ['Un {prix', '5:4', badBrace],
  ['{/* a */}\n\nx {prix\n\n{/* b */}', '7:3', badBrace],
  ['<https://example.org>', '5:1', badLink],
  ['<a@example.org>', '5:1', badLink],
  [
    '<!-- à revoir -->',
    '5:1',
    '"<!-- à revoir -->" is a comment of HTML: write {/* … */} for what only writers read, or delete it.',
  ],
  [
    'import le texte',
    '5:1',
    'a line that begins with "import" or "export" is code in MDX: begin it with another word.',
  ],
  [
    ':::note[Titre]\n\nTexte.\n\n## Suite',
    '5:1',
    '":::note[Titre]" is never closed: write ::: on a line of its own after it.',
  ],
  ['<Quote author="a">\nUn.\n\n<Quote author="b">\nDeux.\n</Quote>', '5:1', unclosed('Quote')],
  [
    '<Quote author="a">\n\nUn.\n\nComme `</Quote>`.\n\n<Quote author="b">Deux.</Quote>',
    '5:1',
    unclosed('Quote'),
  ],
  ['<b>Un,<br/>\n\ndeux.</b>', '5:1', parted('b')],
  ['<b>Un,\n\n<b>deux</b>, trois.</b>', '5:1', parted('b')],
])('reports %j once, at its place, with a remedy', async (body, place, message) => {
  expect(await problemsOf(body)).toEqual([`${place} ${message}`]);
});

it('reports all errors of a text at once, each at its own position', async () => {
  const found = await problemsOf('Un {prix et <3 lits.\n\nFin </b>.\n');
  expect(found.map((problem) => problem.split(' ', 1)[0]).sort()).toEqual(['5:13', '5:4', '7:5']);
});

it('reports the braces of another program once each', async () => {
  const found = await problemsOf('{{< figure src="a.png" >}}\n\nUn {{ site.title }}.');
  expect(found).toEqual([
    expect.stringContaining('5:1 "{{< figure src="a.png" >}}" is a shortcode of Hugo'),
    expect.stringContaining('7:4 "{{ site.title }}" is a value of a template'),
  ]);
});

it.each([
  'Un {prix et <3 lits.',
  'import le texte',
  ':::note[Titre]\n\nTexte.',
  '<Quote author="a">\nUn.',
  'Fin </b>.',
])('reads the rest of a text with the syntax error %j', async (wrong) => {
  const {mdx, isWhole} = await readText(text(`${wrong}\n\n## Suite\n\n[Ici](/x/)\n`));
  expect(isWhole).toBe(false);
  expect(mdx?.links.map(({url}) => url)).toEqual(['/x/']);
  expect(mdx?.tree.children.some(({type}) => type === 'heading')).toBe(true);
});

it('reads a text as written, at its offsets in the file, whatever its line ends and first mark', async () => {
  const body = '## Titre\n\nUn *mot* et ![une image][a].\n\n[a]: ./b.png\n';
  for (const source of [body, `---\na: b\n---\n${body}`]) {
    for (const written of [source, `\uFEFF${source.replaceAll('\n', '\r\n')}`]) {
      const read = await readText(text(written));
      if (!read.mdx) throw new Error(JSON.stringify(read));
      const {tree, rangeOf} = read.mdx;
      const parts = tree.children.filter(({type}) => type !== ('yaml' as string));
      expect(parts.map((node) => written.slice(...rangeOf(node)))).toEqual([
        '## Titre',
        'Un *mot* et ![une image][a].',
        '[a]: ./b.png',
      ]);
    }
  }
});

it('lists links at their places, and anchors as the page has them', async () => {
  const read = await readText(
    text('## Les enjeux\n\n[Ici](#les-enjeux) <a href="/x/">x</a>[^1]\n\n### Là\n\n[^1]: Note.\n'),
  );
  expect(read.mdx?.links).toEqual([
    {url: '#challenges', line: 3, column: 1},
    {url: '/x/', line: 3, column: 23},
    {url: '#user-content-fn-1', line: 3, column: 39},
  ]);
  expect(read.mdx?.anchors).toEqual([
    'challenges',
    'user-content-fnref-1',
    'là',
    'footnote-label',
    'user-content-fn-1',
  ]);
});
