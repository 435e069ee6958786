import type {DescribedImage, Focus, Image} from '../../lib/image';
import {isoDay, todayIn} from '../../lib/day';
import {defaultLocale, localeOfPath, locales, sourceLocale, type Locale} from '../../lib/locales';
import {languageName} from '../../lib/texts/translated';
import type {Place, Problem} from '../../lib/siteError';
import type {SectorId, ServiceId} from '../../vocabulary';
import {aliasOf, linkTo, pathTo, type Alternates, type Redirect} from '../../routes';
import {site} from '../../site';
import type {FrontMatter} from './frontMatter';

export type CaseStudyVersion = {
  locale: Locale;
  file: string;
  frontMatter: FrontMatter;
  words: number;
  pictures: readonly string[];
  /** Whether the text shows a film of YouTube or Vimeo. */
  hasFilms: boolean;
  placeOf: (field: string) => Place;
};

export type CaseStudy = {
  /** Folder name; pairs a text with its translation. */
  id: string;
  /** At least one. */
  versions: Partial<Record<Locale, CaseStudyVersion>>;
};

export type TeamMember = {
  id: string;
  initials: string;
  role: string;
  care: string;
  alumni: boolean;
  /** Which of the id's drawn faces; the first if undefined (lib/portrait.ts). */
  face?: number;
  /** Address of a photo that replaces the drawn portrait. */
  photo?: string;
};

export type CaseStudyCard = {
  id: string;
  /** Address without the language's prefix, for Docusaurus' Link. */
  path: string;
  title: string;
  client: string;
  sector: SectorId;
  services: readonly ServiceId[];
  cover: DescribedImage & {
    focus?: Focus;
  };
  /** Language of the text, which may differ from the page's. */
  contentLocale: Locale;
  /** Whether the text is a made-up sample. */
  sample: boolean;
};

export type CaseStudyPage = CaseStudyCard & {
  description: string;
  /** The word that marks a sample, in the language of its text: search engines show both together. */
  mark?: string;
  date: string;
  /** The last change worth telling: as ISO 8601 writes it. */
  updated?: string;
  /** The year, and the day of the last change, in words. */
  year: string;
  readingMinutes: number;
  team: readonly TeamMember[];
  pdf?: {src: string; label: string};
  links: FrontMatter['links'];
  /** The text's pictures, by the name that it uses. */
  figures: Readonly<Record<string, Image>>;
  related: readonly CaseStudyCard[];
  /** Canonical address, with the language's prefix. */
  canonical: string;
  /** Addresses of the languages that it exists in. */
  alternates: Alternates;
  /** Its address in each language of the site, translated or not. */
  switchTo: Readonly<Record<Locale, string>>;
};

export type HomeCaseStudies = {
  first: readonly CaseStudyCard[];
  sectors: readonly SectorId[];
  total: number;
};

/** Words per minute of a calm reader. */
const READING_SPEED = 200;

const RELATED = 2;

/** The text that the others translate, which may be in another language than most. */
export const originalOf = ({versions}: CaseStudy): CaseStudyVersion =>
  versions[sourceLocale] ?? (Object.values(versions)[0] as CaseStudyVersion);

const translationsOf = (study: CaseStudy): CaseStudyVersion[] =>
  Object.values(study.versions).filter((version) => version !== originalOf(study));

/** The text that a language of the site shows. */
export function versionFor(study: CaseStudy, locale: Locale): CaseStudyVersion {
  return study.versions[locale] ?? originalOf(study);
}

/** A case study's address in a language of the site, with the language's prefix. */
export function pathFor(study: CaseStudy, locale: Locale): string {
  return pathTo('case-study', locale, {slug: versionFor(study, locale).frontMatter.slug});
}

/** The addresses of the languages that a case study exists in. */
export function alternatesFor(study: CaseStudy): Alternates {
  return Object.fromEntries(
    locales.flatMap((locale) => (study.versions[locale] ? [[locale, pathFor(study, locale)]] : [])),
  );
}

/** Whether a text's date is after a day, today in the agency's time zone by default. */
export const isLater = ({date}: Pick<FrontMatter, 'date'>, day = todayIn(site.address.timeZone)) =>
  isoDay(date) > day;

/**
 * Whether a build publishes a case study, by its original: a translation goes with it.
 *
 * @param day as ISO 8601 writes it; today in the agency's time zone by default
 */
export function isPublic(study: CaseStudy, day?: string): boolean {
  const {frontMatter} = originalOf(study);
  return !frontMatter.draft && !isLater(frontMatter, day);
}

/** In a writer's order: the pinned ones, then the newest. */
export function inOrder(studies: readonly CaseStudy[]): CaseStudy[] {
  const rank = (study: CaseStudy) => originalOf(study).frontMatter.pinned ?? Infinity;
  // Infinity less itself is not a number: they are equal.
  return newestFirst(studies).sort((a, b) => rank(a) - rank(b) || 0);
}

/** Sorts by date, newest first, then by id, so that the order is stable. */
export function newestFirst(studies: readonly CaseStudy[]): CaseStudy[] {
  const time = (study: CaseStudy) => originalOf(study).frontMatter.date.getTime();
  return [...studies].sort((a, b) => time(b) - time(a) || a.id.localeCompare(b.id));
}

/** Ranks by same sector, then by shared services, then by date. */
export function relatedTo(study: CaseStudy, studies: readonly CaseStudy[]): CaseStudy[] {
  const own = originalOf(study).frontMatter;
  const score = (other: CaseStudy) => {
    const {sector, services} = originalOf(other).frontMatter;
    const shared = services.filter((service) => own.services.includes(service)).length;
    return (sector === own.sector ? 100 : 0) + shared;
  };
  return newestFirst(studies)
    .filter((other) => other.id !== study.id)
    .map((other) => ({other, points: score(other)}))
    .sort((a, b) => b.points - a.points)
    .slice(0, RELATED)
    .map(({other}) => other);
}

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / READING_SPEED));
}

/**
 * Below another language's /work/, each slug redirects to the language that a prefix names or, below
 * the default one's, which has none, to its own (decisions, section 2).
 */
export function slugRedirects(studies: readonly CaseStudy[]): Redirect[] {
  return studies.flatMap((study) => {
    const versions = Object.values(study.versions);
    const slugs = [...new Set(versions.map(({frontMatter}) => frontMatter.slug))];
    return locales.flatMap((locale) => {
      const others = slugs.filter((slug) => slug !== versionFor(study, locale).frontMatter.slug);
      return others.map((slug) => {
        const own = versions.find(({frontMatter}) => frontMatter.slug === slug);
        const to = pathFor(study, locale === defaultLocale && own ? own.locale : locale);
        return {from: pathTo('case-study', locale, {slug}), to};
      });
    });
  });
}

/** Each former address of a case study redirects to its page, its alias too. */
export function formerRedirects(studies: readonly CaseStudy[]): Redirect[] {
  return studies.flatMap((study) =>
    locales.flatMap((locale) => {
      const to = pathFor(study, locale);
      return versionFor(study, locale).frontMatter.formerly.flatMap((slug) => {
        const from = pathTo('case-study', locale, {slug});
        return [{from, to}, ...(locale === defaultLocale ? [{from: aliasOf(from), to}] : [])];
      });
    }),
  );
}

/** Fields that must be the same in every language. */
const facts = ['date', 'sector', 'services', 'authors', 'sample', 'pinned'] as const;

/** Finds translations that are drafts on their own: Docusaurus would have no page for their language. */
export function checkDrafts(studies: readonly CaseStudy[]): Problem[] {
  return studies.flatMap((study) =>
    translationsOf(study).flatMap(({file, frontMatter, placeOf}): Problem[] => {
      const original = originalOf(study);
      if (!frontMatter.draft || original.frontMatter.draft) return [];
      const message = `draft hides a case study in every language: write it in ${original.file}, or remove it here; without this file, the site shows the original text.`;
      return [{file, ...placeOf('draft'), message}];
    }),
  );
}

/** Warns when a translation's facts differ from the French, which sorting and relating use. */
export function checkFacts(studies: readonly CaseStudy[]): Problem[] {
  const show = (value: unknown) =>
    value === undefined
      ? undefined
      : JSON.stringify(value)
          .replace(/T00:00:00.000Z/, '')
          .replaceAll('"', '');
  return studies.flatMap((study) =>
    translationsOf(study).flatMap(({file, frontMatter, placeOf}) =>
      facts.flatMap((field): Problem[] => {
        const original = originalOf(study);
        const [own, source] = [show(frontMatter[field]), show(original.frontMatter[field])];
        if (own === source) return [];
        const inFile = `${original.file}: write the same in both.`;
        const message =
          own === undefined
            ? `${field} is missing here, but ${source} in ${inFile}`
            : source === undefined
              ? `${field} is ${own}, but missing in ${inFile}`
              : `${field} is ${own}, but ${source} in ${inFile}`;
        return [{file, ...placeOf(field), severity: 'warning', message}];
      }),
    ),
  );
}

/**
 * Checks that no two case studies share an address, including redirects. The newer one is told: the
 * older one's address is known to visitors.
 */
export function checkSlugs(studies: readonly CaseStudy[]): Problem[] {
  const problems: Problem[] = [];
  const told = new Set<string>();
  const report = ({file, placeOf, frontMatter}: CaseStudyVersion, message: string) => {
    told.add(file);
    problems.push({
      file,
      ...placeOf('slug'),
      message: `slug is "${frontMatter.slug}", which ${message}.`,
    });
  };
  const byAge = newestFirst(studies).reverse();
  for (const locale of locales) {
    const taken = new Map<string, CaseStudyVersion>();
    for (const study of byAge) {
      const version = versionFor(study, locale);
      const {slug} = version.frontMatter;
      const other = taken.get(slug);
      // A text in one language has the same address in all.
      if (other && !told.has(version.file)) {
        report(version, `${other.file} already uses in ${languageName(locale)}: write another one`);
      }
      taken.set(slug, other ?? version);
    }
  }
  const pages = new Set(studies.flatMap((study) => locales.map((each) => pathFor(study, each))));
  const former = new Map<string, string>();
  for (const study of studies) {
    for (const {locale, file, placeOf, frontMatter} of Object.values(study.versions)) {
      for (const [index, slug] of frontMatter.formerly.entries()) {
        const from = pathTo('case-study', locale, {slug});
        const other = former.get(from);
        former.set(from, file);
        if (!other && !pages.has(from)) continue;
        const message = `formerly lists "${slug}", ${other ? `which ${other} lists too: keep it in one` : `but ${from} is a page of today: remove it`}.`;
        problems.push({file, ...placeOf(`formerly.${index}`), message});
      }
    }
  }
  // The oldest of an address.
  const byPath = new Map(
    locales.flatMap((locale) =>
      byAge.map((study) => [pathFor(study, locale), study] as const).reverse(),
    ),
  );
  for (const study of byAge) {
    for (const {from} of slugRedirects([study])) {
      const other = byPath.get(from);
      if (!other || other === study) continue;
      const theirs = versionFor(other, localeOfPath(from));
      const own = Object.values(study.versions).find(({frontMatter: {slug}}) =>
        from.endsWith(linkTo('case-study', {slug})),
      );
      if (!own) continue;
      const isNewer = byAge.indexOf(study) > byAge.indexOf(other);
      const [older, newer] = isNewer ? [theirs, own] : [own, theirs];
      if (told.has(newer.file)) continue;
      report(
        newer,
        `${older.file} already uses in the other language: write another one, so that ${from} leads to one page only`,
      );
    }
  }
  return problems;
}
