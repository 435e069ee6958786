import {createHash} from 'node:crypto';
import {copyFile, mkdir, readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import pLimit from 'p-limit';
import {isFile, writeAtomically} from '../../../lib/files';
import {SiteError} from '../../../lib/siteError';
import {mark} from '../../../mark';
import {socialImagePath} from '../../../socialImage';
import type {Token} from '../tokens';
import {loadFonts} from './fonts';
import {createRenderer, type Picture, type Renderer} from './render';
import {undrawable} from './words';

/** Concurrent renderings: satori uses one core, sharp the others. */
const AT_ONCE = 4;

/** Packages whose version changes the pictures. */
const PACKAGES = ['satori', 'sharp', 'subset-font', '@fontsource-variable/bricolage-grotesque'];

export type StoreOptions = {
  siteDir: string;
  cacheDir: string;
  /** Contents of the style sheets that hold the colours. */
  css: string;
  token: Token;
  /** For tests; by default satori and sharp. */
  makeRenderer?: (pictures: readonly Picture[]) => Promise<Renderer>;
};

/** Hash of a picture's other inputs: these modules, the mark, the colours and the packages. */
async function recipeOf(siteDir: string, css: string): Promise<string> {
  const hash = createHash('sha256').update(css).update(JSON.stringify(mark));
  for (const name of (await readdir(__dirname)).sort()) {
    if (/\.(?:ts|svg)$/.test(name)) hash.update(await readFile(path.join(__dirname, name)));
  }
  const manifest = await readFile(path.join(siteDir, 'package.json'), 'utf8');
  const {dependencies} = JSON.parse(manifest) as {dependencies: Record<string, string>};
  return hash.update(JSON.stringify(PACKAGES.map((name) => dependencies[name]))).digest('hex');
}

/** Warns of characters that pictures omit. */
function warnOfMissing(pictures: readonly Picture[]): void {
  for (const {page, title, eyebrow = ''} of pictures) {
    const missing = undrawable(title + eyebrow);
    if (missing.length === 0) continue;
    logger.warn(
      `${page}: the fonts of social pictures have no ${missing.join(' ')}, so the picture omits it. Reword the title, or add the characters in src/plugins/publish/social/words.ts.`,
    );
  }
}

/**
 * Puts the pictures of a language into the build, drawing those that the cache does not hold.
 *
 * @throws SiteError that names the page whose picture can’t be drawn
 */
export async function putPictures(
  pictures: readonly Picture[],
  buildDir: string,
  {siteDir, cacheDir, css, token, makeRenderer}: StoreOptions,
): Promise<number> {
  const recipe = await recipeOf(siteDir, css);
  const kept = (picture: Picture) => {
    const hash = createHash('sha256').update(recipe).update(JSON.stringify(picture));
    return path.join(cacheDir, `${hash.digest('hex').slice(0, 20)}.png`);
  };
  const found = await Promise.all(pictures.map((picture) => isFile(kept(picture))));
  const missing = pictures.filter((_, index) => !found[index]);
  warnOfMissing(pictures);

  if (missing.length > 0) {
    const render = makeRenderer
      ? await makeRenderer(missing)
      : await createRenderer(missing, await loadFonts(siteDir), token);
    const schedule = pLimit(AT_ONCE);
    const draw = async (picture: Picture) => {
      const png = await render(picture).catch((error: unknown) => {
        throw new SiteError(
          `${picture.page}: its social picture can’t be drawn with the title "${picture.title}": ${error instanceof Error ? error.message : String(error)}. Try another title; if that does not help, see src/plugins/publish/README.md.`,
        );
      });
      await writeAtomically(kept(picture), png);
    };
    await Promise.all(missing.map((picture) => schedule(() => draw(picture))));
  }
  await Promise.all(
    pictures.map(async (picture) => {
      const target = path.join(buildDir, socialImagePath(picture.page));
      await mkdir(path.dirname(target), {recursive: true});
      await copyFile(kept(picture), target);
    }),
  );
  return missing.length;
}
