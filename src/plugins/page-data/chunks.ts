import {readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type {PageDocument} from '../../lib/pageDocument';
import {changed} from './bundle';

/** The chunk names of a route's modules. */
type Names = {readonly [part: string]: string | Names};
const names: z.ZodType<Names> = z.lazy(() => z.record(z.string(), z.union([z.string(), names])));

const files = z.array(z.object({publicPath: z.string()}));

const manifestSchema = z.object({
  entrypoints: z.array(z.string()),
  /** Chunk name → the bundler's chunk ids. */
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()]))),
  assets: z.record(z.string(), z.object({js: files.optional(), css: files.optional()})),
});

export type PageChunks = Pick<PageDocument, 'chunks' | 'text'>;

const namesIn = (parts: Names): string[] =>
  Object.values(parts).flatMap((part) => (typeof part === 'string' ? part : namesIn(part)));

/** Lists for each page of a language the files that it needs besides the application's. */
export function chunksOfPages(
  routes: Readonly<Record<string, Names>>,
  {entrypoints, origins, assets}: z.infer<typeof manifestSchema>,
): Map<string, PageChunks> {
  const filesOf = (name: string) =>
    (origins[name] ?? []).flatMap((id) => {
      const {js = [], css = []} = assets[id] ?? {};
      return [...js, ...css].map(({publicPath}) => [String(id), publicPath] as const);
    });
  const shared = new Set(entrypoints.flatMap(filesOf).map(([id]) => id));
  return new Map(
    Object.entries(routes).map(([key, parts]) => {
      const own = namesIn(parts)
        .flatMap(filesOf)
        .filter(([id]) => !shared.has(id));
      const {content} = parts;
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

/**
 * Reads a language's routes and manifest, which Docusaurus and the bundler generate.
 *
 * @throws Error when a file's format has changed
 */
export function readChunks(generatedFilesDir: string): Map<string, PageChunks> {
  function read<T>(file: string, schema: z.ZodType<T>): T {
    const result = schema.safeParse(
      JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8')),
    );
    if (!result.success) {
      throw new Error(changed(`.docusaurus/${file} has another format (${result.error.message})`));
    }
    return result.data;
  }
  // The browser falls back on this last route (features/navigation/load/enter.ts).
  if (!readFileSync(path.join(generatedFilesDir, 'routes.js'), 'utf8').includes("path: '*'")) {
    throw new Error(changed(".docusaurus/routes.js has no route for '*'"));
  }
  return chunksOfPages(
    read('routesChunkNames.json', z.record(z.string(), names)),
    read('client-manifest.json', manifestSchema),
  );
}
