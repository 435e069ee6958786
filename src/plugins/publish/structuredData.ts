import type {Graph, Thing} from 'schema-dts';
import {isoDay} from '../../lib/day';
import {localeFacts, locales} from '../../lib/locales';
import {say} from '../../lib/texts/say';
import {oneLine, summary} from '../../lib/text';
import {homeAnchors, isUnlisted, pathTo} from '../../routes';
import {site} from '../../site';
import {socialImagePath} from '../../socialImage';
import {originalOf, versionFor} from '../case-studies/model';
import type {InventoryPage} from './inventory';

/**
 * A page's JSON-LD for search engines (https://schema.org). Undefined for pages that are not
 * indexed. Home describes the agency and the site; the other pages name them. An alias describes
 * its canonical page, so that each `@id` identifies one thing.
 *
 * @param siteUrl origin, without a trailing slash
 */
export function structuredData(
  siteUrl: string,
  page: InventoryPage,
  {title, description}: {title: string; description: string},
): Graph | undefined {
  const {name, canonical, contentLocale: locale, alternates, study} = page;
  if (isUnlisted(name)) return undefined;
  const url = siteUrl + canonical;
  const home = siteUrl + pathTo('home', locale);
  const inLanguage = localeFacts[locale].htmlLang;
  const organization = {'@id': `${siteUrl}/#organization`};
  const webSite = {'@id': `${siteUrl}/#website`};
  const breadcrumb = {'@id': `${url}#breadcrumb`};
  const webPage = {'@id': `${url}#page`};
  const isHome = name === 'home';

  const {address, phone, social} = site;
  const graph: Thing[] = [
    {
      '@type': 'Organization',
      ...organization,
      name: site.name,
      url: `${siteUrl}/`,
      ...(isHome && {
        logo: `${siteUrl}/apple-touch-icon.png`,
        slogan: oneLine(say(locale, 'home.Hero.title')),
        foundingDate: String(site.since),
        email: site.email,
        telephone: phone.international,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: address.countryCode.toUpperCase(),
        },
        sameAs: social.map(({href}) => href),
      }),
    },
    {
      '@type': 'WebSite',
      ...webSite,
      name: site.name,
      url: `${siteUrl}/`,
      ...(isHome && {
        description: say(locale, 'home.page.description'),
        inLanguage: locales.map((each) => localeFacts[each].htmlLang),
        publisher: organization,
      }),
    },
    {
      '@type': 'WebPage',
      ...webPage,
      url,
      name: title,
      description,
      inLanguage,
      isPartOf: webSite,
      ...(study && {breadcrumb}),
    },
  ];
  if (study) {
    // As its page shows (features/case-studies).
    const steps = [
      {name: say(locale, 'shell.links.home'), item: home},
      {name: say(locale, 'shell.links.work'), item: `${home}#${homeAnchors.work}`},
      {name: title, item: url},
    ];
    graph.push({
      '@type': 'BreadcrumbList',
      ...breadcrumb,
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        ...step,
      })),
    });
  }
  if (study) {
    const {frontMatter} = versionFor(study, locale);
    const original = originalOf(study).locale;
    const isOriginal = original === locale;
    const others = (isOriginal ? locales : [original]).flatMap((other) => {
      const path = other === locale ? undefined : alternates[other];
      const facts = {url: `${siteUrl}${path}`, inLanguage: localeFacts[other].htmlLang};
      return path
        ? [{'@type': 'Article' as const, '@id': `${siteUrl}${path}#article`, ...facts}]
        : [];
    });
    graph.push({
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: frontMatter.title,
      description: summary(frontMatter, say(locale, 'caseStudies.sampleMark.word')),
      url,
      mainEntityOfPage: webPage,
      inLanguage,
      datePublished: isoDay(frontMatter.date),
      ...(frontMatter.updated && {dateModified: isoDay(frontMatter.updated)}),
      image: siteUrl + socialImagePath(canonical),
      // The client of a sample is made up.
      ...(!frontMatter.sample && {about: {'@type': 'Organization', name: frontMatter.client}}),
      author: organization,
      publisher: organization,
      ...(others.length > 0 && {[isOriginal ? 'workTranslation' : 'translationOfWork']: others}),
    });
  }
  return {'@context': 'https://schema.org', '@graph': graph};
}
