import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {localeOfPath, locales, type Locale} from '../../src/lib/locales';
import type {Problem} from '../../src/lib/siteError';
import {LATE_ID} from '../../src/plugins/page-data/late';
import {matchRoute, pathTo, routes, type RouteName} from '../../src/routes';
import {ecoIndex} from './measure/ecoIndex';

/** A build warns about case studies with more elements than this. */
const ADVISED_NODES = 350;

/** A page that represents its type in one language. */
export type SamplePage = {type: RouteName; locale: Locale; path: string};

/** Lists a build's pages with their files, except files outside the route table. */
export const builtPages = (buildDir: string): Array<SamplePage & {file: string}> =>
  readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => path.basename(file) === 'index.html')
    .sort()
    .flatMap((file) => {
      const address = `/${file.replaceAll(path.sep, '/').slice(0, -'index.html'.length)}`;
      const route = matchRoute(address)?.route;
      return route && !route.dynamic
        ? [{type: route.name, locale: localeOfPath(address), path: address, file}]
        : [];
    });

/** Counts elements as EcoIndex does: without the descendants of an svg. */
export function countElements(html: string): number {
  const apart: string[] = [];
  let count = 0;
  const parser = new Parser({
    onopentag(tag, {id}) {
      // Its content replaces it after the first paint.
      if (tag === 'template' && id === LATE_ID) return;
      if (apart.length === 0) count += 1;
      if (['svg', 'noscript', 'template'].includes(tag)) apart.push(tag);
    },
    onclosetag(tag) {
      if (apart.at(-1) === tag) apart.pop();
    },
  });
  parser.end(html);
  return count;
}

/** Case studies by number of elements, longest first, without untranslated copies. */
export const studiesByLength = (buildDir: string) =>
  builtPages(buildDir)
    .filter(({type, path: address}) => type === 'case-study' && !address.startsWith('/fr/'))
    .map((page) => ({
      ...page,
      nodes: countElements(readFileSync(path.join(buildDir, page.file), 'utf8')),
    }))
    .sort((a, b) => b.nodes - a.nodes);

/** Picks one page per type and language: for case studies, the longest. */
export function samplePages(buildDir: string): SamplePage[] {
  const studies = studiesByLength(buildDir);
  const types = new Set(routes.filter(({dynamic}) => !dynamic).map(({name}) => name));
  return [...types].flatMap((type) =>
    locales.flatMap((locale) => {
      const study = studies.find((each) => each.locale === locale);
      const address = type === 'case-study' ? study?.path : pathTo(type, locale);
      return address ? [{type, locale, path: address}] : [];
    }),
  );
}

/**
 * Warns about case studies whose size lowers their EcoIndex: names the longest and counts the
 * others.
 *
 * @param shown the build folder, for the message
 */
export function elementAdvice(buildDir: string, shown: string): Problem[] {
  const [worst, ...others] = studiesByLength(buildDir).filter(({nodes}) => nodes > ADVISED_NODES);
  if (!worst) return [];
  const score = (nodes: number) => ecoIndex({nodes, requests: 0, size: 0});
  const points = (score(ADVISED_NODES) - score(worst.nodes)).toFixed(1);
  const more =
    others.length > 0 ? ` Case studies above ${ADVISED_NODES} beside it: ${others.length}.` : '';
  return [
    {
      file: path.join(shown, worst.file),
      severity: 'warning',
      message: `${worst.path} has ${worst.nodes} elements, ${worst.nodes - ADVISED_NODES} above ${ADVISED_NODES}, which takes ${points} points off its EcoIndex: if the text allows it, join short paragraphs and leave out pictures that say little.${more}`,
    },
  ];
}
