import * as z from 'zod';
import {isoDay} from '../../lib/day';
import {langIn, localeFacts, locales, sourceLocale, type Locale} from '../../lib/locales';
import type {Problem} from '../../lib/siteError';
import {validateData} from '../../lib/texts/data';
import {routes, type Alternates} from '../../routes';
import {day, onlyLanguage, text} from '../texts/fields';
import {readTexts, type Text} from '../texts/read';

/*
 * Pages that are files alone: a text of src/pages that the route table (src/routes.ts) does not
 * have. Their address is their name, and their front matter says where they are linked.
 */

/** Where a page can be linked: the bar, its menu, the footer. */
const places = ['bar', 'menu', 'footer'] as const;
export type LinkPlace = (typeof places)[number];

const schema = z.strictObject({
  title: text,
  description: text,
  /** Of a letter: the newest is first on /newsletter/. */
  date: day.optional(),
  updated: day.optional(),
  /** The day to read it again, after which the launch check lists it. */
  review: day.optional(),
  links: z
    .array(z.enum(places, `write one of ${places.join(', ')}`))
    .min(1, `write one or more of ${places.join(', ')}, or remove the line`)
    .default([]),
  lang: onlyLanguage.optional(),
});

export type OwnPage = {
  /** Its address, without the language's prefix: `/presse/`. */
  path: string;
  versions: Partial<Record<Locale, {file: string; title: string; date?: string; updated?: string}>>;
  links: readonly LinkPlace[];
};

/** First parts of addresses that belong to the site: languages, studies and folders of the build. */
const reserved = ['admin', 'assets', 'files', 'handbook', 'img', 'work', ...locales];

const addressOf = (name: string) => `/${name.replace(/\.mdx?$/, '')}/`;

const hasRoute = (name: string) => routes.some(({path}) => path === addressOf(name));

/** Whether a text of src/pages is a page that is its file alone, not a part of other pages. */
export const isOwn = ({kind, name}: Pick<Text, 'kind' | 'name'>): boolean =>
  kind === 'page' && !/(?:^|\/)_/.test(name) && !hasRoute(name);

function checkAddress({file, name}: Text): Problem[] {
  const segments = addressOf(name).slice(1, -1).split('/');
  const [first = ''] = segments;
  const isPlain = segments.every(
    (segment) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(segment) && segment !== 'index',
  );
  if (isPlain && !reserved.some((each) => each === first)) return [];
  const wrong = isPlain
    ? `"${first}" is the beginning of other addresses of the site`
    : 'the name is the address of the page';
  const message = `${wrong}: rename the file with a-z, 0-9 and single hyphens, such as presse.mdx.`;
  return [{file, message}];
}

/** Checks the pages that are files alone, among the texts of src/pages. */
export function checkOwnPages(texts: readonly Text[]): {pages: OwnPage[]; problems: Problem[]} {
  const own = texts.filter(isOwn);
  const problems: Problem[] = [];
  const pages = own
    .filter(({folder}) => folder === sourceLocale)
    .flatMap((source): OwnPage[] => {
      problems.push(...checkAddress(source));
      const versions: OwnPage['versions'] = {};
      let links: readonly LinkPlace[] = [];
      for (const version of own.filter(({name}) => name === source.name)) {
        const {file, places: fieldPlaces, locale} = version;
        // An unreadable front matter is a problem of its own.
        if (version.data === undefined) continue;
        const {data, problems: refused} = validateData(
          file,
          schema,
          {data: version.data ?? {}, places: fieldPlaces},
          {subject: (path) => path.join('.') || 'the front matter'},
        );
        problems.push(...refused);
        if (!data) continue;
        versions[locale] = {
          file,
          title: data.title,
          ...(data.date && {date: isoDay(data.date)}),
          ...(data.updated && {updated: isoDay(data.updated)}),
        };
        if (version === source) links = data.links;
      }
      return Object.keys(versions).length > 0
        ? [{path: addressOf(source.name), versions, links}]
        : [];
    });
  return {pages, problems};
}

/** The pages that are files alone; their check has found their problems. */
export async function readOwnPages(siteDir: string): Promise<OwnPage[]> {
  const {texts} = await readTexts(siteDir, {kinds: ['page']});
  return checkOwnPages(texts).pages;
}

/** The language of the text that a language of the site shows. */
export const contentLocaleOf = ({versions}: OwnPage, locale: Locale): Locale =>
  [locale, sourceLocale, ...locales].find((each) => versions[each]) ?? sourceLocale;

/** Its address in a language of the site, with the prefix. */
export const pathOf = ({path}: OwnPage, locale: Locale): string =>
  `${localeFacts[locale].prefix}${path}`;

/** The addresses of the languages that it is written in. */
export const alternatesOfOwn = (page: OwnPage): Alternates =>
  Object.fromEntries(
    locales.flatMap((locale) => (page.versions[locale] ? [[locale, pathOf(page, locale)]] : [])),
  );

/** A link to a page, in a language that it is written in. */
export type OwnLink = {path: string; title: string; places: readonly LinkPlace[]};

export const linksIn = (pages: readonly OwnPage[], locale: Locale): OwnLink[] =>
  pages.flatMap(({path, versions, links}) => {
    const version = versions[locale];
    return version && links.length > 0 ? [{path, title: version.title, places: links}] : [];
  });

/** The folder of past letters, below src/pages. */
export const LETTERS = '/newsletter/';

export type Letter = {path: string; title: string; date?: string; lang?: string};

/** The past letters, newest first, by their names without dates. */
export const lettersIn = (pages: readonly OwnPage[], locale: Locale): Letter[] =>
  pages
    .filter(({path}) => path.startsWith(LETTERS))
    .map((page): Letter & {order: string} => {
      const content = contentLocaleOf(page, locale);
      const {title = '', date} = page.versions[content] ?? {};
      const lang = langIn(content, locale);
      return {path: page.path, title, date, lang, order: date ?? page.path};
    })
    .sort((a, b) => b.order.localeCompare(a.order))
    .map(({order: _, ...letter}) => letter);
