import {copyFile, mkdir, readdir} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import pLimit from 'p-limit';
import {isFile, writeAtomically} from '../../../lib/files';
import {hashOf, recipeOf} from '../../../lib/hash';
import {messageOf, SiteError} from '../../../lib/siteError';
import {say} from '../../../lib/texts/say';
import {oneLine} from '../../../lib/text';
import {readTokens} from '../../../lib/tokens';
import {mark} from '../../../mark';
import {isUnlisted} from '../../../routes';
import {site} from '../../../site';
import {socialImagePath} from '../../../socialImage';
import {typefaces} from '../../../typefaces';
import {sectors} from '../../../vocabulary';
import {ideaPicture} from '../idea';
import type {InventoryPage} from '../inventory';
import {createRenderer, type Picture, type Renderer} from './render';
import {undrawable} from './title';

/** Whether a page needs a picture: listed ones do, at their canonical address. */
export const hasPicture = ({name, path, canonical}: InventoryPage): boolean =>
  path === canonical && !isUnlisted(name);

/** @throws SiteError for a page without a title */
export function pictureOf({path, name, locale, study}: InventoryPage, title: string): Picture {
  if (title.trim() === '' || title === site.name) {
    throw new SiteError(
      `${path}: the page has no title for its social picture. Give it one: \`title\` in the front matter of its file, or the \`title\` of its <Page>.`,
    );
  }
  // The title of home means nothing outside the site.
  const words = name === 'home' ? oneLine(say(locale, 'home.Hero.title')) : title;
  const picture = {page: path, title: words, name: site.name};
  const facts = study?.versions[locale]?.frontMatter;
  if (facts) {
    const word = say(locale, 'caseStudies.sampleMark.word');
    const eyebrow = facts.sample ? `${word} · ${facts.client}` : facts.client;
    return {...picture, scene: sectors[facts.sector].tint, eyebrow};
  }
  const drawn = name === 'home' ? 'sky' : name === 'team' ? 'meeting' : undefined;
  return {...picture, scene: drawn && ideaPicture(drawn) !== undefined ? drawn : 'mark'};
}

/** Concurrent renderings: sharp draws in threads of its own. */
const AT_ONCE = 4;

/** Packages whose version changes the pictures. */
const PACKAGES = [
  'fontkit',
  'sharp',
  'subset-font',
  typefaces.display.package,
  typefaces.text.package,
] as const;

/** Warns of characters that pictures omit. */
function warnOfMissing(pictures: readonly Picture[]): void {
  for (const {page, title, eyebrow = ''} of pictures) {
    const missing = undrawable(title + eyebrow);
    if (missing.length === 0) continue;
    logger.warn(
      `${page}: the fonts of social pictures have no ${missing.join(' ')}, so the picture omits it. Reword the title, or add the characters in src/plugins/publish/social/title.ts.`,
    );
  }
}

export type Cache = {
  siteDir: string;
  cacheDir: string;
  /** Contents of the style sheets that hold the colours. */
  css: string;
};

/**
 * Puts the pictures of a language into the build, drawing those that the cache does not hold.
 *
 * @throws SiteError that names the page whose picture can’t be drawn
 */
export async function putPictures(
  pictures: readonly Picture[],
  buildDir: string,
  {siteDir, cacheDir, css}: Cache,
  makeRenderer: () => Promise<Renderer> = () => createRenderer(siteDir, readTokens(css)),
): Promise<number> {
  const modules = (await readdir(__dirname)).filter((name) => name.endsWith('.ts')).sort();
  const drawings = (['sky', 'meeting'] as const).map(ideaPicture);
  const recipe = hashOf(
    await recipeOf(__dirname, modules, PACKAGES),
    css,
    JSON.stringify([mark, typefaces, drawings]),
  );
  const kept = (picture: Picture) =>
    path.join(cacheDir, `${hashOf(recipe, JSON.stringify(picture)).slice(0, 20)}.png`);
  const found = await Promise.all(pictures.map((picture) => isFile(kept(picture))));
  const missing = pictures.filter((_, index) => !found[index]);
  warnOfMissing(pictures);

  if (missing.length > 0) {
    const render = await makeRenderer();
    const schedule = pLimit(AT_ONCE);
    const draw = async (picture: Picture) => {
      const png = await render(picture).catch((error: unknown) => {
        throw new SiteError(
          `${picture.page}: its social picture can’t be drawn with the title "${picture.title}": ${messageOf(error)}. Try another title; if that does not help, see src/plugins/publish/README.md.`,
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
