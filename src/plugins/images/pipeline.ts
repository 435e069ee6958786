import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {Image} from '../../lib/image';

/** Widths that files are made in, in px; those above the original's are left out. */
const WIDTHS = [400, 640, 960, 1280, 1920] as const;

/** Width of the fallback file, in px. */
const FALLBACK_WIDTH = 1280;

/** Width of the placeholder, in px. */
const PLACEHOLDER_WIDTH = 24;

/** Where the site serves image files from. */
export const IMAGES_PATH = '/assets/images/';

/**
 * Encoders and their settings, best first. An effort of 2 (of 9) takes a third
 * of the default's time for files a few per cent larger.
 */
const FORMATS = [
  {
    extension: 'avif',
    type: 'image/avif',
    encode: (image: sharp.Sharp) => image.avif({quality: 55, effort: 2}),
  },
  {
    extension: 'webp',
    type: 'image/webp',
    encode: (image: sharp.Sharp) => image.webp({quality: 74, effort: 4}),
  },
] as const;

/** Part of every file's name: a change of the settings above must change it. */
const RECIPE = 'v1-avif55e2-webp74e4';

export type ImagePipeline = {
  /** Folder that holds the files made, for the build to copy and the development server to serve. */
  cacheDir: string;
  /**
   * Makes the files of a picture, or finds them made, and says how to show it.
   *
   * @param file absolute path of a PNG, JPEG, WebP or AVIF file
   * @throws Error when the file is not an image; ENOENT when it isn't there
   */
  process: (file: string) => Promise<Image>;
  /** Names of the files that the processed images refer to. */
  usedFiles: () => string[];
};

/** What is kept beside the files of a picture. */
type Made = {image: Image; names: string[]};

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Writes a file whole or not at all: two builds may share the cache. */
async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  const partial = `${file}.${process.pid}.part`;
  await writeFile(partial, data);
  await rename(partial, file);
}

/**
 * The `local` image provider: AVIF and WebP files in several widths, made by
 * sharp at build and kept between builds under a name that changes with the
 * picture and the settings.
 */
export function createImagePipeline({siteDir}: {siteDir: string}): ImagePipeline {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/soin-commun/images');
  const processed = new Map<string, Promise<Image>>();
  const files = new Set<string>();

  async function make(stem: string, original: Buffer): Promise<Image> {
    const record = path.join(cacheDir, `${stem}.json`);
    if (await exists(record)) {
      const kept = JSON.parse(await readFile(record, 'utf8')) as Made;
      const found = await Promise.all(kept.names.map((name) => exists(path.join(cacheDir, name))));
      if (found.every(Boolean)) {
        kept.names.forEach((name) => files.add(name));
        return kept.image;
      }
    }

    await mkdir(cacheDir, {recursive: true});
    const {width, height} = await sharp(original).metadata();
    const widths = WIDTHS.filter((candidate) => candidate <= width);
    const usable = widths.length > 0 ? widths : [width];
    const fallback = usable.findLast((candidate) => candidate <= FALLBACK_WIDTH) ?? width;
    const nameOf = (candidate: number, extension: string) => `${stem}-${candidate}.${extension}`;
    const names: string[] = [];
    for (const candidate of usable) {
      const resized = await sharp(original)
        .resize({width: candidate})
        .raw()
        .toBuffer({resolveWithObject: true});
      await Promise.all(
        FORMATS.map(async ({extension, encode}) => {
          const name = nameOf(candidate, extension);
          names.push(name);
          const {info, data} = resized;
          await writeWhole(
            path.join(cacheDir, name),
            await encode(
              sharp(data, {raw: {width: info.width, height: info.height, channels: info.channels}}),
            ).toBuffer(),
          );
        }),
      );
    }
    const srcsetOf = (extension: string) =>
      usable
        .map((candidate) => `${IMAGES_PATH}${nameOf(candidate, extension)} ${candidate}w`)
        .join(', ');
    const placeholder = await sharp(original)
      .resize({width: PLACEHOLDER_WIDTH})
      .webp({quality: 30})
      .toBuffer();
    const image: Image = {
      src: `${IMAGES_PATH}${nameOf(fallback, 'webp')}`,
      srcset: srcsetOf('webp'),
      sources: [{type: 'image/avif', srcset: srcsetOf('avif')}],
      sizes: '100vw',
      width,
      height,
      placeholder: `data:image/webp;base64,${placeholder.toString('base64')}`,
    };
    await writeWhole(record, JSON.stringify({image, names}));
    names.forEach((name) => files.add(name));
    return image;
  }

  return {
    cacheDir,
    async process(file) {
      const original = await readFile(file);
      const hash = createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 12);
      const stem = `${path.parse(file).name}-${hash}`;
      // By content, not by path: the same picture in two folders is made once,
      // and one that a writer replaces during development is made again.
      const image = processed.get(stem) ?? make(stem, original);
      processed.set(stem, image);
      image.catch(() => processed.delete(stem));
      return image;
    },
    usedFiles: () => [...files].sort(),
  };
}
