import type {BenchOfCount, BuildOutput} from './bench';
import {BUILD_LIMITS, GROWTH_LIMIT} from './limits';
import {formatTable, kilobytes} from './table';
import type {BuildCost} from './timedBuild';

/** The number of case studies that the build's limit is about. */
export const JUDGED_COUNT = 300;

type Series = ReadonlyArray<BuildOutput & {count: number}>;

/** Bytes of JavaScript that each case study adds to a page, from the fewest to the most. */
export function growth(series: Series, page: 'home' | 'study'): number | undefined {
  const sorted = [...series].sort((a, b) => a.count - b.count);
  const [few, many] = [sorted[0], sorted.at(-1)];
  return few && many && many.count > few.count
    ? (many.js[page] - few.js[page]) / (many.count - few.count)
    : undefined;
}

/** Own builds' and stock builds' figures apart. */
export const seriesOf = (benches: readonly BenchOfCount[]) => ({
  own: benches.map(({own}) => own),
  stock: benches.flatMap(({stock}) => (stock ? [stock] : [])),
});

/** What a build without any cache takes, as a part of what stock Docusaurus takes. */
export type CostRatios = {cpu: number; memory?: number};

/** Our build beside stock Docusaurus', where both were built: neither has any cache. */
export function costRatios({own, stock}: BenchOfCount): CostRatios | undefined {
  if (!stock) {
    return undefined;
  }
  const [ours, theirs] = [own.first, stock.cold];
  return {
    cpu: ours.cpu / theirs.cpu,
    ...(ours.memory && theirs.memory ? {memory: ours.memory / theirs.memory} : {}),
  };
}

const kinds = {cpu: 'CPU time', memory: 'memory'} as const;

/** What is beyond its limit, a sentence each. */
export function benchProblems(benches: readonly BenchOfCount[]): string[] {
  const {own} = seriesOf(benches);
  return [
    ...(['home', 'study'] as const).flatMap((page) => {
      const bytes = growth(own, page);
      return bytes !== undefined && bytes > GROWTH_LIMIT
        ? [
            `Each case study adds ${bytes.toFixed(1)} bytes of JavaScript to ${page}, the limit is ${GROWTH_LIMIT}.`,
          ]
        : [];
    }),
    ...benches
      .filter(({own: {count}}) => count === JUDGED_COUNT)
      .flatMap((each) => {
        const ratios = costRatios(each);
        return (['cpu', 'memory'] as const).flatMap((kind) => {
          const [ratio = 0, limit] = [ratios?.[kind], BUILD_LIMITS[kind]];
          return ratio > limit
            ? [
                `A build of ${JUDGED_COUNT} case studies without any cache takes ${ratio.toFixed(2)} times the ${kinds[kind]} of stock Docusaurus, the limit is ${limit}.`,
              ]
            : [];
        });
      }),
  ];
}

const seconds = (value: number) => value.toFixed(1);
const megabytes = (value: number | null) => (value === null ? '–' : Math.round(value));

/** Every build, a line each, and what follows from them. */
export function benchTable(benches: readonly BenchOfCount[]): string {
  const line = (
    name: string,
    {count, files, megabytes: size, js}: BuildOutput & {count: number},
    {wall, cpu, memory}: BuildCost,
  ) => [
    ...[count, name, seconds(wall), seconds(cpu), megabytes(memory), files, seconds(size)],
    ...[kilobytes(js.home), kilobytes(js.study)],
  ];
  const table = formatTable([
    [
      'studies',
      'build',
      'wall s',
      'CPU s',
      'peak MB',
      'files',
      'output MB',
      'home JS kB',
      'study JS kB',
    ],
    ...benches.flatMap(({own, stock}) => [
      line('first (no cache)', own, own.first),
      line('cold (pictures kept)', own, own.cold),
      line('warm', own, own.warm),
      ...(stock ? [line('stock Docusaurus, cold', stock, stock.cold)] : []),
    ]),
  ]);
  const series = seriesOf(benches);
  const growths = Object.entries({
    'this site': series.own,
    'stock Docusaurus': series.stock,
  }).flatMap(([name, each]) =>
    (['home', 'study'] as const).flatMap((page) => {
      const bytes = growth(each, page);
      return bytes === undefined
        ? []
        : [`  ${name}, ${page}: ${bytes.toFixed(1)} bytes of JavaScript more per case study`];
    }),
  );
  const ratios = benches.flatMap((each) => {
    const {cpu, memory} = costRatios(each) ?? {};
    return cpu === undefined
      ? []
      : [
          `  ${each.own.count} case studies, no cache: ${cpu.toFixed(2)} times stock’s CPU time, ${memory?.toFixed(2) ?? '–'} times its memory`,
        ];
  });
  return [table, '', ...growths, ...ratios].join('\n');
}
