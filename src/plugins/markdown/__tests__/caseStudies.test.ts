/** @jest-environment node */
import {compile} from '@mdx-js/mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {figures} from '../figures';
import {sections} from '../sections';
import {studyData} from '../studyData';

/** Applies the plugins to a text and returns the result as MDX. */
async function toJsx(value: string): Promise<string> {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(figures)
    .use(sections)
    .use(remarkStringify);
  return String(await processor.process(value));
}

it('has a compiled text export its case study’s data', async () => {
  const text = {path: 'blog/2024-01-01-essai/index.mdx', value: '## Les enjeux'};
  expect(String(await compile(text, {remarkPlugins: [studyData]}))).toContain(
    'export {default as caseStudy} from "@generated/docusaurus-plugin-content-blog/default/2024-01-01-essai.json";',
  );
});

it('turns headings into sections with the same anchors in both languages', async () => {
  expect(await toJsx('## Les enjeux\n\nTexte.')).toContain(
    '<Section id="challenges" title="Les enjeux">',
  );
  expect(await toJsx('## Challenges\n\nText.')).toContain(
    '<Section id="challenges" title="Challenges">',
  );
});

it('leads a link to a section by its heading to the section’s id', async () => {
  for (const link of ['#les-étapes', '#les-%C3%A9tapes']) {
    expect(await toJsx(`[Voir](${link}).\n\n## Les étapes\n\nTexte.`)).toContain('[Voir](#steps)');
  }
  expect(await toJsx('[Voir](#les-enjeux).\n\n## Les étapes\n\nTexte.')).toContain(
    '[Voir](#les-enjeux)',
  );
});

it('turns the headings of « Les étapes » into a numbered path, interrupted by pictures and films', async () => {
  const jsx = await toJsx(
    '## Les étapes\n\nAvant.\n\n### Un\n\nA.\n\n![Vert](./a.png)\n\n### Deux\n\nB.\n\n<Sight src="./b.png" alt="Un hall."/>\n\n### Trois\n\nC.\n\n<Video title="Un film" youtube="aqz-KE-bpKQ"/>\n\n### Quatre\n\nD.',
  );
  const order = jsx.match(
    /<(?:Steps|Step|Figure|Sight|Video) [^>]*?(?:start|number|src|youtube)="[^"]*"/g,
  );
  expect(order).toEqual([
    '<Steps start="1"',
    '<Step number="1"',
    '<Figure src="./a.png"',
    '<Steps start="2"',
    '<Step number="2"',
    '<Sight src="./b.png"',
    '<Steps start="3"',
    '<Step number="3"',
    '<Video title="Un film" youtube="aqz-KE-bpKQ"',
    '<Steps start="4"',
    '<Step number="4"',
  ]);
});

it('tells key facts the level of their title, also in a statement', async () => {
  const facts = '<KeyFacts title="Avant">\n<Fact label="A">B</Fact>\n</KeyFacts>';
  const jsx = await toJsx(
    `## Les étapes\n\n${facts}\n\n### Un\n\n<Statement>\n\n${facts}\n\n</Statement>`,
  );
  expect(jsx.match(/level="\d"/g)).toEqual(['level="3"', 'level="4"']);
});

it('keeps a picture of a step between the paragraphs that surround it', async () => {
  const jsx = await toJsx(
    '## Les étapes\n\n### Un\n\nA.\n\n![Vert](./a.png)\n\n1. B.\n\n<Gallery>\n\n![Bleu](./b.png)\n\n</Gallery>\n\nC.\n\n![Noir](./c.png)\n\n### Deux\n\nD.',
  );
  const order = jsx.match(/<\/?(?:Steps|\w*Step|Gallery|Figure)\b|[A-D]\.(?= |$|\n)/g);
  expect(order?.join(' ')).toBe(
    '<Steps <IllustratedStep A. <Figure B. <Gallery <Figure </Gallery C. </IllustratedStep </Steps <Figure <Steps <Step D. </Step </Steps',
  );
});

it('turns a picture alone in its paragraph into a figure with its caption', async () => {
  expect(await toJsx('## Les enjeux\n\n![Un aplat vert](./a.png "La légende.")')).toContain(
    '<Figure src="./a.png" alt="Un aplat vert" caption="La légende." />',
  );
});

it('leaves a picture of another site alone', async () => {
  expect(await toJsx('![Un logo](https://example.org/a.png)')).toContain('![Un logo](https://');
});

it('turns the pictures of a gallery into figures, with or without empty lines between them', async () => {
  for (const between of ['\n', '\n\n']) {
    const jsx = await toJsx(
      `<Gallery caption="Deux.">\n\n![Un](./a.png)${between}![Deux](./b.png "La légende.")\n\n</Gallery>`,
    );
    expect(jsx.match(/<Figure[^>]*>/g)).toEqual([
      '<Figure src="./a.png" alt="Un" />',
      '<Figure src="./b.png" alt="Deux" caption="La légende." />',
    ]);
  }
});

it('turns a numbered list inside <Steps> into a path', async () => {
  const jsx = await toJsx('<Steps>\n\n1. Un.\n2. Deux.\n\n</Steps>');
  expect(jsx.match(/<(?:Steps|Step) [^>]*/g)).toEqual([
    '<Steps start="1"',
    '<Step number="1"',
    '<Step number="2"',
  ]);
});
