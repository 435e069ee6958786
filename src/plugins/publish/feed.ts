import {Feed} from 'feed';
import {localeFacts, type Locale} from '../../lib/locales';
import {markup} from '../../lib/markup';
import {say} from '../../lib/texts/say';
import {summary} from '../../lib/text';
import {pathTo} from '../../routes';
import {site} from '../../site';
import {newestFirst, pathFor, type CaseStudy} from '../case-studies/model';

const titleIn = (locale: Locale) => `${site.name} – ${say(locale, 'caseStudies.WorkList.title')}`;

export const feedPath = (locale: Locale) => `${localeFacts[locale].prefix}/atom.xml`;

/** The attributes of the feed's `<link>`, for every page of a language. */
export const feedLink = (locale: Locale) => ({
  rel: 'alternate',
  type: 'application/atom+xml',
  title: titleIn(locale),
  href: feedPath(locale),
});

/**
 * The Atom feed of a language (RFC 4287): the case studies that are written in it, newest
 * first. Undefined without any.
 *
 * @param siteUrl origin, without a trailing slash
 */
export function feedFile(
  siteUrl: string,
  locale: Locale,
  studies: readonly CaseStudy[],
): string | undefined {
  const entries = newestFirst(studies).flatMap((study) => {
    const version = study.versions[locale];
    return version ? [{url: siteUrl + pathFor(study, locale), ...version.frontMatter}] : [];
  });
  const [newest] = entries;
  if (!newest) return undefined;
  const author = {name: site.name, email: site.email, link: siteUrl + pathTo('home', locale)};
  const feed = new Feed({
    id: siteUrl + feedPath(locale),
    title: titleIn(locale),
    description: say(locale, 'home.page.description'),
    language: localeFacts[locale].htmlLang,
    link: author.link,
    feedLinks: {atom: siteUrl + feedPath(locale)},
    favicon: `${siteUrl}/favicon.ico`,
    // Not the build's time, so that the same texts give the same file.
    updated: new Date(Math.max(...entries.map(({date, updated = date}) => updated.getTime()))),
    author,
    copyright: site.name,
  });
  for (const {url, title, date, updated, ...entry} of entries) {
    feed.addItem({
      id: url,
      link: url,
      // Our text is plain; the library declares it as HTML (RFC 4287, 3.1.1.2).
      title: markup`${title}`.source,
      description: markup`${summary(entry, say(locale, 'caseStudies.sampleMark.word'))}`.source,
      date: updated ?? date,
      published: date,
    });
  }
  return feed.atom1();
}
