import {readFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {SiteError} from '../../lib/siteError';

/** A picture as a writer put it into the project. */
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

/**
 * Reads a picture.
 *
 * @throws SiteError when the file is no picture; ENOENT when it isn't there
 */
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
