import {readFile, stat} from 'node:fs/promises';
import sharp from 'sharp';

/*
 * Recommended sizes of pictures. The site serves light files whatever the original, but git keeps
 * every version of each original, and the build must decode it. An oversized picture only
 * causes a warning; an unreadable one stops the build.
 */

/** Warning above, in bytes: 2400 px in a suitable format stay well below. */
export const LARGE_BYTES = 1_500_000;

/** Warning above: such a picture takes more than 160 MB of memory decoded. */
export const MANY_PIXELS = 40_000_000;

/** Warning below, in px: the width of the site's widest files. */
export const NARROW = 1920;

/** The same for pictures in a gallery. */
export const NARROW_BESIDE = 960;

export type PictureFacts = {
  bytes: number;
  /** Displayed size, in px; undefined unless the file is PNG, JPEG, WebP or AVIF. */
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
 * A problem with a picture, if any, as the end of a sentence that names it.
 *
 * @param least width below which it looks blurred, in px
 */
export function judgePicture(
  {bytes, size}: PictureFacts,
  least: number,
): {severity: 'error' | 'warning'; message: string} | undefined {
  const remedy = 'save it 2400 px wide, as JPEG or WebP for a photo';
  if (!size) {
    const message = 'can’t be read as a picture: replace it with a PNG, JPEG, WebP or AVIF file';
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
    const message = `is ${width} px wide and will look blurred: replace it with one of ${least} px or more, ideally 2400 px`;
    return {severity: 'warning', message};
  }
  return undefined;
}

export type Original = {
  data: Buffer;
  /** Displayed size, in px, with the camera's orientation applied. */
  width: number;
  height: number;
};

/** Width of the `src` file, for browsers without srcset, in px. */
export const FALLBACK_WIDTH = 1280;

/** Reads a picture that plugins/case-studies has checked. */
export async function readOriginal(file: string): Promise<Original> {
  const data = await readFile(file);
  const {autoOrient: size} = await sharp(data, {limitInputPixels: false}).metadata();
  return {data, width: size.width, height: size.height};
}
