import {defaultLocale, locales, type Locale} from '../../lib/locales';
import {
  aliasOf,
  alternatesOf,
  isUnlisted,
  pathTo,
  routes,
  workRedirects,
  type Alternates,
  type Redirect,
  type RouteName,
} from '../../routes';
import {
  alternatesFor,
  formerRedirects,
  pathFor,
  slugRedirects,
  versionFor,
  type CaseStudy,
} from '../case-studies/model';
import {readCaseStudies} from '../case-studies/read';
import {alternatesOfOwn, contentLocaleOf, pathOf, readOwnPages, type OwnPage} from '../pages/own';

export type InventoryPage = {
  path: string;
  /** `page` is one that is its file alone. */
  name: RouteName | 'page';
  /** Language of the site around the text. */
  locale: Locale;
  /** Language of the text itself. */
  contentLocale: Locale;
  /** Canonical address. */
  canonical: string;
  /** Addresses of the languages that the text exists in. */
  alternates: Alternates;
  /** Whether the sitemap lists this address. */
  listed: boolean;
  /** The case study that the page shows. */
  study?: CaseStudy;
  /** The text that the page is. */
  own?: OwnPage;
};

const staticNames = [...new Set(routes.map(({name}) => name))].filter(
  (name) => name !== 'case-study' && name !== 'catch-all',
);

function withAlias(page: InventoryPage): InventoryPage[] {
  return page.locale === defaultLocale
    ? [page, {...page, path: aliasOf(page.path), listed: false}]
    : [page];
}

/**
 * Every page of the build with its language pairs.
 *
 * @param ownPages those that are files alone
 */
export function inventory(
  studies: readonly CaseStudy[],
  ownPages: readonly OwnPage[] = [],
): InventoryPage[] {
  return locales.flatMap((locale) => [
    ...staticNames.flatMap((name) =>
      withAlias({
        path: pathTo(name, locale),
        name,
        locale,
        contentLocale: locale,
        canonical: pathTo(name, locale),
        alternates: isUnlisted(name) ? {} : alternatesOf(name),
        listed: !isUnlisted(name),
      }),
    ),
    ...ownPages.flatMap((own) => {
      const contentLocale = contentLocaleOf(own, locale);
      return withAlias({
        path: pathOf(own, locale),
        name: 'page',
        locale,
        contentLocale,
        canonical: pathOf(own, contentLocale),
        alternates: alternatesOfOwn(own),
        listed: contentLocale === locale,
        own,
      });
    }),
    ...studies.flatMap((study) => {
      const contentLocale = versionFor(study, locale).locale;
      return withAlias({
        path: pathFor(study, locale),
        name: 'case-study',
        locale,
        contentLocale,
        canonical: pathFor(study, contentLocale),
        alternates: alternatesFor(study),
        listed: contentLocale === locale,
        study,
      });
    }),
  ]);
}

/** Reads the texts of a project, and lists every page of its build. */
export const readInventory = async (siteDir: string): Promise<InventoryPage[]> =>
  inventory(await readCaseStudies(siteDir), await readOwnPages(siteDir));

export function redirects(studies: readonly CaseStudy[]): Redirect[] {
  return [...workRedirects, ...slugRedirects(studies), ...formerRedirects(studies)];
}
