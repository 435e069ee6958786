import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {localeOfPath, locales, type Locale} from '../../../src/lib/locales';
import {matchRoute, pathTo, routes, type RouteName} from '../../../src/routes';

/** A page that stands for all of its type in its language. */
export type SamplePage = {type: RouteName; locale: Locale; path: string};

/** Types of pages that the build holds, in the order of the route table. */
export const pageTypes: readonly RouteName[] = [
  ...new Set(routes.filter(({dynamic}) => !dynamic).map(({name}) => name)),
];

/**
 * What type a built page is of. Undefined for files that are no page of the route table:
 * frames, the host's `404.html`, addresses that lead elsewhere.
 */
export function typeOf(pagePath: string): RouteName | undefined {
  const match = matchRoute(pagePath);
  return match && !match.route.dynamic ? match.route.name : undefined;
}

/** Addresses of the pages of a build, from its HTML files, in order. */
export function builtPages(buildDir: string): Array<{path: string; file: string}> {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => ({
      path: `/${file.replaceAll(path.sep, '/').slice(0, -'index.html'.length)}`,
      file,
    }))
    .filter(({path: address}) => typeOf(address) !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const countElements = (html: string) => html.match(/<[a-z]/g)?.length ?? 0;

/**
 * One page per type and language. Of the case studies it is the one whose HTML has the
 * most elements: what it keeps to, the others do.
 */
export function samplePages(buildDir: string): SamplePage[] {
  const studies = builtPages(buildDir)
    .filter(({path: address}) => typeOf(address) === 'case-study' && !address.startsWith('/fr/'))
    .map(({path: address, file}) => ({
      path: address,
      locale: localeOfPath(address),
      elements: countElements(readFileSync(path.join(buildDir, file), 'utf8')),
    }))
    .sort((a, b) => b.elements - a.elements);
  return pageTypes.flatMap((type) =>
    locales.flatMap((locale) => {
      const address =
        type === 'case-study'
          ? studies.find((study) => study.locale === locale)?.path
          : pathTo(type, locale);
      return address ? [{type, locale, path: address}] : [];
    }),
  );
}
