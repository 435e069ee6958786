/** @jest-environment node */
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {isUpToDate} from '../upToDate';
import {writeFiles} from '../../lib/__tests__/temporaryFiles';

const disc = (colour: string) =>
  sharp(
    Buffer.from(`<svg viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="${colour}"/></svg>`),
  );

it('an icon is up to date if it shows the same picture, however it is compressed', async () => {
  const file = path.join(writeFiles(), 'icon.png');
  const made = await disc('#7a3ff2').resize(64).png().toBuffer();
  expect(await isUpToDate(file, made)).toBe(false);
  const ours = await disc('#7a3ff2').resize(64).png({compressionLevel: 0}).toBuffer();
  expect(ours.equals(made)).toBe(false);
  await writeFile(file, ours);
  expect(await isUpToDate(file, made)).toBe(true);
  await writeFile(file, await disc('#09c78e').resize(64).png().toBuffer());
  expect(await isUpToDate(file, made)).toBe(false);
  await writeFile(file, await disc('#7a3ff2').resize(32).png().toBuffer());
  expect(await isUpToDate(file, made)).toBe(false);
});

it('text is up to date if it is the same', async () => {
  const file = path.join(writeFiles(), 'icon.svg');
  await writeFile(file, '<svg/>');
  expect(await isUpToDate(file, '<svg/>')).toBe(true);
  expect(await isUpToDate(file, '<svg></svg>')).toBe(false);
});
