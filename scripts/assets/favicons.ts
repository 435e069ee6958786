/*
 * Generates the icons of tabs and home screens from the mark (src/mark.ts) and the palette: an SVG
 * that follows the theme, and in the light colours those for old browsers, iOS (which rounds the
 * corners) and Android (which applies any mask).
 */
import sharp from 'sharp';
import {ratio} from '../../src/lib/colour';
import {mark, markSvg, type MarkColour} from '../../src/mark';
import {readTokens, readTokensCss} from '../../src/lib/tokens';
import {site} from '../../src/site';
import {markup} from '../../src/lib/markup';
import {projectRoot} from '../../src/lib/project';
import type {Files} from './icons';

/** Side of every icon, in its units. */
const SIDE = 64;

/**
 * The mark's diagonal relative to an icon's side. The safe zone of a maskable icon is a disc of
 * 80 % of its width.
 */
const DIAGONAL = {tab: 1.01, touch: 0.84, maskable: 0.7};

type Part = MarkColour | 'ground';

const palette = () => readTokens(readTokensCss(projectRoot));

/** An icon: a square with the mark in its middle, and a style sheet for the dark theme. */
function iconSvg(diagonal: number, corner: number, night = false): string {
  const token = palette();
  const ground = token('palette-butter');
  const brand = token('palette-brand');
  /** The one that stands out more from a ground. */
  const best = (on: string, ...colours: readonly string[]) =>
    colours.reduce((best, colour) => (ratio(colour, on) > ratio(best, on) ? colour : best));
  const day: Readonly<Record<Part, string>> = {
    ground,
    a: token('palette-ink'),
    b: best(ground, token('palette-white'), token('palette-yellow')),
    overlap: brand,
  };
  const isDim = ratio(brand, token('palette-night-raised')) < 3;
  const dark = {
    ground: 'palette-night-raised',
    a: 'palette-pale',
    b: 'palette-yellow',
    ...(isDim && {overlap: 'palette-brand-glow'}),
  };
  const rules = Object.entries(dark).map(([part, name]) => `.${part}{fill:${token(name)}}`);
  const style = `<style>@media (prefers-color-scheme: dark){${rules.join('')}}</style>`;
  const paint = (part: Part) => `class="${part}" fill="${day[part]}"`;
  const scale = (SIDE * diagonal) / Math.hypot(mark.width, mark.height);
  const [x, y] = [mark.width, mark.height].map((side) => (SIDE - side * scale) / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">
  ${markup`<title>${site.name}</title>`.source}${night ? `\n  ${style}` : ''}
  <rect ${paint('ground')} width="${SIDE}" height="${SIDE}" rx="${corner}"/>
  <g transform="translate(${x} ${y}) scale(${scale})">${markSvg(paint)}</g>
</svg>
`;
}

/** Renders at the final size for sharp edges. */
async function png(svg: string, size: number, opaque = false): Promise<Buffer> {
  const pixels = sharp(Buffer.from(svg), {density: (72 * size) / SIDE}).resize(size, size);
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
  const tab = iconSvg(DIAGONAL.tab, 15);
  const small = [
    {size: 16, image: await png(tab, 16)},
    {size: 32, image: await png(tab, 32)},
  ];
  return new Map<string, string | Buffer>([
    ['static/favicon.svg', iconSvg(DIAGONAL.tab, 15, true)],
    ['static/favicon.ico', ico(small)],
    ['static/apple-touch-icon.png', await png(iconSvg(DIAGONAL.touch, 0), 180, true)],
    ['static/icon-192.png', await png(tab, 192)],
    ['static/icon-512.png', await png(tab, 512)],
    ['static/icon-maskable-512.png', await png(iconSvg(DIAGONAL.maskable, 0), 512, true)],
  ]);
}
