import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {anchors} from '../anchors';
import {footnotes} from '../footnotes';
import {hyphens} from '../hyphens';
import {inBrief} from '../inBrief';
import {references} from '../references';
import {sections} from '../sections';

const compiled = async (text: string) =>
  String(await compile(text, {remarkPlugins: [references], rehypePlugins: [anchors]}));

it('makes a text export the ids of its elements and components, for the check of links', async () => {
  const text = 'Un mot <span id="mot"/>.\n\n<Section id="steps">\n\nTexte.\n\n</Section>';
  expect(await compiled(text)).toContain('export const anchors = ["mot", "steps"];');
  expect(await compiled('Texte.')).toContain('export const anchors = [];');
});

it('reads a picture by reference like one with its address', async () => {
  const written = await compiled('![Un plan](./plan.png "Le plan.")');
  expect(await compiled('![Un plan][a]\n\n[a]: ./plan.png "Le plan."')).toBe(written);
});

it('keeps short hyphenated words and code on one line, and the rest of the text as it is', async () => {
  const page = async (text: string) =>
    String(await compile(text, {jsx: true, rehypePlugins: [hyphens]}));
  const text = await page('Qu’entend-on, et **demandez-nous** `XSRF-TOKEN` ?');
  expect(text.match(/className="site-nowrap">.*?</g)).toEqual([
    'className="site-nowrap">{"Qu’entend-on"}<',
    'className="site-nowrap">{"demandez-nous"}<',
    'className="site-nowrap">{"XSRF-TOKEN"}<',
  ]);
  expect(text).toContain('{", et "}');
  const breakable =
    'Un mot - un autre, 2019-2020, anti-inflammatoires, `npm run i18n:done code.json`.';
  expect(await page(breakable)).not.toContain('site-nowrap');
});

it('asks for the larger lens where the second version is long', async () => {
  const page = async (words: string) => {
    const versions = `<Before>\n\n${'mot '.repeat(200)}\n\n</Before>\n<After>\n\n${words}\n\n</After>`;
    return String(
      await compile(`<Lens>\n${versions}\n</Lens>`, {jsx: true, remarkPlugins: [sections]}),
    );
  };
  expect(await page('mot '.repeat(150))).toContain('<Lens long>');
  expect(await page('mot '.repeat(90))).toContain('<Lens>');
});

it('gives the body of a page all that is not in brief, with its notes', async () => {
  const page = async (text: string) =>
    String(
      await compile(
        {value: text, path: 'a.mdx'},
        {
          jsx: true,
          remarkPlugins: [remarkGfm],
          rehypePlugins: [footnotes, inBrief],
        },
      ),
    );
  const text = await page('<InBrief>\n- mot\n</InBrief>\n\nUn mot[^1].\n\n[^1]: Une note.');
  expect(text).toContain('export const hasBrief = true;');
  const [above = '', rest = ''] = text.split('<Rest>');
  expect(above).toContain('<InBrief>');
  expect(above).not.toContain('Une note');
  expect(rest.split('</Rest>')[0]).toContain('Une note');
  expect(rest.split('</Rest>')[1]).not.toContain('Une note');
  expect(await page('Un mot.')).not.toContain('Rest');
});
