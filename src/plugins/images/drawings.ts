import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {isFile, writeAtomically} from '../../lib/files';
import type {Image} from '../../lib/image';
import {DRAWINGS_PATH} from '../../lib/image';
import {optimiseDrawing, tintsOf} from './drawing';
import {slugOf} from './local';
import {NIGHT_FRAGMENT} from './night';
import type {MadeFiles} from './pipeline';

/** The modules that make the files. Part of every file's name: a change of theirs renews the cache. */
const RECIPE = ['drawing.ts', 'night.ts']
  .map((name) => readFileSync(path.join(__dirname, name), 'utf8'))
  .join('');

type Drawings = MadeFiles & {process: (file: string) => Promise<Image>};

/** Makes the files of drawings, cached between builds. */
export function createDrawings(siteDir: string): Drawings {
  const cacheDir = path.join(siteDir, 'node_modules/.cache/site/drawings');
  const known = new Map<string, Promise<Image>>();
  const files = new Set<string>();

  async function make(source: string, name: string): Promise<Image> {
    const record = path.join(cacheDir, `${name}.json`);
    if ((await isFile(record)) && (await isFile(path.join(cacheDir, name)))) {
      return JSON.parse(await readFile(record, 'utf8')) as Image;
    }
    const {svg, hasNight, ...size} = await optimiseDrawing(source);
    const tints = await tintsOf(source);
    const src = DRAWINGS_PATH + name;
    const image: Image = {
      src,
      srcset: '',
      sources: [],
      sizes: '100vw',
      ...size,
      ...(hasNight
        ? {night: {src: src + NIGHT_FRAGMENT}, tint: `light-dark(${tints.day}, ${tints.night})`}
        : {tint: tints.day}),
    };
    await writeAtomically(path.join(cacheDir, name), svg);
    await writeAtomically(record, JSON.stringify(image));
    return image;
  }

  return {
    cacheDir,
    async process(file) {
      const source = await readFile(file, 'utf8');
      const hash = createHash('sha256').update(RECIPE).update(source).digest('hex').slice(0, 12);
      const name = `${slugOf(path.parse(file).name)}-${hash}.svg`;
      const image = known.get(name) ?? make(source, name);
      known.set(name, image);
      image.catch(() => known.delete(name));
      files.add(name);
      return image;
    },
    usedFiles: () => [...files].sort(),
  };
}
