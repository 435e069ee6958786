import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Font} from 'satori';
import subsetFont from 'subset-font';
import {onceABuild} from '../../../lib/onceABuild';
import {LATIN, LATIN_EXTENDED} from './words';

/*
 * satori reads no variable fonts, so each use gets a static instance of the site's variable
 * fonts. The families are the site's (scripts/assets/fonts.ts).
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

async function instance(face: Face, script: 'latin' | 'latin-ext', siteDir: string): Promise<Font> {
  const files = path.join(siteDir, 'node_modules/@fontsource-variable', face.package, 'files');
  const source = await readFile(path.join(files, `${face.package}-${script}-${face.ending}`));
  const isLatin = script === 'latin';
  const data = await subsetFont(source, isLatin ? LATIN : LATIN_EXTENDED, {
    targetFormat: 'sfnt',
    variationAxes: face.axes,
    // satori uses no other feature.
    keepFeatures: ['kern'],
  });
  const name = isLatin ? face.name : `${face.name}Extended`;
  return {name, data, weight: face.weight, style: 'normal'};
}

/** The fonts that satori draws with. */
export const loadFonts = (siteDir: string): Promise<Font[]> =>
  onceABuild(`social fonts ${siteDir}`, () =>
    Promise.all(
      faces.flatMap((face) => [
        instance(face, 'latin', siteDir),
        instance(face, 'latin-ext', siteDir),
      ]),
    ),
  );
