import {compile} from '@mdx-js/mdx';
import {anchors} from '../anchors';
import {references} from '../references';

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
