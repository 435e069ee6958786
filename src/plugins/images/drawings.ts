import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {hashOf, recipeOf} from '../../lib/hash';
import {DRAWINGS_PATH, type Image} from '../../lib/image';
import {createKeeper, type Made} from '../../lib/keep';
import {optimiseDrawing, tintsOf} from './drawing';
import {slugOf} from './local';
import {NIGHT_FRAGMENT} from './night';
import type {MadeFiles} from './pipeline';

/** The modules that make the files: a change of theirs, or of svgo, renews the cache. */
const MODULES = ['drawing.ts', 'night.ts', 'original.ts', 'styles.ts'];

type Drawings = MadeFiles & {process: (file: string) => Promise<Image>};

/** Makes the files of drawings, cached between builds. */
export function createDrawings(siteDir: string): Drawings {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/site/drawings');
  const files = new Set<string>();
  const keep = createKeeper<Image>(cacheDir);
  let recipe: Promise<string> | undefined;

  async function make(source: string, name: string): Promise<Made<Image>> {
    const {svg, hasNight, isUpright, ...size} = await optimiseDrawing(source);
    const tints = await tintsOf(source);
    const src = DRAWINGS_PATH + name;
    const value: Image = {
      src,
      srcset: '',
      sources: [],
      sizes: '100vw',
      ...size,
      ...(isUpright && {upright: true}),
      ...(hasNight && {night: {src: src + NIGHT_FRAGMENT}}),
      tint: hasNight ? `light-dark(${tints.day}, ${tints.night})` : tints.day,
    };
    return {value, files: new Map([[name, svg]])};
  }

  return {
    cacheDir,
    async process(file) {
      recipe ??= recipeOf(__dirname, MODULES, ['svgo']);
      const source = await readFile(file, 'utf8');
      const hash = hashOf(await recipe, source).slice(0, 12);
      const name = `${slugOf(path.parse(file).name)}-${hash}.svg`;
      const {value} = await keep(name, () => make(source, name));
      files.add(name);
      return value;
    },
    usedFiles: () => [...files].sort(),
  };
}
