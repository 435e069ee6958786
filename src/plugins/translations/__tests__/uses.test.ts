/** @jest-environment node */
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {readUses} from '../uses';

const files: Readonly<Record<string, string>> = {
  'src/features/a.tsx': `import {Translate, translate} from '../lib/translate';
export const a = translate({id: 'a.one'}, {count: 1});
export const b = <Translate id="a.two" values={{x: 'y'}} />;
`,
  'src/features/__tests__/a.test.tsx': "say('a.tested');",
  'src/vocabulary/index.ts': "export const sectors = {'night-walk': {}, health: {}};",
  'src/vocabulary/labels.ts': 'translate({id: `vocabulary.sectors.${id}`});',
  'src/components/icons.ts': 'export const icons = {street: 1};',
  'src/components/Button.tsx': "export type Variant = 'primary' | 'ghost';",
  'src/forms/contactFields.ts':
    "export const fields = ['email']; export const codes = ['email.required'];",
  'src/server/receiver.ts': "say('answer.back'); say(`field.${name}`); say(`problem.${code}`);",
};

let dir: string;
let isUsed: Awaited<ReturnType<typeof readUses>>;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'uses-'));
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  }
  isUsed = await readUses(dir);
});
afterAll(() => rm(dir, {recursive: true, force: true}));

it.each([
  ['a.one', true],
  ['a.two', true],
  ['a.three', false],
  ['a.tested', false],
  ['answer.back', true],
  ['vocabulary.sectors.night-walk', true],
  ['vocabulary.sectors.night', false],
  // An icon of that name is no sector.
  ['vocabulary.sectors.street', false],
  ['field.email', true],
  // A variant of that name is no field.
  ['field.ghost', false],
  ['problem.email.required', true],
  ['problem.email.invalid', false],
])('%s is used: %s', (id, expected) => expect(isUsed(id)).toBe(expected));
