/*
 * Renders each changed blog/<folder>/artwork/<name>.svg to blog/<folder>/<name>.png. Pages show the
 * drawing itself (plugins/images); the check of sizes needs pixels. artwork/manifest.json stores
 * hashes, because `git clone` does not preserve dates.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {writeAtomically} from '../../src/lib/files';
import {projectRoot} from '../../src/lib/project';
import {messageOf, SiteError, type Problem} from '../../src/lib/siteError';

/** Width of every PNG in px: a full-bleed cover on a 1200 px screen at 2 dppx. */
const WIDTH = 2400;

/** Maximum size of a PNG in the repository, in bytes. */
const BUDGET_BYTES = 450_000;

/**
 * Margin rendered around the picture, then cropped, in units of the drawing: the renderer does
 * not blur outside its canvas, so a bleeding disc's shadow would fade along the edge.
 */
const BLEED = 120;

/** SHA-256 of each drawing and its PNG, by the drawing's name. */
type Manifest = Record<string, {source: string; image: string}>;

const inBlog = (...names: string[]) => path.join(projectRoot, 'blog', ...names);
const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
const svgOf = (folder: string, name: string) => inBlog(folder, 'artwork', `${name}.svg`);
const pngOf = (folder: string, name: string) => inBlog(folder, `${name}.png`);
const manifestOf = (folder: string) => inBlog(folder, 'artwork', 'manifest.json');

const drawingsOf = (folder: string): string[] =>
  existsSync(inBlog(folder, 'artwork'))
    ? readdirSync(inBlog(folder, 'artwork'))
        .filter((file) => file.endsWith('.svg'))
        .map((file) => path.basename(file, '.svg'))
    : [];

const allFolders = () => readdirSync(inBlog()).filter((folder) => drawingsOf(folder).length > 0);

const readManifest = (folder: string) =>
  existsSync(manifestOf(folder))
    ? (JSON.parse(readFileSync(manifestOf(folder), 'utf8')) as Manifest)
    : {};

/** Why a PNG is out of date; undefined if it is current. */
function problemOf(folder: string, name: string): string | undefined {
  const entry = readManifest(folder)[name];
  if (!existsSync(pngOf(folder, name))) return 'is missing';
  if (entry?.source !== hash(svgOf(folder, name))) return 'is older than its drawing';
  return entry.image === hash(pngOf(folder, name)) ? undefined : 'was changed by hand';
}

/** Renders with the bleed, then crops it. */
async function draw(svgFile: string): Promise<sharp.Sharp> {
  const source = readFileSync(svgFile, 'utf8');
  const tag = /<svg\b[^>]*>/.exec(source)?.[0] ?? '';
  const [box = '', ...sides] = /\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(tag) ?? [];
  const [width = 0, height = 0] = sides.map(Number);
  if (!box)
    throw new SiteError('it has no viewBox="0 0 width height" on its <svg> element: add it');
  const scale = WIDTH / width;
  const full = {width: width + 2 * BLEED, height: height + 2 * BLEED};
  const bled = tag
    .replace(/\s(?:width|height)="[^"]*"/g, '')
    .replace(
      box,
      `viewBox="${-BLEED} ${-BLEED} ${full.width} ${full.height}" width="${full.width * scale}" height="${full.height * scale}"`,
    );
  const {data, info} = await sharp(Buffer.from(source.replace(tag, bled)))
    .extract({
      left: Math.round(BLEED * scale),
      top: Math.round(BLEED * scale),
      width: WIDTH,
      height: Math.round(height * scale),
    })
    .removeAlpha()
    .raw()
    .toBuffer({resolveWithObject: true});
  return sharp(data, {raw: info});
}

/** Keeps all colours within the budget; else reduces to 256, dithered for large blurs. */
async function encode(pixels: sharp.Sharp): Promise<Buffer> {
  const whole = await pixels.clone().png({compressionLevel: 9}).toBuffer();
  if (whole.length <= BUDGET_BYTES) return whole;
  const png = await pixels.png({palette: true, colours: 256, dither: 1, effort: 10}).toBuffer();
  if (png.length <= BUDGET_BYTES) return png;
  throw new SiteError(
    `its picture would weigh ${png.length} bytes, the most is ${BUDGET_BYTES}: use fewer blurs`,
  );
}

/** Finds outdated pictures. */
export const checkArtwork = (): Problem[] =>
  allFolders().flatMap((folder) =>
    drawingsOf(folder).flatMap((name) => {
      const problem = problemOf(folder, name);
      const file = `blog/${folder}/${name}.png`;
      return problem ? [{file, message: `it ${problem}: run npm run assets -- artwork.`}] : [];
    }),
  );

/**
 * Renders what changed, or everything.
 *
 * @param asked folders of blog/; all of them when empty
 */
export async function renderArtwork(asked: readonly string[], force: boolean): Promise<0> {
  const folders = asked.length > 0 ? asked.map((folder) => path.basename(folder)) : allFolders();
  for (const folder of folders) {
    const names = drawingsOf(folder);
    if (names.length === 0) {
      throw new SiteError(
        `blog/${folder}/artwork/ holds no SVG: write one of ${allFolders().join(', ')}.`,
      );
    }
    for (const name of names.filter((each) => force || problemOf(folder, each))) {
      const png = await draw(svgOf(folder, name))
        .then(encode)
        .catch((error: unknown) => {
          throw new SiteError(`blog/${folder}/artwork/${name}.svg: ${messageOf(error).trim()}.`);
        });
      // Atomic, so a watching server never reads half a picture.
      await writeAtomically(pngOf(folder, name), png);
      console.log(`blog/${folder}/${name}.png  ${png.length} bytes`);
    }
    const entries = names.map((name): [string, Manifest[string]] => [
      name,
      {source: hash(svgOf(folder, name)), image: hash(pngOf(folder, name))},
    ]);
    const manifest = JSON.stringify(Object.fromEntries(entries), null, 2);
    writeFileSync(manifestOf(folder), `${manifest}\n`);
  }
  return 0;
}
