/*
 * Generates icons from static/favicon.svg for old browsers, iOS (which rounds the corners) and
 * Android (which applies any mask). They use the light colours: only the SVG follows the theme.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {projectRoot} from '../lib/project';
import {UserError} from '../lib/user-error';
import type {Files} from './icons';

const SOURCE = 'static/favicon.svg';

/** The mark's size in its units: two discs of radius 20, centres 20 apart. */
const MARK = {width: 60, height: 40};

/**
 * Width of the mark relative to a masked icon's. The safe zone of a maskable icon is a disc of
 * 80 % of its width; the mark's corners reach it at 66 %.
 */
const BLEED_MARK = {touch: 0.7, maskable: 0.58};

/** Extracts an element of the drawing, so that icons match it. */
function part(svg: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(svg)?.[1];
  if (!found) throw new UserError(`${SOURCE} has no ${what}: restore it.`);
  return found;
}

/** Centres the mark on a filled square of 100 units. */
function bled(svg: string, ratio: number): string {
  const ground = part(svg, /class="ground"[^>]*fill="(#[0-9A-Fa-f]{6})"/, 'class="ground" fill');
  const mark = part(svg, /<g id="mark"[^>]*>([\s\S]*?)<\/g>/, '<g id="mark">');
  const scale = (100 * ratio) / MARK.width;
  const x = (100 - MARK.width * scale) / 2;
  const y = (100 - MARK.height * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="100" height="100"><rect width="100" height="100" fill="${ground}"/><g transform="translate(${x} ${y}) scale(${scale})">${mark}</g></svg>`;
}

/** Renders at the final size for sharp edges. `side`: of the SVG, in its units. */
async function png(svg: string, side: number, size: number, opaque = false): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg), {density: (72 * size) / side}).resize(size, size);
  return (opaque ? pixels.removeAlpha() : pixels).png({compressionLevel: 9}).toBuffer();
}

/** Builds an ICO file of PNGs: a 6-byte header, a 16-byte entry per image, the images. */
function ico(images: ReadonlyArray<{size: number; image: Buffer}>): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // An icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, {size, image}] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4); // Colour planes
    header.writeUInt16LE(32, at + 6); // Bits a pixel
    header.writeUInt32LE(image.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += image.length;
  }
  return Buffer.concat([header, ...images.map(({image}) => image)]);
}

export async function makeFavicons(): Promise<Files> {
  const svg = readFileSync(path.join(projectRoot, SOURCE), 'utf8');
  const side = Number(part(svg, /viewBox="0 0 (\d+) \d+"/, 'viewBox="0 0 64 64"'));
  const small = [
    {size: 16, image: await png(svg, side, 16)},
    {size: 32, image: await png(svg, side, 32)},
  ];
  return new Map([
    ['static/favicon.ico', ico(small)],
    ['static/apple-touch-icon.png', await png(bled(svg, BLEED_MARK.touch), 100, 180, true)],
    ['static/icon-192.png', await png(svg, side, 192)],
    ['static/icon-512.png', await png(svg, side, 512)],
    ['static/icon-maskable-512.png', await png(bled(svg, BLEED_MARK.maskable), 100, 512, true)],
  ]);
}
