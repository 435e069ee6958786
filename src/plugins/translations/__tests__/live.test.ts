/** @jest-environment node */
import {mkdir, mkdtemp, readFile, rename, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {watchMessages} from '../live';

let dir: string;
let file: string;
let generated: string;
let stop: () => void;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'live-'));
  file = path.join(dir, 'en/code.json');
  generated = path.join(dir, 'generated/codeTranslations.json');
  await mkdir(path.dirname(file));
  await mkdir(path.dirname(generated));
  await writeFile(file, '{"a": {"message": "Care"}}');
  await writeFile(generated, '{"a": "Care", "theme.b": "Back"}');
  stop = watchMessages(file, generated);
});
afterEach(async () => {
  stop();
  await rm(dir, {recursive: true, force: true});
});

/** Waits for the generated file to hold a text: far longer than it takes, for a busy machine. */
async function shown(text: string): Promise<Record<string, string>> {
  for (let time = 0; ; time += 1) {
    const found = JSON.parse(await readFile(generated, 'utf8')) as Record<string, string>;
    if (found.a === text || time === 200) return found;
    await setTimeout(25);
  }
}

describe('a translated text is passed on as soon as it is saved', () => {
  it('by an editor that writes into the file, and the theme’s words stay', async () => {
    await writeFile(file, '{"a": {"message": "Taking care"}}');
    expect(await shown('Taking care')).toEqual({a: 'Taking care', 'theme.b': 'Back'});
  });

  it('by an editor that puts another file in its place, again and again', async () => {
    for (const text of ['one', 'two', 'three']) {
      await writeFile(`${file}~`, `{"a": {"message": "${text}"}}`);
      await rename(`${file}~`, file);
      expect(await shown(text)).toMatchObject({a: text});
    }
  });

  it('but not from a file with a mistake, until it is put right', async () => {
    await writeFile(file, '{"a": {"message": "Taking care}}');
    await setTimeout(200);
    expect(await readFile(generated, 'utf8')).toContain('"Care"');
    await writeFile(file, '{"a": {"message": "Taking care"}}');
    expect(await shown('Taking care')).toMatchObject({a: 'Taking care'});
  });
});
