/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {splitText} from '../frontMatter';
import {parseMdx} from '../mdx';

const root = path.resolve(__dirname, '../../../..');
const texts = ['blog', 'src/pages'].flatMap((dir) =>
  readdirSync(path.join(root, dir), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => path.join(dir, name)),
);

/** Lists each node of a tree with its type, its position in the file and its text. */
function describeNodes(
  tree: Node,
  rangeOf: (node: Node) => readonly [number, number],
  source: string,
) {
  const nodes: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'root') {
      const [start, end] = rangeOf(node);
      const {alt = '', title = ''} = node as Node & {alt?: string; title?: string | null};
      nodes.push(`${node.type} ${start}-${end} ${alt} ${title ?? ''} ${source.slice(start, end)}`);
    }
  });
  return nodes;
}

it.each(texts)('parses %s like the full parser', (file) => {
  for (const source of [
    readFileSync(path.join(root, file), 'utf8'),
    `\uFEFF${readFileSync(path.join(root, file), 'utf8').replaceAll('\n', '\r\n')}`,
  ]) {
    const {body, bodyOffset} = splitText(source);
    const plain = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(body);
    const rangeOf = ({position}: Node): [number, number] => [
      bodyOffset + (position?.start.offset ?? 0),
      bodyOffset + (position?.end.offset ?? 0),
    ];
    const mdx = parseMdx(file, source);
    expect(mdx.problems).toEqual([]);
    expect(describeNodes(mdx.tree, mdx.rangeOf, source)).toEqual(
      describeNodes(plain, rangeOf, source),
    );
  }
});

it('reports all errors of a text at once, each at its own position', () => {
  const {problems} = parseMdx('a.mdx', '---\na: b\n---\n\nUn {prix et <3 lits.\n\nFin </b>.\n');
  expect(problems.map(({line, column}) => `${line}:${column}`).sort()).toEqual([
    '5:13',
    '5:4',
    '7:5',
  ]);
});
