/**
 * npm run assets -- favicons: makes the site's icons from static/favicon.svg: favicon.ico,
 * apple-touch-icon.png (iOS cuts the corners), icon-192.png and icon-512.png, and
 * icon-maskable-512.png (Android cuts any shape). They show the light colours: only the SVG
 * can follow the dark theme.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import sharp from 'sharp';
import {UserError, runMain} from '../lib/user-error';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const staticDir = path.join(root, 'static');
const source = path.join(staticDir, 'favicon.svg');

/** Size of the mark in its own units: two discs of radius 20, centres 20 apart. */
const MARK = {width: 60, height: 40};

/**
 * Width of the mark over the width of an icon that is cut to a shape. The safe zone of
 * a maskable icon is a disc of 80 % of its width; the mark's corners reach it at 66 %.
 */
const BLEED_MARK = {touch: 0.7, maskable: 0.58};

/** An element of the drawing as written: the icons must not drift from it. */
function part(svg: string, pattern: RegExp, what: string): string {
  const found = pattern.exec(svg)?.[1];
  if (!found) throw new UserError(`static/favicon.svg has no ${what}; put it back.`);
  return found;
}

/** The mark in the middle of a square that is ground to its edges. */
function bled(svg: string, ratio: number): Buffer {
  const ground = part(
    svg,
    /class="ground"[^>]*fill="(#[0-9A-Fa-f]{6})"/,
    'class="ground" with a fill',
  );
  const mark = part(svg, /<g id="mark"[^>]*>([\s\S]*?)<\/g>/, '<g id="mark">');
  const side = 100;
  const scale = (side * ratio) / MARK.width;
  const x = (side - MARK.width * scale) / 2;
  const y = (side - MARK.height * scale) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="${ground}"/><g transform="translate(${x} ${y}) scale(${scale})">${mark}</g></svg>`,
  );
}

/** Drawn at its final size, so that edges stay sharp. `drawn`: side of the SVG, units. */
async function png(svg: Buffer, drawn: number, size: number, opaque = false): Promise<Buffer> {
  const pixels = sharp(svg, {density: (72 * size) / drawn}).resize(size, size);
  return (opaque ? pixels.removeAlpha() : pixels).png({compressionLevel: 9}).toBuffer();
}

/**
 * An ICO file of PNG images (read by everything since Windows Vista): a header of 6
 * bytes, 16 bytes an image, then the images.
 */
function ico(images: {size: number; png: Buffer}[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2); // An icon, not a cursor
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({size, png: data}, i) => {
    const at = 6 + 16 * i;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4); // Colour planes
    header.writeUInt16LE(32, at + 6); // Bits a pixel
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({png: data}) => data)]);
}

function write(name: string, data: Buffer): void {
  writeFileSync(path.join(staticDir, name), data);
  console.log(`static/${name}  ${data.length} bytes`);
}

void runMain(async () => {
  const text = readFileSync(source, 'utf8');
  const drawing = Buffer.from(text);
  const side = Number(part(text, /viewBox="0 0 (\d+) \d+"/, 'viewBox="0 0 64 64"'));
  const touch = bled(text, BLEED_MARK.touch);
  const maskable = bled(text, BLEED_MARK.maskable);

  write(
    'favicon.ico',
    ico([
      {size: 16, png: await png(drawing, side, 16)},
      {size: 32, png: await png(drawing, side, 32)},
    ]),
  );
  write('apple-touch-icon.png', await png(touch, 100, 180, true));
  write('icon-192.png', await png(drawing, side, 192));
  write('icon-512.png', await png(drawing, side, 512));
  write('icon-maskable-512.png', await png(maskable, 100, 512, true));
});
