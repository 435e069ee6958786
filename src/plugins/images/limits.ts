import {open} from 'node:fs/promises';
import {imageSize} from 'image-size';

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

/** The same for pictures that stand beside others. */
export const NARROW_BESIDE = 960;

/** How much of a file is read first: enough for most headers, in bytes. */
const HEADER = 4096;

/** How much is read of a JPEG whose camera wrote a preview before the size, in bytes. */
const LONG_HEADER = 1_000_000;

/** What is known of a picture without decoding it. */
export type PictureFacts = {
  bytes: number;
  /** Size as seen, in px; undefined for a file that is no PNG, JPEG, WebP or AVIF. */
  size?: {width: number; height: number};
};

const formats = ['png', 'jpg', 'webp', 'avif'];

/** An EXIF orientation of 5 to 8 lies on its side. */
const isTurned = (orientation = 1) => orientation >= 5;

/** Reads the weight of a picture and the size that its header says. */
export async function readPictureFacts(file: string): Promise<PictureFacts> {
  const handle = await open(file);
  try {
    const {size: bytes} = await handle.stat();
    for (const length of [HEADER, LONG_HEADER]) {
      const {buffer, bytesRead} = await handle.read(
        Buffer.alloc(Math.min(length, bytes)),
        0,
        undefined,
        0,
      );
      try {
        const {width, height, type = '', orientation} = imageSize(buffer.subarray(0, bytesRead));
        const isRight = formats.includes(type) || (type === 'heif' && /\.avif$/i.test(file));
        const size = isTurned(orientation) ? {width: height, height: width} : {width, height};
        return {bytes, ...(isRight ? {size} : {})};
      } catch {
        // The size may stand further on.
      }
    }
    return {bytes};
  } finally {
    await handle.close();
  }
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
