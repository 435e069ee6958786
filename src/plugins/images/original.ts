import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {SiteError} from '../../lib/siteError';

/*
 * What a picture should weigh and measure. The site makes light files of whatever it is
 * given, but the project keeps each original in every version for good, and the
 * build has to decode it. A writer is told; only a file that is no picture stops a build.
 */

/** Told: a picture of 2400 px in a format that suits it stays well below. Bytes. */
export const LARGE_BYTES = 1_500_000;

/** Told: decoded it takes more than 160 MB of memory. */
export const MANY_PIXELS = 40_000_000;

/** Told: the widest file that the site makes has 1920 px. */
export const NARROW = 1920;

/** The same for pictures beside others. */
export const NARROW_BESIDE = 960;

export type PictureFacts = {
  bytes: number;
  /** Size as seen, in px; undefined for a file that is no PNG, JPEG, WebP or AVIF. */
  size?: {width: number; height: number};
};

export async function readPictureFacts(file: string): Promise<PictureFacts> {
  const [{size: bytes}, header] = await Promise.all([
    stat(file),
    sharp(file, {limitInputPixels: false})
      .metadata()
      .catch(() => undefined),
  ]);
  const {format = '', compression, autoOrient: size} = header ?? {};
  const isAvif = format === 'heif' && compression === 'av1';
  return size && (isAvif || ['png', 'jpeg', 'webp'].includes(format)) ? {bytes, size} : {bytes};
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * What is wrong with a picture, if anything, as the end of a sentence that names it.
 *
 * @param least width below which it looks blurred, in px
 */
export function judgePicture(
  {bytes, size}: PictureFacts,
  least: number,
): {severity: 'error' | 'warning'; message: string} | undefined {
  const remedy = 'save it 2400 px wide, as JPEG or WebP for a photo';
  if (!size) {
    const message = 'can’t be read as a picture: put a PNG, JPEG, WebP or AVIF file in its place';
    return {severity: 'error', message};
  }
  const {width, height} = size;
  if (width * height > MANY_PIXELS) {
    const message = `measures ${width} × ${height} px, and slows the build down: ${remedy}`;
    return {severity: 'warning', message};
  }
  if (bytes > LARGE_BYTES) {
    const message = `weighs ${megabytes(bytes)}: ${remedy}, to keep it below ${megabytes(LARGE_BYTES)}`;
    return {severity: 'warning', message};
  }
  if (width < least) {
    const message = `is ${width} px wide and will look blurred: put one of ${least} px or more in its place, 2400 px if you can`;
    return {severity: 'warning', message};
  }
  return undefined;
}

export type Original = {
  data: Buffer;
  /** From the project's root, with forward slashes. */
  file: string;
  /** Size as seen, in px: a camera's note that it was held upright is heeded. */
  width: number;
  height: number;
};

/** Width of the file for browsers that know no srcset, and for social networks, in px. */
export const FALLBACK_WIDTH = 1280;

/** @throws SiteError when the file is no picture */
export async function readOriginal(siteDir: string, absolute: string): Promise<Original> {
  const data = await readFile(absolute);
  const file = path.relative(siteDir, absolute).replaceAll(path.sep, '/');
  try {
    const {autoOrient: size} = await sharp(data, {limitInputPixels: false}).metadata();
    return {data, file, width: size.width, height: size.height};
  } catch (error) {
    throw new SiteError(
      `${file}: this file can’t be read as a picture (${error instanceof Error ? error.message : String(error)}): put a PNG, JPEG, WebP or AVIF file in its place.`,
    );
  }
}
