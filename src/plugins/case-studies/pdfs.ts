import {copyFile, cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Locale} from '../../lib/locales';
import {findPicture} from './read';

/** Where the site serves the PDFs that are beside their texts, below the language's prefix. */
const PDFS = '/files/';

/** The PDFs that the pages of a language lead to, gathered in a folder. */
export type Pdfs = {
  folder: string;
  /** Empties the folder: a PDF leaves the site with its page. */
  empty: () => Promise<void>;
  /** Adds the PDF of a text. @returns its address, without the language's prefix */
  add: (id: string, locale: Locale, src: string) => Promise<string>;
  /** Copies the folder to a build. */
  publish: (outDir: string) => Promise<void>;
};

export function createPdfs(siteDir: string, folder: string): Pdfs {
  return {
    folder,
    empty: () => rm(folder, {recursive: true, force: true}),
    async add(id, locale, src) {
      if (src.startsWith('/')) return src;
      // The check of the texts has found it.
      const found = findPicture(siteDir, id, locale, src) as string;
      const name = path.basename(found);
      await mkdir(path.join(folder, id), {recursive: true});
      await copyFile(found, path.join(folder, id, name));
      return `${PDFS}${id}/${encodeURIComponent(name)}`;
    },
    publish: async (outDir) => {
      await mkdir(folder, {recursive: true});
      await cp(folder, path.join(outDir, PDFS), {recursive: true});
    },
  };
}
