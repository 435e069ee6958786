import {statSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../src/lib/files';
import {localeOfPath, locales, type Locale} from '../../src/lib/locales';
import {matchRoute, pathTo, routes, type RouteName} from '../../src/routes';

/** A page that represents its type in one language. */
export type SamplePage = {type: RouteName; locale: Locale; path: string};

/** Lists a build's pages with their files, except files outside the route table. */
export const builtPages = (buildDir: string): Array<SamplePage & {file: string}> =>
  filesIn(buildDir)
    .filter((file) => path.basename(file) === 'index.html')
    .flatMap((file) => {
      const address = `/${file.slice(0, -'index.html'.length)}`;
      const route = matchRoute(address)?.route;
      return route && !route.dynamic
        ? [{type: route.name, locale: localeOfPath(address), path: address, file}]
        : [];
    });

/** Picks one page per type and language: of the case studies, the longest. */
export function samplePages(buildDir: string): SamplePage[] {
  const studies = builtPages(buildDir)
    .filter(({type, path: address}) => type === 'case-study' && !address.startsWith('/fr/'))
    .map((page) => ({...page, bytes: statSync(path.join(buildDir, page.file)).size}))
    .sort((a, b) => b.bytes - a.bytes);
  const types = new Set(routes.filter(({dynamic}) => !dynamic).map(({name}) => name));
  return [...types].flatMap((type) =>
    locales.flatMap((locale) => {
      const study = studies.find((each) => each.locale === locale);
      const address = type === 'case-study' ? study?.path : pathTo(type, locale);
      return address ? [{type, locale, path: address}] : [];
    }),
  );
}
