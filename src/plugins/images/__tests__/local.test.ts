/** @jest-environment node */
import {readdir, rm, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import type {Image} from '@site/src/lib/image';
import {createLocalPipeline, IMAGES_PATH} from '../local';
import type {ImageProvider} from '../pipeline';

let siteDir: string;
beforeEach(() => {
  siteDir = writeFiles();
});

async function picture(name: string, width: number, height: number, background = '#FBCB66') {
  const file = path.join(siteDir, name);
  await sharp({create: {width, height, channels: 3, background}})
    .png()
    .toFile(file);
  return file;
}

const inCache = ({cacheDir = ''}: ImageProvider, name: string) => path.join(cacheDir, name);

/** The widths of a picture's AVIF files, the best that browsers know. */
const widthsOf = ({sources: [avif]}: Image) => avif?.srcset.match(/\d+w/g);

it('makes AVIF files up to the width of the picture, and one WebP', async () => {
  const images = createLocalPipeline(siteDir);
  const image = await images.process(await picture('a.png', 1000, 500));
  expect(image).toMatchObject({width: 1000, height: 500});
  expect(widthsOf(image)).toEqual(['400w', '640w', '960w']);
  expect(image.sources.map(({type}) => type)).toEqual(['image/avif']);
  for (const candidate of [`${image.src} 960w`, ...(image.sources[0]?.srcset.split(', ') ?? [])]) {
    const [address = '', width = ''] = candidate.split(' ');
    const file = inCache(images, address.replace(IMAGES_PATH, ''));
    const made = await sharp(file).metadata();
    expect(`${made.width}w`).toBe(width);
    expect(made.format).toBe(address.endsWith('.avif') ? 'heif' : 'webp');
  }
});

it('makes a file of the picture’s own width between two steps', async () => {
  const image = await createLocalPipeline(siteDir).process(await picture('b.png', 900, 600));
  expect(widthsOf(image)).toEqual(['400w', '640w', '900w']);
});

it('gives a transparent picture the ground on which its shapes show', async () => {
  const images = createLocalPipeline(siteDir);
  const drawn = async (ink: string, ground = 'none') => {
    const file = path.join(siteDir, `${ink}-${ground}.png`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0h90v90H0z" fill="${ground}"/><path d="M20 20h50v50H20z" fill="${ink}"/></svg>`;
    await sharp(Buffer.from(svg)).png().toFile(file);
    return (await images.process(file)).ground;
  };
  expect(await drawn('black')).toBe('light');
  expect(await drawn('white')).toBe('dark');
  expect(await drawn('black', 'white')).toBeUndefined();
});

it('keeps a small picture at its size', async () => {
  const image = await createLocalPipeline(siteDir).process(await picture('s.png', 200, 100));
  expect(widthsOf(image)).toEqual(['200w']);
});

it('accepts a picture of any size, limited by the formats’ maximum height', async () => {
  const images = createLocalPipeline(siteDir);
  const long = await images.process(await picture('long.png', 300, 20_000));
  expect(widthsOf(long)).toEqual(['245w']);
  const longer = await images.process(await picture('longer.png', 100, 20_000));
  expect(widthsOf(longer)).toEqual(['81w']);
  // 48 million pixels: decoded no larger than the widest file needed.
  const huge = await images.process(await picture('huge.png', 8000, 6000));
  expect(huge).toMatchObject({width: 8000, height: 6000});
  const widest = huge.sources[0]?.srcset.match(/(\S+) 2400w$/)?.[1] ?? '';
  const made = await sharp(inCache(images, widest.replace(IMAGES_PATH, ''))).metadata();
  expect([made.width, made.height]).toEqual([2400, 1800]);
});

it('has a placeholder of less than 500 bytes', async () => {
  const image = await createLocalPipeline(siteDir).process(await picture('a.png', 640, 400));
  expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(image.placeholder?.length).toBeLessThan(500);
});

it('makes a picture once, even for concurrent requests', async () => {
  const images = createLocalPipeline(siteDir);
  const file = await picture('a.png', 640, 400);
  const [one, two] = await Promise.all([images.process(file), images.process(file)]);
  expect(two).toEqual(one);
  const before = (await stat(inCache(images, images.usedFiles()[0] ?? ''))).mtimeMs;
  const again = createLocalPipeline(siteDir);
  expect(await again.process(file)).toEqual(one);
  expect((await stat(inCache(again, again.usedFiles()[0] ?? ''))).mtimeMs).toBe(before);
});

it('makes a picture once for two files with the same content', async () => {
  const images = createLocalPipeline(siteDir);
  const one = await images.process(await picture('cover.png', 640, 400));
  const made = images.usedFiles();
  expect(await images.process(await picture('Été à Brest.png', 640, 400))).toEqual(one);
  expect(images.usedFiles()).toEqual(made);
});

it('renames files when a picture changes', async () => {
  const images = createLocalPipeline(siteDir);
  const before = await images.process(await picture('a.png', 640, 400));
  const after = await images.process(await picture('a.png', 640, 400, '#B1A7F5'));
  expect(after.src).not.toBe(before.src);
});

it('recreates a missing file', async () => {
  const file = await picture('a.png', 640, 400);
  const images = createLocalPipeline(siteDir);
  await images.process(file);
  const [lost = ''] = images.usedFiles();
  await rm(inCache(images, lost));
  await createLocalPipeline(siteDir).process(file);
  expect(await readdir(inCache(images, ''))).toContain(lost);
});

it('applies the camera’s orientation', async () => {
  const file = path.join(siteDir, 'photo.jpg');
  await sharp({create: {width: 800, height: 500, channels: 3, background: '#B1A7F5'}})
    .withMetadata({orientation: 6})
    .jpeg()
    .toFile(file);
  const images = createLocalPipeline(siteDir);
  expect(await images.process(file)).toMatchObject({width: 500, height: 800});
  const made = await sharp(inCache(images, images.usedFiles()[0] ?? '')).metadata();
  expect(made.height).toBeGreaterThan(made.width);
});
