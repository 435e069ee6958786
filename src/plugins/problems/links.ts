import path from 'node:path';
import {closest} from '../../lib/texts/closest';
import {isFileSync} from '../../lib/files';
import {isElsewhere, isScript, withTrailingSlash} from '../../lib/links';
import {localeFacts, locales, sourceLocale, type Locale} from '../../lib/locales';
import {pagesDir} from '../../lib/texts/folders';
import type {Problem} from '../../lib/siteError';
import {versionFor, type CaseStudy} from '../case-studies/model';
import {contentLocaleOf, type OwnPage} from '../pages/own';
import type {Text} from '../texts/read';
import {homeAnchors, linkTo, routes} from '../../routes';

/** Anchors of a page; undefined when its code generates them, or a syntax error hides them. */
type Anchors = readonly string[] | undefined;

/** Link targets in one language, keyed by address without the language prefix. */
type Pages = ReadonlyMap<string, Anchors>;

/** Everything a link may point to. */
export type Targets = {
  siteDir: string;
  pages: Readonly<Record<Locale, Pages>>;
  /** Anchors of Markdown files, by path from the project's root. */
  files: ReadonlyMap<string, Anchors>;
  studies: readonly CaseStudy[];
  /** Case studies that no visitor sees yet: a text that they do see leads to none of them. */
  hidden: readonly CaseStudy[];
};

/**
 * Lists the pages of a language.
 *
 * @param files anchors of the texts, by path from the project's root
 * @param ownPages those that are files alone
 */
export function pagesOf(
  locale: Locale,
  studies: readonly CaseStudy[],
  files: Targets['files'],
  ownPages: readonly OwnPage[],
): Pages {
  const {tag, prefix} = localeFacts[locale];
  const fixed = routes.filter((route) => route.locale === tag && !route.alias && !route.dynamic);
  const home = linkTo('home');
  return new Map<string, Anchors>([
    ...fixed
      .filter((route) => !route.path.includes(':'))
      .map(({path: address}): [string, Anchors] => {
        const own = address.slice(prefix.length);
        // An untranslated page shows its original.
        const file = [locale, sourceLocale]
          .map((each) => `${pagesDir(each)}${own.replace(/\/$/, '.mdx')}`)
          .find((each) => files.has(each));
        return [own, own === home ? Object.values(homeAnchors) : files.get(file ?? '')];
      }),
    ...ownPages.map((page): [string, Anchors] => {
      const {file = ''} = page.versions[contentLocaleOf(page, locale)] ?? {};
      return [page.path, files.get(file)];
    }),
    ...studies.map((study): [string, Anchors] => {
      const {file, frontMatter} = versionFor(study, locale);
      return [linkTo('case-study', {slug: frontMatter.slug}), files.get(file)];
    }),
  ]);
}

/** Suggests a replacement for a broken address. */
function remedy(pathname: string, locale: Locale, {pages, studies, hidden}: Targets): string {
  const prefixed = locales
    .map((each) => `/${each}`)
    .find((each) => `${pathname}/`.startsWith(`${each}/`));
  if (prefixed) {
    return `write it without "${prefixed}", which the site adds: "${pathname.slice(prefixed.length) || '/'}"`;
  }
  const addressOf = (study: CaseStudy, language: Locale) =>
    linkTo('case-study', {slug: versionFor(study, language).frontMatter.slug});
  const unpublished = hidden.find((study) => addressOf(study, locale) === pathname);
  if (unpublished) {
    return `${versionFor(unpublished, locale).file} is not published yet: publish it first, or remove the link`;
  }
  const other = studies.find((study) =>
    locales.some((language) => addressOf(study, language) === pathname),
  );
  if (other) return `write "${addressOf(other, locale)}", the address in this language`;
  const near = closest(pathname, [...pages[locale].keys()]);
  return near ? `write "${near}"` : 'correct the address, or put the file in static/';
}

/** Describes a broken anchor. */
function anchorProblem(url: string, anchor: string, anchors: Anchors): string | undefined {
  if (!anchor || !anchors || anchors.includes(anchor)) {
    return undefined;
  }
  const near = closest(anchor, anchors);
  return `the link "${url}" leads to a missing anchor: ${
    near ? `write "#${near}"` : `the anchors are ${anchors.map((id) => `#${id}`).join(', ')}`
  }.`;
}

/** What a link to elsewhere may begin with. */
const SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** What is wrong with a full address; undefined for a good one, or one within the site. */
function elsewhereProblem(url: string): string | undefined {
  // As browsers read it (https://url.spec.whatwg.org/#concept-basic-url-parser).
  const address = url.replace(/^[\0- ]+|[\t\n\r]/g, '').replaceAll('\\', '/');
  if (address.startsWith('//')) {
    return `leads to another site: write "https:${address}", or one slash for a page of this one`;
  }
  if (/^https?:(?!\/\/)/i.test(address)) {
    return `lacks a slash: write "${address.replace(/^(https?):\/?/i, '$1://')}"`;
  }
  if (/^mailto:(?!\?|[^?]*@)|^tel:(?!.*\d)/i.test(address)) {
    return 'has no e-mail address or number: write it after the colon';
  }
  const [, to = ''] = /^mailto:([^?#]*)/i.exec(address) ?? [];
  const wrong = to
    .split(',')
    .find((each) => to !== '' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(each));
  if (wrong !== undefined) {
    return `has "${wrong}", which is no e-mail address: write one "@", and a name with a point after it, such as name@example.org, with a comma between two`;
  }
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(address) ?? [];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase())
    ? undefined
    : `begins with "${scheme}:", which a visitor’s browser does not open from here: write an address with https://, mailto: or tel:, or a page of the site`;
}

function checkLink(
  url: string,
  {file, locale, kind, facts}: Text,
  targets: Targets,
): string | undefined {
  const {siteDir, pages, files} = targets;
  if (url.trim() === '') {
    return 'a link has no address: write one between the parentheses.';
  }
  if (isScript(url)) {
    return `the link "${url.trim()}" runs a script: write an address, or a button in a component.`;
  }
  const problem = elsewhereProblem(url);
  if (problem) return `the link "${url.trim()}" ${problem}.`;
  if (isElsewhere(url)) return undefined;
  const [address = '', anchor = ''] = url.split('#');
  const [pathname = ''] = address.split('?');
  if (pathname === '') {
    return anchorProblem(url, anchor, facts.anchors);
  }
  if (pathname.startsWith('/')) {
    const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
    if (pages[locale].has(withSlash)) {
      return anchorProblem(url, anchor, pages[locale].get(withSlash));
    }
    if (isFileSync(path.join(siteDir, 'static', pathname))) {
      return undefined;
    }
    // The handbook, served in development only.
    if (kind === 'doc' && /^\/handbook\//.test(withSlash)) {
      return undefined;
    }
    return `the link "${url}" leads to no page and no file: ${remedy(withSlash, locale, targets)}.`;
  }
  if (/^(?:www\.|[\w-]+(?:\.[\w-]+)*\.(?:fr|com|org|net|eu|gouv|io)(?:\/|$))/i.test(pathname)) {
    return `the link "${url}" is incomplete: write "https://${url}".`;
  }
  const relative = pathname.startsWith('@site/')
    ? pathname.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(file), pathname);
  const source = relative.replace(/^i18n\/\w+\/docusaurus-plugin-content-docs\/current\//, 'docs/');
  const found = [relative, source].find((candidate) => isFileSync(path.join(siteDir, candidate)));
  if (found) {
    return anchorProblem(url, anchor, files.get(found));
  }
  const near = closest(
    path.posix.basename(pathname),
    [...files.keys()].map((name) => path.posix.basename(name)),
  );
  return `the link "${url}" leads to no file: ${near ? `write "${near}"` : 'correct the name; a page of the site begins with "/"'}.`;
}

/**
 * What is wrong with a link of a text that both languages show, where the other one has the page at
 * another address.
 */
function checkInBoth(url: string, {locale}: Text, {pages}: Targets): string | undefined {
  const [pathname = ''] = url.split(/[?#]/);
  const address = withTrailingSlash(pathname);
  const other = locales.find((each) => each !== locale && !pages[each].has(address));
  if (!other || !pages[locale].has(address)) return undefined;
  return `the link "${url}" leads to a page that has another address in the other language, where this text is shown too: translate this text, or remove the link.`;
}

/**
 * Finds the broken links of a text.
 *
 * @param isShared whether both languages show it, because it has no translation
 */
export function checkLinks(text: Text, targets: Targets, isShared = false): Problem[] {
  return text.facts.links.flatMap(({url, line, column}) => {
    const message =
      checkLink(url, text, targets) ?? (isShared ? checkInBoth(url, text, targets) : undefined);
    return message ? [{file: text.file, line, column, message}] : [];
  });
}
