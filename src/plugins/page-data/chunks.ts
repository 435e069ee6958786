import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageDocument} from '../../lib/pageDocument';

/** What a page's route is made of: names of chunks. */
type Names = {readonly [part: string]: string | Names};

type Manifest = {
  entrypoints: readonly string[];
  /** The chunks that a name asks for, by the bundler's number. */
  origins: Readonly<Record<string, ReadonlyArray<string | number>>>;
  assets: Readonly<Record<string, {js?: ReadonlyArray<{publicPath: string}>}>>;
};

export type PageChunks = Pick<PageDocument, 'chunks' | 'text'>;

const namesIn = (names: Names): string[] =>
  Object.values(names).flatMap((part) => (typeof part === 'string' ? part : namesIn(part)));

/**
 * Says for each page of a language which scripts it needs beside the application's own.
 *
 * @param routes routesChunkNames.json: by the page's path and a hash
 */
export function chunksOfPages(
  routes: Readonly<Record<string, Names>>,
  {entrypoints, origins, assets}: Manifest,
): Map<string, PageChunks> {
  const scriptsOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) =>
      (assets[id]?.js ?? []).map(({publicPath}) => [String(id), publicPath] as const),
    );
  const shared = new Set(entrypoints.flatMap(scriptsOf).map(([id]) => id));
  return new Map(
    Object.entries(routes).map(([key, names]) => {
      const own = namesIn(names)
        .flatMap(scriptsOf)
        .filter(([id]) => !shared.has(id));
      const {content} = names;
      const text =
        typeof content === 'string' &&
        own.find(([, address]) => path.basename(address).startsWith(`${content}.`));
      return [
        key.replace(/-[^-]+$/, ''),
        {chunks: Object.fromEntries(own), ...(text && {text: text[0]})},
      ];
    }),
  );
}

/** Reads both from what Docusaurus and the bundler have written for a language. */
export function readChunks(generatedFilesDir: string): Map<string, PageChunks> {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8')) as unknown;
  return chunksOfPages(
    read('routesChunkNames.json') as Record<string, Names>,
    read('client-manifest.json') as Manifest,
  );
}
