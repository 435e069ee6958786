import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import packageJson from '../../../package.json';
import {writeWhole} from '../../../src/lib/files';
import {findChromium} from '../programs';
import {projectRoot} from '../project';
import type {BenchOfCount} from './bench';
import type {LighthousePage} from './lighthouse';
import type {LoadedPage} from './loadedWeight';
import type {NavigationResult} from './navigation';

/** Where and when figures were taken. */
export type Machine = {
  /** Day, in ISO 8601. */
  date: string;
  /** Of the site. */
  version: string;
  cpu: string;
  cores: number;
  /** In GB of 1000³ bytes. */
  memory: number;
  system: string;
  node: string;
  docusaurus: string;
  chromium?: string;
};

/** What was measured in one go, where and when. */
export type Measured<T> = {machine: Machine; results: T};

/** The last figures of each kind; the handbook shows them as they are. */
export type Results = {
  weight?: Measured<LoadedPage[]>;
  lighthouse?: Measured<LighthousePage[]> & {runs: number};
  navigation?: Measured<NavigationResult[]> & {runs: number; slowdown: number};
  bench?: Measured<BenchOfCount[]>;
};

/** This machine, today. */
export function thisMachine(): Machine {
  const cpus = os.cpus();
  const chromium = findChromium();
  return {
    date: new Date().toISOString().slice(0, 10),
    version: packageJson.version,
    cpu: cpus[0]?.model.trim() ?? 'unknown',
    cores: cpus.length,
    memory: Math.round(os.totalmem() / 1e9),
    system: `${os.type()} ${os.release().split('-')[0]} ${os.arch()}`,
    node: process.version,
    docusaurus: packageJson.dependencies['@docusaurus/core'],
    ...(chromium && {
      chromium: execFileSync(chromium, ['--version'], {encoding: 'utf8'})
        .replace(/\s+built on.*$/s, '')
        .trim(),
    }),
  };
}

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
