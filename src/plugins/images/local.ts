import {readFile, stat} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {hashOf} from '../../lib/hash';
import type {Image} from '../../lib/image';
import {createKeeper, type Made} from '../../lib/keep';
import {FALLBACK_WIDTH, MANY_PIXELS, readOriginal, tintOf, type Original} from './original';
import type {ImageProvider} from './pipeline';

/** Widths to encode, in px; wider than the original are skipped. */
const WIDTHS = [400, 640, 960, 1280, 1920, 2400] as const;

/** Maximum height of a WebP file, in px. */
const TALLEST = 16_383;

/** Path of the image files on the site. */
export const IMAGES_PATH = '/assets/images/';

/**
 * Colours at full resolution keep the edges of shapes. An effort of 3 (of 9) leaves hardly any noise
 * round them: 2 takes half the time and needs a tenth more bytes for the same, 6 ten times as long.
 */
const AVIF = {quality: 60, effort: 3, chromaSubsampling: '4:4:4'} as const;

/** For the few browsers without AVIF (Edge 120 and earlier): one file. */
const WEBP = {quality: 74, effort: 2} as const;

/** Part of every file's name. A change of what is made of a picture, beyond these, raises `version`. */
const RECIPE = JSON.stringify({version: 7, WIDTHS, AVIF, WEBP});

/** A file's name for use in addresses: a space would end a srcset's candidate. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return slug || 'picture';
}

/** One pixel of a colour, as a data URI. */
async function pixelOf(background: string): Promise<string> {
  const pixel = sharp({create: {width: 1, height: 1, channels: 3, background}});
  const data = await pixel.webp({lossless: true}).toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}

/**
 * The `local` image provider: AVIF and WebP in several widths, cached between builds. Files with
 * the same content are encoded once.
 */
export function createLocalPipeline(siteDir: string): ImageProvider {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/site/images');
  const keep = createKeeper<Image>(cacheDir);
  /** Of originals by path, size and time, which are replaced during development. */
  const hashes = new Map<string, Promise<string>>();
  const files = new Set<string>();
  // A decoded picture takes tens of megabytes: one per core keeps all cores busy.
  const schedule = pLimit(availableParallelism());

  async function encodeAll(original: Original, stem: string): Promise<Made<Image>> {
    const {data, width, height, ground} = original;
    // Limits a tall screenshot's width so that its height fits.
    const widest = Math.min(width, Math.floor((TALLEST * width) / height));
    const steps: number[] = WIDTHS.filter((candidate) => candidate <= widest);
    // A picture between two steps also has a file of its own width, at which figures show it.
    const own = Math.min(widest, WIDTHS.at(-1) ?? widest);
    const usable = own > 1.1 * (steps.at(-1) ?? 0) ? [...steps, own] : steps;
    const fallback = usable.findLast((candidate) => candidate <= FALLBACK_WIDTH) ?? widest;
    const nameOf = (candidate: number, extension: string) => `${stem}-${candidate}.${extension}`;
    // Decoded once for all files; sharp encodes in its own threads. A huge picture is shrunk on
    // load: at full size it would not fit into a small machine's memory.
    const whole = sharp(data, {limitInputPixels: false}).autoOrient();
    if (width * height > MANY_PIXELS) {
      whole.resize({width: WIDTHS.at(-1), withoutEnlargement: true});
    }
    const decoded = await whole.raw().toBuffer({resolveWithObject: true});
    const resizedTo = (target: number) =>
      sharp(decoded.data, {raw: decoded.info}).resize({width: target});
    const encoders = [
      [nameOf(fallback, 'webp'), resizedTo(fallback).webp(WEBP)],
      ...usable.map((step) => [nameOf(step, 'avif'), resizedTo(step).avif(AVIF)] as const),
    ] as const;
    const encoded = await Promise.all(
      encoders.map(async ([name, encoder]) => [name, await encoder.toBuffer()] as const),
    );
    const candidates = usable.map((width) => `${IMAGES_PATH}${nameOf(width, 'avif')} ${width}w`);
    const value: Image = {
      src: `${IMAGES_PATH}${nameOf(fallback, 'webp')}`,
      srcset: '',
      sources: [{type: 'image/avif', srcset: candidates.join(', ')}],
      sizes: '100vw',
      width,
      height,
      ...(ground && {ground}),
      placeholder: await pixelOf(await tintOf(sharp(decoded.data, {raw: decoded.info}))),
    };
    return {value, files: new Map(encoded)};
  }

  function hashOfOriginal(file: string, state: string): Promise<string> {
    // Encoding reads the file again: 300 case studies hold 4 GB of originals, which must not wait
    // for an encoder in memory.
    const read = async () => hashOf(RECIPE, await readFile(file)).slice(0, 12);
    const hash = hashes.get(state) ?? schedule(read);
    hashes.set(state, hash);
    hash.catch(() => hashes.delete(state));
    return hash;
  }

  return {
    cacheDir,
    async process(file) {
      const {mtimeMs, size} = await stat(file);
      const hash = await hashOfOriginal(file, `${file} ${size} ${mtimeMs}`);
      const stem = `${slugOf(path.parse(file).name)}-${hash}`;
      const encode = async () => encodeAll(await readOriginal(file), stem);
      const {value, names} = await keep(hash, () => schedule(encode));
      names.forEach((name) => files.add(name));
      return value;
    },
    usedFiles: () => [...files].sort(),
  };
}
