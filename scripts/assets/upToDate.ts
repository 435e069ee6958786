import {existsSync, readFileSync} from 'node:fs';
import sharp from 'sharp';

/** A PNG's bytes, and its edges a little, differ between versions of sharp. */
export async function isUpToDate(file: string, content: string | Buffer): Promise<boolean> {
  if (!existsSync(file)) return false;
  const both = [readFileSync(file), Buffer.from(content)] as const;
  if (!file.endsWith('.png')) return both[0].equals(both[1]);
  const pixels = both.map((image) => sharp(image).ensureAlpha().raw().toBuffer());
  const [there = [], made = []] = await Promise.all(pixels);
  return (
    there.length === made.length && made.every((value, at) => Math.abs(value - there[at]!) < 32)
  );
}
