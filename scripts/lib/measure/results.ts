import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {writeWhole} from '../../../src/lib/files';
import {projectRoot} from '../project';
import type {BenchOfCount} from './bench';
import type {LighthousePage} from './lighthouse';
import type {LoadedPage} from './loadedWeight';
import type {Machine} from './machine';
import type {NavigationResult} from './navigation';

/** What was measured in one go, where and when. */
export type Measured<T> = {machine: Machine; results: T};

/** The last figures of each kind; the handbook shows them as they are. */
export type Results = {
  weight?: Measured<LoadedPage[]>;
  lighthouse?: Measured<LighthousePage[]> & {runs: number};
  navigation?: Measured<NavigationResult[]> & {runs: number; slowdown: number};
  bench?: Measured<BenchOfCount[]>;
};

/** Where they are kept; the handbook's page of results reads it. */
export const resultsFile = path.join(projectRoot, 'docs/results.json');

/** Numbers as they are read: a tenth of a byte or of a nanosecond is noise. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** Puts new figures in the place of the last ones of their kind; the others stay. */
export async function recordResults(results: Results, file = resultsFile): Promise<void> {
  const last = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
  await writeWhole(file, `${JSON.stringify({...last, ...results}, rounded, 2)}\n`);
}
