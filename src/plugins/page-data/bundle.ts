import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, Configuration, rspack} from '@rspack/core';
import {CHUNK_LOAD_TIMEOUT} from '../../constants';
import {checkCoreModule, coreFolder, replaceCoreModule} from '../navigation/coreModules';
import {clientRoutesSource, contentsOf, contentSource} from './clientRoutes';
import type {GeneratedRoute} from './generatedRoutes';

/** Prefix of the entries that hold the texts of case studies. */
const CONTENT_ENTRY = 'content-';

/** What the bundler made of one language. */
export type BundleFiles = {
  /** Addresses of the scripts of a content, by the name of its chunk. */
  contents: Map<string, string[]>;
  /** Addresses of the scripts of a page's chunk, by its name. */
  chunks: Map<string, string[]>;
};

export type BundleOptions = {
  routes: readonly GeneratedRoute[];
  /** The project's folder. */
  siteDir: string;
  /** Where the generated modules are written. */
  dir: string;
  /** The client manifest that core reads to render each page's HTML. */
  manifestFile: string;
  bundler: typeof rspack;
  /** Filled when the bundle is there. */
  files: BundleFiles;
};

type Manifest = {
  entrypoints: string[];
  origins: Record<string, Array<string | number>>;
  assets: Record<string, {js?: Array<{publicPath: string}>}>;
};

/**
 * Docusaurus writes the scripts of all entries into every page. Contents are
 * entries too, and belong to one page each.
 */
function keepMainOnly(manifestFile: string): Manifest {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  if (!manifest.entrypoints.includes('main')) {
    throw new Error(
      `Docusaurus changed: the client manifest has no entry "main" (${manifest.entrypoints.join(', ')}); see src/plugins/page-data/bundle.ts.`,
    );
  }
  manifest.entrypoints = ['main'];
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return manifest;
}

/** Reads which files the bundler wrote, once it has. */
function readFiles({manifestFile, files}: BundleOptions) {
  return (compiler: Compiler) => {
    compiler.hooks.afterEmit.tap('page-data', (compilation) => {
      const {entrypoints = {}, publicPath = ''} = compilation
        .getStats()
        .toJson({all: false, entrypoints: true, publicPath: true});
      for (const [entry, {assets = []}] of Object.entries(entrypoints)) {
        if (entry.startsWith(CONTENT_ENTRY)) {
          files.contents.set(
            entry.slice(CONTENT_ENTRY.length),
            assets.filter(({name}) => name.endsWith('.js')).map(({name}) => publicPath + name),
          );
        }
      }
      const {origins, assets} = keepMainOnly(manifestFile);
      for (const [chunk, ids] of Object.entries(origins)) {
        const scripts = ids.flatMap((id) => assets[id]?.js ?? []);
        files.chunks.set(chunk, [...new Set(scripts.map(({publicPath: address}) => address))]);
      }
    });
  };
}

/** What of core's client is replaced, each with the fingerprint of 3.10.2's file. */
function coreModules(siteDir: string) {
  const replacement = (file: string) => path.join(siteDir, 'src/features/page-data', file);
  return [
    {request: './preload', replacement: replacement('preload.ts'), fingerprint: '8c1e3de18d307e2f'},
    {
      request: './docusaurus',
      replacement: replacement('docusaurus.ts'),
      fingerprint: 'b0d1dbdc1e3a706f',
    },
  ];
}

/**
 * Core's file that calls what is replaced, and whose behaviour it counts on: the first
 * page waits for the promise. (The next ones wait in features/navigation.)
 */
const caller = {request: './clientEntry', fingerprint: 'a9d6514eaf79c05c'};

/**
 * Changes the browser's bundle: one route for all case studies, their texts as
 * entries that the bundler's own chunk map does not list.
 *
 * @throws Error when Docusaurus' configuration is not as it was when this was written
 */
export function configureBundle(config: Configuration, options: BundleOptions): void {
  const {routes, dir, siteDir, bundler} = options;
  if (typeof config.entry !== 'string') {
    throw new Error(
      'Docusaurus changed: the client bundle no longer has a single entry; see src/plugins/page-data/bundle.ts.',
    );
  }
  const core = coreFolder();
  checkCoreModule({...caller, replacement: 'src/features/page-data/preload.ts'}, core);
  mkdirSync(dir, {recursive: true});
  const write = (name: string, source: string) => {
    const file = path.join(dir, name);
    writeFileSync(file, source);
    return file;
  };
  const notFound = routes.find(({component}) => component.request === '@theme/NotFound')?.component;
  if (!notFound) {
    throw new Error('No route shows @theme/NotFound: see src/plugins/pages/index.ts.');
  }
  const routesFile = write('routes.js', clientRoutesSource(routes, notFound));
  const contents = contentsOf(routes).map(
    (module) =>
      [
        CONTENT_ENTRY + module.chunk,
        {
          import: write(`content-${module.chunk}.js`, contentSource(module)),
          dependOn: 'main',
        },
      ] as const,
  );
  config.entry = {main: config.entry, ...Object.fromEntries(contents)};
  config.output = {...config.output, chunkLoadTimeout: CHUNK_LOAD_TIMEOUT};
  config.plugins = [
    ...(config.plugins ?? []),
    new bundler.NormalModuleReplacementPlugin(/^@generated\/routes$/, routesFile),
    ...coreModules(siteDir).map((module) =>
      replaceCoreModule({instance: bundler as never}, module),
    ),
    {apply: readFiles(options)},
  ];
}
