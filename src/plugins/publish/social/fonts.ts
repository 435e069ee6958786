import {createHash} from 'node:crypto';
import {mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import {writeWhole} from '../../../lib/files';
import {LATIN, LATIN_EXTENDED} from './words';

/*
 * satori reads no variable fonts, so each use gets a cached static instance of the site's
 * variable fonts. The families are the site's (scripts/assets/fonts.ts).
 */

type Face = {
  /** In the drawing's `font-family`. */
  name: string;
  weight: Font['weight'];
  package: string;
  ending: string;
  axes: Record<string, number>;
};

const bricolage = {package: 'bricolage-grotesque', ending: 'opsz-normal.woff2'};
const atkinson = {package: 'atkinson-hyperlegible-next', ending: 'wght-normal.woff2'};

/** The hero's weight and optical size, the titles' smaller ones, and the text. */
const faces: readonly Face[] = [
  {name: 'Title', weight: 700, ...bricolage, axes: {wght: 720, opsz: 96}},
  {name: 'Name', weight: 600, ...bricolage, axes: {wght: 680, opsz: 28}},
  {name: 'Text', weight: 500, ...atkinson, axes: {wght: 550}},
];

/** `font-family` of a face: Latin, then Latin Extended. */
export const familyOf = (name: 'Title' | 'Name' | 'Text') => `${name}, ${name}Extended`;

export type FontDirs = {siteDir: string; cacheDir: string};

async function instance(
  face: Face,
  script: 'latin' | 'latin-ext',
  {siteDir, cacheDir}: FontDirs,
): Promise<Buffer> {
  const characters = script === 'latin' ? LATIN : LATIN_EXTENDED;
  const files = path.join(siteDir, 'node_modules/@fontsource-variable', face.package, 'files');
  const source = await readFile(path.join(files, `${face.package}-${script}-${face.ending}`));
  const key = createHash('sha256')
    .update(JSON.stringify([face.axes, characters]))
    .update(source)
    .digest('hex')
    .slice(0, 12);
  const file = path.join(cacheDir, `${face.name}-${script}-${key}.ttf`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await subsetFont(source, characters, {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    // satori uses no other feature.
    keepFeatures: ['kern'],
  });
  await mkdir(cacheDir, {recursive: true});
  await writeWhole(file, made);
  return made;
}

/** The fonts that satori draws with. */
export async function loadFonts(dirs: FontDirs): Promise<Font[]> {
  return Promise.all(
    faces.flatMap((face) =>
      (['latin', 'latin-ext'] as const).map(async (script) => ({
        name: script === 'latin' ? face.name : `${face.name}Extended`,
        data: await instance(face, script, dirs),
        weight: face.weight,
        style: 'normal' as const,
      })),
    ),
  );
}
