import type {
  Article,
  BreadcrumbList,
  Graph,
  Organization,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import {localeFacts, locales, type Locale} from '../../lib/locales';
import {summary} from '../../lib/sample';
import {homeAnchors, isUnlisted, pathTo, type Alternates} from '../../routes';
import {site} from '../../site';
import {socialImagePath} from '../../socialImage';
import {pathFor, versionFor, type CaseStudy} from '../case-studies/model';
import type {InventoryPage} from './inventory';

export type Words = {title: string; description: string};

/** The name of the list of case studies, on home, in the trail of pages. */
const work: Readonly<Record<Locale, string>> = {fr: 'Études de cas', en: 'Case studies'};

/** The types of a graph whose nodes name each other by `@id`. */
const id = (siteUrl: string, path: string, name: string) => `${siteUrl}${path}#${name}`;

function organization(siteUrl: string, locale: Locale): Organization {
  const {name, since, tagline, email, phone, address, social} = site;
  return {
    '@type': 'Organization',
    '@id': id(siteUrl, '/', 'organization'),
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    slogan: tagline[locale],
    foundingDate: String(since),
    email,
    telephone: phone.international,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.country,
    },
    sameAs: Object.values(social),
  };
}

function webSite(siteUrl: string, locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': id(siteUrl, '/', 'website'),
    name: site.name,
    url: `${siteUrl}/`,
    description: site.description[locale],
    inLanguage: locales.map((each) => localeFacts[each].htmlLang),
    publisher: {'@id': id(siteUrl, '/', 'organization')},
  };
}

function trail(
  siteUrl: string,
  {name, contentLocale: locale, canonical}: InventoryPage,
  title: string,
) {
  const home = pathTo('home', locale);
  const steps = [
    {name: site.name, item: siteUrl + home},
    ...(name === 'case-study'
      ? [{name: work[locale], item: `${siteUrl}${home}#${homeAnchors.work}`}]
      : []),
    {name: title, item: siteUrl + canonical},
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': id(siteUrl, canonical, 'breadcrumb'),
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      ...step,
    })),
  } satisfies BreadcrumbList;
}

function translations(siteUrl: string, alternates: Alternates, own: Locale) {
  return locales
    .filter((locale) => locale !== own && alternates[locale])
    .map((locale) => {
      const path = alternates[locale] ?? '';
      return {
        '@type': 'Article' as const,
        '@id': id(siteUrl, path, 'article'),
        url: siteUrl + path,
        inLanguage: localeFacts[locale].htmlLang,
      };
    });
}

function article(siteUrl: string, page: InventoryPage, study: CaseStudy): Article {
  const {canonical, contentLocale, alternates} = page;
  const {frontMatter} = versionFor(study, contentLocale);
  const others = translations(siteUrl, alternates, contentLocale);
  // French is the source of the texts; the English ones are translated from it.
  const relation = contentLocale === 'fr' ? 'workTranslation' : 'translationOfWork';
  const publisher = {'@id': id(siteUrl, '/', 'organization')};
  return {
    '@type': 'Article',
    '@id': id(siteUrl, canonical, 'article'),
    headline: frontMatter.title,
    description: summary(frontMatter, contentLocale),
    url: siteUrl + canonical,
    mainEntityOfPage: {'@id': id(siteUrl, canonical, 'page')},
    inLanguage: localeFacts[contentLocale].htmlLang,
    datePublished: frontMatter.date.toISOString().slice(0, 10),
    image: siteUrl + socialImagePath(canonical),
    // A sample is about nobody: the organisation that it names had no part in it.
    ...(!frontMatter.sample && {about: {'@type': 'Organization', name: frontMatter.client}}),
    author: publisher,
    publisher,
    ...(others.length > 0 && {[relation]: others}),
  };
}

/**
 * A page for search engines (https://schema.org, as JSON-LD): the agency, the site, the page and
 * its path, and the case study with its languages. Undefined for pages that are not indexed. A page
 * with another canonical address describes that one, so that each `@id` means one thing.
 *
 * @param siteUrl origin, without a slash at its end
 */
export function structuredData(
  siteUrl: string,
  page: InventoryPage,
  {title, description}: Words,
  study: CaseStudy | undefined,
): Graph | undefined {
  if (isUnlisted(page.name)) return undefined;
  const {contentLocale, canonical, name} = page;
  const isHome = name === 'home';
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': id(siteUrl, canonical, 'page'),
    url: siteUrl + canonical,
    name: title,
    description,
    inLanguage: localeFacts[contentLocale].htmlLang,
    isPartOf: {'@id': id(siteUrl, '/', 'website')},
    ...(!isHome && {breadcrumb: {'@id': id(siteUrl, canonical, 'breadcrumb')}}),
  };
  const graph: Thing[] = [
    organization(siteUrl, contentLocale),
    webSite(siteUrl, contentLocale),
    webPage,
    ...(isHome ? [] : [trail(siteUrl, page, title)]),
    ...(study ? [article(siteUrl, page, study)] : []),
  ];
  return {'@context': 'https://schema.org', '@graph': graph};
}

export function studyOf(
  {name, locale, path, canonical}: InventoryPage,
  studies: readonly CaseStudy[],
): CaseStudy | undefined {
  return name === 'case-study'
    ? studies.find((study) =>
        [path, canonical].some((address) => address === pathFor(study, locale)),
      )
    : undefined;
}
