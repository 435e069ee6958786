/** @jest-environment node */
import {mkdtemp, readdir, rm, stat, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {createImagePipeline, IMAGES_PATH} from '../pipeline';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(os.tmpdir(), 'images-'));
});
afterEach(() => rm(siteDir, {recursive: true, force: true}));

async function picture(name: string, width: number, height: number, background = '#FBCB66') {
  const file = path.join(siteDir, name);
  await sharp({create: {width, height, channels: 3, background}})
    .png()
    .toFile(file);
  return file;
}

it('makes AVIF and WebP files of the widths that the picture allows', async () => {
  const images = createImagePipeline({siteDir});
  const image = await images.process(await picture('a.png', 1000, 500));
  expect(image).toMatchObject({width: 1000, height: 500});
  expect(image.srcset.match(/\d+w/g)).toEqual(['400w', '640w', '960w']);
  expect(image.sources.map(({type}) => type)).toEqual(['image/avif']);
  for (const candidate of [
    ...image.srcset.split(', '),
    ...(image.sources[0]?.srcset.split(', ') ?? []),
  ]) {
    const [address = '', width = ''] = candidate.split(' ');
    const file = path.join(images.cacheDir, address.replace(IMAGES_PATH, ''));
    const made = await sharp(file).metadata();
    expect(`${made.width}w`).toBe(width);
    expect(made.format).toBe(address.endsWith('.avif') ? 'heif' : 'webp');
  }
});

it('keeps a small picture at its size', async () => {
  const image = await createImagePipeline({siteDir}).process(await picture('s.png', 200, 100));
  expect(image.srcset).toMatch(/ 200w$/);
});

it('has a placeholder of less than 500 bytes', async () => {
  const image = await createImagePipeline({siteDir}).process(await picture('a.png', 640, 400));
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(image.placeholder.length).toBeLessThan(500);
});

it('makes the same picture once, also when it is asked for twice at once', async () => {
  const images = createImagePipeline({siteDir});
  const file = await picture('a.png', 640, 400);
  const [one, two] = await Promise.all([images.process(file), images.process(file)]);
  expect(two).toEqual(one);
  const before = (await stat(path.join(images.cacheDir, images.usedFiles()[0] ?? ''))).mtimeMs;
  const again = createImagePipeline({siteDir});
  expect(await again.process(file)).toEqual(one);
  expect((await stat(path.join(again.cacheDir, again.usedFiles()[0] ?? ''))).mtimeMs).toBe(before);
});

it('names files anew when a picture changes', async () => {
  const images = createImagePipeline({siteDir});
  const before = await images.process(await picture('a.png', 640, 400));
  const after = await images.process(await picture('a.png', 640, 400, '#B1A7F5'));
  expect(after.src).not.toBe(before.src);
});

it('makes a lost file again', async () => {
  const file = await picture('a.png', 640, 400);
  const images = createImagePipeline({siteDir});
  await images.process(file);
  const [lost = ''] = images.usedFiles();
  await rm(path.join(images.cacheDir, lost));
  await createImagePipeline({siteDir}).process(file);
  expect(await readdir(images.cacheDir)).toContain(lost);
});

it('refuses a file that is no picture', async () => {
  const file = path.join(siteDir, 'a.png');
  await writeFile(file, 'not a picture');
  await expect(createImagePipeline({siteDir}).process(file)).rejects.toThrow(
    /unsupported image format/,
  );
});
