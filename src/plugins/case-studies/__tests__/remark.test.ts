/** @jest-environment node */
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import sharp from 'sharp';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {createImagePipeline} from '../../images/pipeline';
import {figures} from '../remark/figures';
import {sections} from '../remark/sections';

let siteDir: string;
const folder = 'blog/2024-01-01-essai';

beforeAll(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'remark-'));
  await mkdir(path.join(siteDir, folder), {recursive: true});
  const picture = await sharp({
    create: {width: 800, height: 500, channels: 3, background: '#09C78E'},
  })
    .png()
    .toBuffer();
  await writeFile(path.join(siteDir, folder, 'a.png'), picture);
});
afterAll(() => rm(siteDir, {recursive: true, force: true}));

/** What the plugins make of a text, written as MDX again. */
async function toJsx(value: string, file = `${folder}/index.mdx`): Promise<string> {
  const images = createImagePipeline({siteDir});
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(figures, {images, siteDir})
    .use(sections)
    .use(remarkStringify);
  return String(await processor.process(new VFile({value, path: path.join(siteDir, file)})));
}

it('turns headings into sections with the same anchors in both languages', async () => {
  expect(await toJsx('## Les enjeux\n\nTexte.')).toContain(
    '<Section id="challenges" title="Les enjeux">',
  );
  expect(await toJsx('## Challenges\n\nText.')).toContain(
    '<Section id="challenges" title="Challenges">',
  );
});

it('turns the headings of « Les étapes » into a numbered path that figures interrupt', async () => {
  const jsx = await toJsx(
    '## Les étapes\n\nAvant.\n\n### Un\n\nA.\n\n![Vert](./a.png)\n\n### Deux\n\nB.\n\n### Trois\n\nC.',
  );
  const order = jsx.match(/<(?:Steps|Step|Figure) [^>]*?(?:start|number|alt)="[^"]*"/g);
  expect(order).toEqual([
    '<Steps start="1"',
    '<Step number="1"',
    '<Figure alt="Vert"',
    '<Steps start="2"',
    '<Step number="2"',
    '<Step number="3"',
  ]);
});

it('sends a picture alone in its paragraph through the pipeline, with its caption', async () => {
  const jsx = await toJsx('## Les enjeux\n\n![Un aplat vert](./a.png "La légende.")');
  expect(jsx).toMatch(/<Figure alt="Un aplat vert" caption="La légende\." image=\{\{"src":/);
  expect(jsx).toContain('-640.avif 640w');
});

it('uses the French text’s picture in a translation', async () => {
  const file = 'i18n/en/docusaurus-plugin-content-blog/2024-01-01-essai/index.mdx';
  expect(await toJsx('## Steps\n\n![Green](./a.png)', file)).toContain('<Figure alt="Green"');
});

it('stops at a picture that is not there, naming file and line', async () => {
  await expect(toJsx('## Les enjeux\n\n![Rien](./b.png)')).rejects.toThrow(
    `${folder}/index.mdx:3: the picture "./b.png" is not in ${folder}/: put it there, or correct the name.`,
  );
});

it('stops at a picture without alternative text', async () => {
  await expect(toJsx('Texte.\n\n![](./a.png)')).rejects.toThrow(
    `${folder}/index.mdx:3: the picture "./a.png" has no alternative text: write ![what it shows](./a.png).`,
  );
});
