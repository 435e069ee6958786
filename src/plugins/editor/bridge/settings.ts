/** What the build gives the program of the editor's page. */
export type Settings = {
  words: Readonly<Record<'fr' | 'en', Words>>;
  collections: ReadonlyArray<{
    name: string;
    folder?: string;
    files?: ReadonlyArray<{name: string; file: string}>;
  }>;
  /** Whether the development server says what is on the disk. */
  watches: boolean;
};

export type Words = Readonly<
  Record<'changed' | 'leave' | 'line' | 'problems' | 'reload' | 'warnings', string>
>;

/** What the development server says of a text. */
export type TextOnDisk = {
  /** Of the file's bytes; undefined when there is no such file. */
  mark?: string;
  problems: ReadonlyArray<{line?: number; message: string; isWarning: boolean}>;
};

/** Where the development server says it; `?file=` asks for one text, without it all marks come. */
export const TEXTS = '/admin/texts.json';

/** The file that an address of the editor opens, such as `#/collections/pages/entries/legal`. */
export function fileAt(hash: string, collections: Settings['collections']): string | undefined {
  const [, name, id] = /^#\/collections\/([\w-]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  const collection = collections.find((each) => each.name === name);
  if (!collection || !id) return undefined;
  const entry = decodeURIComponent(id);
  return collection.folder
    ? `${collection.folder}/${entry}.mdx`
    : collection.files?.find((each) => each.name === entry)?.file;
}
