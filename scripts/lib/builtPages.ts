import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {localeOfPath, locales, type Locale} from '../../src/lib/locales';
import type {Problem} from '../../src/lib/siteError';
import {LATE_ID} from '../../src/plugins/page-data/late';
import {matchRoute, pathTo, routes, type RouteName} from '../../src/routes';
import {ecoIndex} from './measure/ecoIndex';

/** Elements of a case study above which a build says what they cost. */
const ADVISED_NODES = 350;

/** A page that stands for all of its type in its language. */
export type SamplePage = {type: RouteName; locale: Locale; path: string};

/** The pages of a build with their files; files that are no page of the route table are left out. */
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

/** Elements of a document as EcoIndex counts them: without those within an svg. */
export function countElements(html: string): number {
  const apart: string[] = [];
  let count = 0;
  const parser = new Parser({
    onopentag(tag, {id}) {
      // Its content takes its place after the first paint.
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

/** Case studies of a build by their number of elements, the longest first; no French twins. */
export const studiesByLength = (buildDir: string) =>
  builtPages(buildDir)
    .filter(({type, path: address}) => type === 'case-study' && !address.startsWith('/fr/'))
    .map((page) => ({
      ...page,
      nodes: countElements(readFileSync(path.join(buildDir, page.file), 'utf8')),
    }))
    .sort((a, b) => b.nodes - a.nodes);

/** One page per type and language; of the case studies the longest. */
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
 * Says which case studies have so many elements that their EcoIndex feels it: the longest is
 * named, the others are counted.
 *
 * @param shown the folder of the build as its reader knows it
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
