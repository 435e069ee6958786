/**
 * npm run assets -- artwork [folder…] [--force | --check]: renders each
 * blog/<folder>/artwork/<name>.svg that changed to blog/<folder>/<name>.png, the picture that a
 * page imports. PNG, because paper shadows are slow to paint and the image pipeline needs
 * pixels. artwork/manifest.json keeps hashes: dates do not survive a `git clone`.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import sharp from 'sharp';
import {UserError, messageOf, runMain} from '../lib/user-error';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const blogDir = path.join(root, 'blog');

/** Width of every PNG, px: a cover that bleeds on a screen of 1200 px at 2 dppx. */
const WIDTH = 2400;

/** Heaviest PNG that we keep in the repository, bytes. */
const BUDGET_BYTES = 450_000;

/**
 * Drawn around the picture, then cut off, in units of the drawing. The renderer blurs
 * nothing that lies outside its canvas: without this, the shadow of a disc that bleeds
 * fades along the edge of the picture.
 */
const BLEED = 120;

interface Drawing {
  /** Folder of blog/. */
  folder: string;
  /** Without extension. */
  name: string;
  svgFile: string;
  pngFile: string;
}

/** SHA-256 of a drawing and of the PNG that it gave. */
interface Entry {
  source: string;
  image: string;
}

/** By name of drawing; one manifest a folder. */
type Manifest = Record<string, Entry>;

const relative = (file: string) => path.relative(root, file);
const hash = (data: Buffer) => createHash('sha256').update(data).digest('hex');
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

// ------------------------------------------------------------------ Drawings

function drawingsOf(folder: string): Drawing[] {
  const artworkDir = path.join(blogDir, folder, 'artwork');
  if (!existsSync(artworkDir)) return [];
  return readdirSync(artworkDir)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => {
      const name = path.basename(file, '.svg');
      return {
        folder,
        name,
        svgFile: path.join(artworkDir, file),
        pngFile: path.join(blogDir, folder, `${name}.png`),
      };
    });
}

function allFolders(): string[] {
  return readdirSync(blogDir, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The folders asked for, each checked: a mistyped name must not pass as ‘nothing to do’. */
function askedFolders(asked: string[]): string[] {
  const known = allFolders().filter((folder) => drawingsOf(folder).length > 0);
  return asked.map((argument) => {
    const folder = path.basename(argument);
    if (known.includes(folder)) return folder;
    throw new UserError(
      `blog/${folder}/artwork/ holds no SVG; write one of: ${known.join(', ') || '(no folder has artwork yet)'}.`,
    );
  });
}

// ------------------------------------------------------------------ Manifest

const manifestFile = (folder: string) => path.join(blogDir, folder, 'artwork/manifest.json');

function readManifest(folder: string): Manifest {
  const file = manifestFile(folder);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    throw new UserError(
      `${relative(file)} is not JSON (${messageOf(error)}); delete it and run npm run assets -- artwork ${folder}.`,
    );
  }
}

/** Entries of drawings that are gone go with them. */
function writeManifest(folder: string, manifest: Manifest): void {
  const entries = drawingsOf(folder).flatMap(({name}) => {
    const entry = manifest[name];
    return entry ? [[name, entry] as const] : [];
  });
  writeFileSync(manifestFile(folder), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Why the PNG does not show the drawing, or nothing when it does. */
function problemOf(drawing: Drawing, manifest: Manifest): string | undefined {
  const entry = manifest[drawing.name];
  if (!existsSync(drawing.pngFile)) return 'is missing';
  if (!entry) return 'was not made from its drawing';
  if (entry.source !== hash(readFileSync(drawing.svgFile))) return 'is older than its drawing';
  if (entry.image !== hash(readFileSync(drawing.pngFile))) return 'was changed by hand';
  return undefined;
}

// ----------------------------------------------------------------- Rendering

/** The drawing with its bleed, and where the picture lies in it, px. */
function withBleed(drawing: Drawing): {
  svg: Buffer;
  crop: {left: number; top: number; width: number; height: number};
} {
  const source = readFileSync(drawing.svgFile, 'utf8');
  const tag = /<svg\b[^>]*>/.exec(source)?.[0];
  const box = tag && /\bviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(tag);
  if (!tag || !box) {
    throw new UserError(
      `${relative(drawing.svgFile)} has no viewBox="0 0 width height" on its <svg> element; add it.`,
    );
  }
  const width = Number(box[1]);
  const height = Number(box[2]);
  const scale = WIDTH / width;
  const full = {width: width + 2 * BLEED, height: height + 2 * BLEED};
  const bled = tag
    .replace(/\s(?:width|height)="[^"]*"/g, '')
    .replace(
      box[0],
      `viewBox="${-BLEED} ${-BLEED} ${full.width} ${full.height}" width="${full.width * scale}" height="${full.height * scale}"`,
    );
  return {
    svg: Buffer.from(source.replace(tag, bled)),
    crop: {
      left: Math.round(BLEED * scale),
      top: Math.round(BLEED * scale),
      width: WIDTH,
      height: Math.round(height * scale),
    },
  };
}

/**
 * All colours when they fit the budget; else 256, dithered: a picture with large blurs
 * is too heavy otherwise, and its blurs show no steps at this size.
 */
async function encode(pixels: sharp.Sharp): Promise<{png: Buffer; palette: boolean}> {
  const png = await pixels.clone().png({compressionLevel: 9}).toBuffer();
  if (png.length <= BUDGET_BYTES) return {png, palette: false};
  const reduced = await pixels
    .clone()
    .png({palette: true, colours: 256, dither: 1, effort: 10})
    .toBuffer();
  return {png: reduced, palette: true};
}

async function render(drawing: Drawing): Promise<Entry> {
  const {svg, crop} = withBleed(drawing);
  let pixels: sharp.Sharp;
  try {
    const {data, info} = await sharp(svg)
      .extract(crop)
      .removeAlpha()
      .raw()
      .toBuffer({resolveWithObject: true});
    pixels = sharp(data, {raw: info});
  } catch (error) {
    throw new UserError(
      `${relative(drawing.svgFile)} cannot be drawn (${messageOf(error).trim()}); open it in a browser to see where it breaks.`,
    );
  }
  const {png, palette} = await encode(pixels);
  if (png.length > BUDGET_BYTES) {
    throw new UserError(
      `${relative(drawing.pngFile)} would weigh ${kilobytes(png.length)}, the most is ${kilobytes(BUDGET_BYTES)}; use fewer blurs in ${relative(drawing.svgFile)}.`,
    );
  }
  // Never half a picture for a server that watches the folder
  const temporary = `${drawing.pngFile}.tmp`;
  writeFileSync(temporary, png);
  renameSync(temporary, drawing.pngFile);
  console.log(
    `${relative(drawing.pngFile)}  ${crop.width} × ${crop.height}  ${kilobytes(png.length)}${palette ? '  256 colours' : ''}`,
  );
  return {source: hash(readFileSync(drawing.svgFile)), image: hash(png)};
}

// ------------------------------------------------------------------ Commands

function check(folders: string[]): number {
  const stale = folders.flatMap((folder) => {
    const manifest = readManifest(folder);
    return drawingsOf(folder).flatMap((drawing) => {
      const problem = problemOf(drawing, manifest);
      return problem ? [`✖ ${relative(drawing.pngFile)} ${problem}`] : [];
    });
  });
  if (stale.length === 0) {
    console.log('✓ every picture shows its drawing');
    return 0;
  }
  console.error([...stale, 'Run npm run assets -- artwork'].join('\n'));
  return 1;
}

async function renderAll(folders: string[], force: boolean): Promise<void> {
  for (const folder of folders) {
    const manifest = readManifest(folder);
    for (const drawing of drawingsOf(folder)) {
      if (!force && !problemOf(drawing, manifest)) {
        console.log(`${relative(drawing.pngFile)}  unchanged`);
        continue;
      }
      manifest[drawing.name] = await render(drawing);
      writeManifest(folder, manifest);
    }
    if (drawingsOf(folder).length > 0) writeManifest(folder, manifest);
  }
}

void runMain(async () => {
  let parsed;
  try {
    parsed = parseArgs({
      allowPositionals: true,
      options: {check: {type: 'boolean'}, force: {type: 'boolean'}},
    });
  } catch (error) {
    throw new UserError(`${messageOf(error)}. Options: --check, --force.`);
  }
  const {values, positionals} = parsed;
  const folders = positionals.length > 0 ? askedFolders(positionals) : allFolders();
  if (values.check) return check(folders);
  await renderAll(folders, values.force ?? false);
});
