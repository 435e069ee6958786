/** @jest-environment node */
import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {attributesOf} from '../tree';
import {typography} from '../typography';

/** What a text shows, part by part: words, code, addresses, attributes and captions. */
async function partsOf(
  value: string,
  path = 'blog/2024-01-01-a/index.mdx',
  options?: Parameters<typeof typography>[0],
): Promise<string[]> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(remarkMdx)
    .use(typography, options);
  const file = new VFile({path, value});
  const tree = await processor.run(processor.parse(file), file);
  const read = (node: Nodes): string[] => [
    ...('value' in node ? [node.value] : []),
    ...('url' in node ? [node.url] : []),
    ...('alt' in node && node.alt ? [node.alt] : []),
    ...('title' in node && node.title ? [node.title] : []),
    ...attributesOf(node).map(
      ({name, value}) => `${name}=${typeof value === 'string' ? value : ''}`,
    ),
    ...('children' in node ? node.children.flatMap(read) : []),
  ];
  return read(tree as Root);
}

it('sets the headings alone, if asked, unless they are in another language', async () => {
  const text = ["## L'eau : non ?", "C'est ici.", `<div lang="en">\n\n## It's here\n\n</div>`].join(
    '\n\n',
  );
  const parts = await partsOf(text, undefined, {headingsOnly: true});
  expect(parts).toEqual(['L’eau\u00a0: non\u202f?', "C'est ici.", 'lang=en', "It's here"]);
});

it('sets the words of a text, and neither its code nor its addresses', async () => {
  const text = [
    `L'hôpital... "Qui ?" Voilà: c'est ici ; **vite** !`,
    "`l'eau : \"x\" ?` et https://example.org/l'eau?b=1 [l'eau](https://example.org/l'eau?x=1;y \"L'eau\")",
    "```md\nL'eau : non ?\n```",
    'Deux&nbsp;: `trois`: 10:30',
  ];
  expect(await partsOf(text.join('\n\n'))).toEqual([
    'L’hôpital… «\u00A0Qui\u202F?\u00A0» Voilà\u00A0: c’est ici\u202F; ',
    'vite',
    '\u202F!',
    'l\'eau : "x" ?',
    ' et ',
    "https://example.org/l'eau?b=1",
    "https://example.org/l'eau?b=1",
    ' ',
    "https://example.org/l'eau?x=1;y",
    'L’eau',
    'l’eau',
    "L'eau : non ?",
    'Deux\u00A0: ',
    'trois',
    '\u00A0: 10:30',
  ]);
});

it('sets what components and pictures say', async () => {
  const text = [
    `<Quote author="L'infirmière" source="https://example.org/?a=l'eau">Qui est là ?</Quote>`,
    `![L'entrée !](./l'entree.png "Une \\"légende\\" ici.")`,
    ":::note[L'eau]\n\nOui !\n\n:::",
  ];
  expect(await partsOf(text.join('\n\n'))).toEqual([
    'author=L’infirmière',
    "source=https://example.org/?a=l'eau",
    'Qui est là\u202F?',
    "./l'entree.png",
    'L’entrée\u202F!',
    'Une «\u00A0légende\u00A0» ici.',
    'L’eau',
    'Oui\u202F!',
  ]);
});

it('leaves words in another language, which count as a word', async () => {
  const text = `On dit "<span lang="en">it's care</span>" : <span title="L'eau" lang="en">a</span>`;
  expect(await partsOf(text)).toEqual([
    'On dit «\u00A0',
    'lang=en',
    "it's care",
    '\u00A0»\u00A0: ',
    "title=L'eau",
    'lang=en',
    'a',
  ]);
});

it('counts a component as the value that it shows', async () => {
  const text = `L'<Identity field="name"/> vise <Project field="signContrast"/> % : oui`;
  expect(await partsOf(text)).toEqual([
    'L’',
    'field=name',
    ' vise ',
    'field=signContrast',
    '\u00A0%\u00A0: oui',
  ]);
});

it('sets a translation as English', async () => {
  const path = 'i18n/en/docusaurus-plugin-content-blog/2024-01-01-a/index.mdx';
  expect(await partsOf('It\'s "odd" : why ?', `/site/${path}`)).toEqual(['It’s ‘odd’: why?']);
});
