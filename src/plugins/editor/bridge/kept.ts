/*
 * Sveltia CMS keeps unsaved work in the browser, and offers it when its text is opened again. It does
 * not know what the text was then: this module keeps that, so that work begun on an older text is
 * never saved over a newer one.
 */
import type {OpenText} from './settings';

/** Sveltia CMS's store, by collection and slug (its services/contents/draft/backup.js). */
const STORE = 'draft-backups';

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(STORE)));
  });

/** Asks Sveltia CMS's store; undefined when it has none yet. */
async function ask<T>(
  name: string,
  question: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  const database = await result(indexedDB.open(name));
  try {
    if (!database.objectStoreNames.contains(STORE)) return undefined;
    return await result(question(database.transaction(STORE, 'readwrite').objectStore(STORE)));
  } finally {
    // An open one would keep Sveltia CMS from adding a store.
    database.close();
  }
}

/** @param database the name of Sveltia CMS's database */
export function createKept(database: string) {
  const markOf = ({file}: Pick<OpenText, 'file'>) => `unsaved ${file}`;
  return {
    /** Remembers the mark of a text when its unsaved work begins. */
    begin(text: OpenText, mark: string | undefined): void {
      const name = markOf(text);
      if (mark !== undefined && localStorage.getItem(name) === null) {
        localStorage.setItem(name, mark);
      }
    },
    /** The mark of the text that its unsaved work began with; undefined without such work. */
    async begunWith(text: OpenText): Promise<string | undefined> {
      const mark = localStorage.getItem(markOf(text));
      if (mark === null) return undefined;
      return (await ask(database, (store) => store.getKey([...text.key]))) ? mark : undefined;
    },
    /** Whether Sveltia CMS has kept what was typed until then. */
    async hasAll(key: OpenText['key'], until: Date): Promise<boolean> {
      const backup = await ask(
        database,
        (store) => store.get([...key]) as IDBRequest<{timestamp: Date} | undefined>,
      );
      return backup !== undefined && backup.timestamp >= until;
    },
    /** After a save. */
    end: (text: Pick<OpenText, 'file'>): void => localStorage.removeItem(markOf(text)),
    /** Throws the unsaved work of a text away. */
    async forget(text: OpenText): Promise<void> {
      localStorage.removeItem(markOf(text));
      await ask(database, (store) => store.delete([...text.key]));
    },
  };
}
