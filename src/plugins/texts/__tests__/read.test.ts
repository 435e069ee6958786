import {appendFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyContent} from '../../problems/__tests__/contentCopy';
import {factsOf} from '../facts';
import {readTexts} from '../read';

const dir = copyContent();
afterAll(() => rmSync(dir, {recursive: true, force: true}));

it('reads a text again only when its file has changed', async () => {
  const file = 'src/pages/legal.mdx';
  const read = async () => {
    const {texts, problems} = await readTexts(dir, {kinds: ['page'], readFacts: factsOf});
    return {texts: new Map(texts.map((text) => [text.file, text])), problems};
  };
  const {texts: first} = await read();
  appendFileSync(path.join(dir, file), '\nUne phrase de plus.\n');
  const {texts: second} = await read();
  expect(second.get(file)?.body).toContain('Une phrase de plus.');
  expect(second.size).toBe(first.size);
  for (const [name, text] of second) expect(text === first.get(name)).toBe(name !== file);
  writeFileSync(path.join(dir, file), '');
  const {texts, problems} = await read();
  expect(texts.has(file)).toBe(false);
  expect(problems).toEqual([expect.objectContaining({file, isUnread: true})]);
});
