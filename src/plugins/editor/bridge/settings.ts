import type {Locale} from '../../../lib/locales';

type Labels = Readonly<Record<string, string>>;

/** What the build gives the program of the editor's page. */
export type Settings = {
  words: Readonly<Record<Locale, Words>>;
  collections: ReadonlyArray<{
    name: string;
    folder?: string;
    files?: ReadonlyArray<{name: string; file: string}>;
    /** The labels of the form's fields, by their paths in front matter, such as `cover.src`. */
    labels?: Labels;
  }>;
  /** The database of the browser where Sveltia CMS keeps unsaved work. */
  database: string;
  /** Whether the development server says what is on the disk. */
  watches: boolean;
};

export type Words = Readonly<
  Record<
    | 'changed'
    | 'elsewhere'
    | 'forget'
    | 'leave'
    | 'line'
    | 'problems'
    | 'reload'
    | 'reopen'
    | 'warnings',
    string
  >
>;

/** What the development server says of a text. */
export type TextOnDisk = {
  /** Of the file's bytes; undefined when there is no such file. */
  mark?: string;
  problems: ReadonlyArray<{
    line?: number;
    /** The text to correct, where it is another one. */
    elsewhere?: string;
    /** In English. */
    message: string;
    /** Of those that the catalogue has. */
    french?: string;
    isWarning: boolean;
  }>;
  /** The first error of each other file: until they are corrected, no page follows any text. */
  refused: ReadonlyArray<{
    file: string;
    message: string;
    french?: string;
    /** Whether the editor can open the file. */
    isText: boolean;
  }>;
};

/**
 * Where the development server says it: `?file=` asks for one text, with `&list` for what is to be
 * looked at in others too; without it all marks come.
 */
export const TEXTS = '/admin/texts.json';

export type OpenText = {
  file: string;
  /** Of its unsaved work, in Sveltia CMS's store (kept.ts). */
  key: readonly [collection: string, slug: string];
};

/** The text that an address of the editor opens, such as `#/collections/pages/entries/legal`. */
export function textAt(hash: string, collections: Settings['collections']): OpenText | undefined {
  const [, name, id] = /^#\/collections\/([\w-]+)\/entries\/([^?]+)/.exec(hash) ?? [];
  const collection = collections.find((each) => each.name === name);
  if (!collection || !id) return undefined;
  const entry = decodeURIComponent(id);
  const file = collection.folder
    ? `${collection.folder}/${entry}.mdx`
    : collection.files?.find((each) => each.name === entry)?.file;
  return file === undefined
    ? undefined
    : {file, key: [collection.name, entry.replace(/\/index$/, '')]};
}

/** The address of the editor that opens a text: the inverse of `textAt`. */
export function addressOf(file: string, collections: Settings['collections']): string | undefined {
  const own = collections.flatMap(({name, files = []}) =>
    files.filter((each) => each.file === file).map((each) => `${name}/entries/${each.name}`),
  );
  const listed = collections
    .flatMap(({name, folder = ''}) =>
      folder && file.startsWith(`${folder}/`) ? [{name, folder}] : [],
    )
    // A letter's folder is in that of the pages.
    .sort((a, b) => b.folder.length - a.folder.length)
    .map(
      ({name, folder}) => `${name}/entries/${file.slice(folder.length + 1).replace(/\.mdx$/, '')}`,
    );
  const [address] = [...own, ...listed];
  return address && `#/collections/${address}`;
}

/** The label of the field that a message begins with, such as `services.0`: a form has no lines. */
export function labelIn(message: string, labels: Labels): string | undefined {
  const [field = ''] = /^\w+(?:\.\w+)*/.exec(message) ?? [];
  return labels[field.replaceAll(/\.\d+/g, '')];
}
