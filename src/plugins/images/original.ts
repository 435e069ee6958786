import {readFile, stat} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {crc32} from 'node:zlib';
import pLimit from 'p-limit';
import sharp from 'sharp';
import {hashOf} from '../../lib/hash';
import {widthToFill} from '../../lib/image';
import type {Image, FigureRoom} from '../../lib/image';
import {remember} from '../../lib/keep';
import {CACHE} from '../../lib/project';

/*
 * Recommended sizes of pictures. The site serves light files whatever the original, but git keeps
 * every version of each original, and the build must decode it. An oversized picture only
 * causes a warning; an unreadable one stops the build.
 */

/** Warning above, in bytes: 2400 px in a suitable format stay well below. */
export const LARGE_BYTES = 1_500_000;

/** Warning above: such a picture takes more than 160 MB of memory decoded. */
export const MANY_PIXELS = 40_000_000;

/** Warning below, in px, for a cover: the width of the site's widest files. */
const NARROW = 1920;

/** No warning up to here, in px: an icon or a logo, small on purpose. */
const SMALL = 400;

export type PictureFacts = {
  bytes: number;
  /** Displayed size, in px; undefined unless the file is PNG, JPEG, WebP or AVIF. */
  size?: {width: number; height: number};
  /** A kind of moving pictures that the build does not read. */
  film?: 'a GIF' | 'an animated AVIF';
  /** Has several pictures, one after the other. */
  isAnimated?: boolean;
  /** Can't be read to its end. */
  isDamaged?: boolean;
};

/** In px: what a picture is decoded to, to know that it can be. */
const TRIAL_SIZE = 8;
const TRIAL = {fit: 'fill', kernel: 'nearest'} as const;

/** Changes with the way in which pictures are tried, so that what was found before counts no more. */
const DECODING = 'in full';

/** One per core: a decoded picture takes tens of megabytes. */
const schedule = pLimit(availableParallelism());

type Sound = {isSound: boolean; isAnimated?: boolean};

/**
 * Whether a PNG is as it was written: each of its parts has a checksum, the last one is IEND
 * (https://www.w3.org/TR/png-3/#5Chunk-layout). A tenth of the time of decoding it. One that moves
 * has a part acTL.
 */
function readPng(data: Buffer): Sound {
  let at = 8;
  let isAnimated = false;
  while (at + 12 <= data.length) {
    const end = at + 8 + data.readUInt32BE(at);
    if (end + 4 > data.length) break;
    if (crc32(data.subarray(at + 4, end)) !== data.readUInt32BE(end)) break;
    const part = data.toString('latin1', at + 4, at + 8);
    isAnimated ||= part === 'acTL';
    if (part === 'IEND') return {isSound: true, isAnimated};
    at = end + 4;
  }
  return {isSound: false, isAnimated};
}

/** Signs of JPEG (ITU T.81, table B.1). */
const JPEG = {scan: 0xda, end: Buffer.from([0xff, 0xd9])};

/**
 * Whether a JPEG goes on to its end: decoded to a few pixels, its last lines are not read. The parts
 * before the picture, of which one may hold another picture, tell their lengths.
 */
function hasJpegEnd(data: Buffer): boolean {
  let at = 2;
  while (at + 4 <= data.length && data[at] === 0xff) {
    if (data[at + 1] === JPEG.scan) return data.includes(JPEG.end, at);
    // Any number of 0xff fills the space between two parts.
    at += data[at + 1] === 0xff ? 1 : 2 + data.readUInt16BE(at + 2);
  }
  return data.includes(JPEG.end);
}

/** In bytes: what a failed copy leaves empty at the end of a WebP, which has no sign of its end. */
const WEBP_END = 512;

/** Whether the file of a picture goes on to its end. */
function hasEnd(data: Buffer, format: string): boolean {
  if (format === 'jpeg') return hasJpegEnd(data);
  return format !== 'webp' || data.subarray(-WEBP_END).some((byte) => byte !== 0);
}

/**
 * Whether a picture can be decoded. In full, a JPEG tells about nine damages out of ten, and half of
 * them shrunk as it loads. Nothing tells a damage that makes other colours only.
 */
async function canDecode(data: Buffer, format: string, pixels: number): Promise<boolean> {
  const picture = sharp(data, {limitInputPixels: false});
  const isWhole = format === 'jpeg' && pixels <= MANY_PIXELS;
  return (isWhole ? picture : picture.resize(TRIAL_SIZE, TRIAL_SIZE, TRIAL))
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false);
}

/**
 * Reads what the check and the build judge a picture by. It is decoded once, until the file changes:
 * an AVIF of 2400 px takes a seventh of a second.
 *
 * @param name its path in the project
 */
export async function readPictureFacts(siteDir: string, name: string): Promise<PictureFacts> {
  const {size, mtimeMs} = await stat(path.join(siteDir, name));
  const file = {siteDir, name, bytes: size, mtimeMs};
  const key = JSON.stringify(file);
  const facts = known.get(key) ?? lookAt(file);
  known.set(key, facts);
  facts.catch(() => known.delete(key));
  return facts;
}

/** Facts by path, size and time of the file, which may be replaced during development. */
const known = new Map<string, Promise<PictureFacts>>();

type PictureFile = {siteDir: string; name: string; bytes: number; mtimeMs: number};

async function lookAt({siteDir, name, bytes, mtimeMs}: PictureFile): Promise<PictureFacts> {
  const file = path.join(siteDir, name);
  const header = await sharp(file, {limitInputPixels: false})
    .metadata()
    .catch(() => undefined);
  const {format = '', compression, autoOrient: size, pages = 1} = header ?? {};
  const isAvif = format === 'heif' && compression === 'av1';
  if (format === 'gif') return {bytes, film: 'a GIF'};
  const isAvis = async () => (await readFile(file)).toString('latin1', 8, 12) === 'avis';
  if (!header && (await isAvis())) return {bytes, film: 'an animated AVIF'};
  if (!size || !(isAvif || ['png', 'jpeg', 'webp'].includes(format))) return {bytes};
  const {isSound, isAnimated = pages > 1} = await schedule(async (): Promise<Sound> => {
    if (format === 'png') return readPng(await readFile(file));
    const kept = path.join(siteDir, CACHE, 'pictures', `${name}.json`);
    const key = hashOf(`${DECODING} ${bytes} ${mtimeMs} ${sharp.versions.sharp}`);
    const isSound = await remember(kept, key, async () => {
      const data = await readFile(file);
      return hasEnd(data, format) && canDecode(data, format, size.width * size.height);
    });
    return {isSound};
  });
  return {bytes, size, ...(isAnimated && {isAnimated}), ...(!isSound && {isDamaged: true})};
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * A problem with a picture, if any, as the end of a sentence that names it.
 *
 * @param room where it is shown: covers are enlarged, figures never
 */
export function judgePicture(
  {bytes, size, film, isAnimated, isDamaged}: PictureFacts,
  room: FigureRoom | 'cover',
): {severity: 'error' | 'warning'; message: string} | undefined {
  const remedy = 'save it 2400 px wide, as JPEG or WebP for a photo';
  if (film) {
    const message = `is ${film}: save it as a PNG, or as a film, and write <Video src="/videos/name.mp4" title="…"/>`;
    return {severity: 'error', message};
  }
  if (isDamaged) {
    const message =
      'is damaged, so that it can’t be read to its end: copy or export it again from where it comes';
    return {severity: 'error', message};
  }
  if (!size) {
    const message =
      'can’t be read as a picture: replace it with a PNG, JPEG, WebP, AVIF or SVG file';
    return {severity: 'error', message};
  }
  const {width, height} = size;
  if (isAnimated) {
    const message =
      'moves, and the page shows its first picture only: save it as a film, and write <Video src="/videos/name.mp4" title="…"/>, or save that picture alone';
    return {severity: 'warning', message};
  }
  if (width * height > MANY_PIXELS) {
    const message = `measures ${width} × ${height} px, and slows the build down: ${remedy}`;
    return {severity: 'warning', message};
  }
  if (bytes > LARGE_BYTES) {
    const message = `weighs ${megabytes(bytes)}: ${remedy}, to keep it below ${megabytes(LARGE_BYTES)}`;
    return {severity: 'warning', message};
  }
  if (room === 'cover') {
    if (width >= NARROW) return undefined;
    const message = `is ${width} px wide and will look blurred: replace it with one of ${NARROW} px or more, ideally 2400 px`;
    return {severity: 'warning', message};
  }
  const least = widthToFill(size, room);
  if (width <= SMALL || width >= least) return undefined;
  const message = `is ${width} px wide and is shown no wider: one of ${least} px would fill its place, sharp on every screen`;
  return {severity: 'warning', message};
}

export type Original = {
  data: Buffer;
  /** Displayed size, in px, with the camera's orientation applied. */
  width: number;
  height: number;
  ground?: Image['ground'];
};

/** Width of the `src` file, for browsers without srcset, in px. */
export const FALLBACK_WIDTH = 1280;

/** In px: a picture's colours are judged on a small copy. */
const SAMPLE_WIDTH = 64;

/** The ground that a transparent picture needs: light under dark shapes, dark under light ones. */
async function groundFor(image: sharp.Sharp): Promise<Image['ground']> {
  const pixels = image.resize({width: SAMPLE_WIDTH}).ensureAlpha().toColourspace('srgb').raw();
  const bytes = await pixels.toBuffer();
  let light = 0;
  let opaque = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = bytes.subarray(at, at + 4);
    light += alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue);
    opaque += alpha;
  }
  // Nearly opaque: rounded corners of a screenshot, say.
  if (opaque > 0.97 * 255 * (bytes.length / 4)) return undefined;
  return light / opaque > 160 ? 'dark' : 'light';
}

/**
 * A picture's tint, its ground while it loads: its mean colour. Its most frequent colour, which may
 * be a black jacket or a green wall, would flash as a block.
 *
 * @returns a hexadecimal colour, such as #ffe3a3
 */
export async function tintOf(picture: sharp.Sharp): Promise<string> {
  const one = picture.flatten({background: '#fff'}).resize({width: 1, height: 1, fit: 'fill'});
  const pixel = await one.removeAlpha().toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** Reads a picture that plugins/case-studies has checked. */
export async function readOriginal(file: string): Promise<Original> {
  const data = await readFile(file);
  const image = sharp(data, {limitInputPixels: false});
  const {autoOrient: size, hasAlpha} = await image.metadata();
  const ground = hasAlpha ? await groundFor(image) : undefined;
  return {data, width: size.width, height: size.height, ...(ground && {ground})};
}
