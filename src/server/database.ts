import {closeSync, constants, fchmodSync, fstatSync, fsyncSync, mkdirSync, openSync} from 'node:fs';
import path from 'node:path';
import type {DatabaseSyncInstance} from '@photostructure/sqlite';
import {codeOf, messageOf, SiteError} from '../lib/siteError';

export type Database = DatabaseSyncInstance;

/** How long a call waits for another process that writes, in ms. */
const BUSY_MS = 5000;

const PAGE_BYTES = 4096;

/**
 * What leads from each version of the tables to the next; the file has the count of those done
 * (`user_version`).
 */
const STEPS = [
  `CREATE TABLE forms (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    -- ISO 8601
    receivedAt TEXT NOT NULL,
    form TEXT NOT NULL,
    path TEXT NOT NULL,
    draft TEXT,
    -- In lower case, as mail servers compare it.
    address TEXT NOT NULL,
    -- SHA-256 of the form and its fields, by which a repeat is known; NULL once it is too old.
    content BLOB UNIQUE,
    confirmedAt TEXT,
    -- JSON
    fields TEXT NOT NULL
  ) STRICT;
  CREATE INDEX formsOfAddress ON forms (address, form, receivedAt);

  -- The e-mails that a form causes.
  CREATE TABLE letters (
    number INTEGER PRIMARY KEY,
    form INTEGER NOT NULL REFERENCES forms (number) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    -- When the next attempt is due, in ms since 1970.
    due INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0,
    refusals INTEGER NOT NULL DEFAULT 0,
    reason TEXT,
    setAsideAt TEXT,
    sentAt TEXT,
    UNIQUE (form, kind)
  ) STRICT;
  CREATE INDEX waitingLetters ON letters (attempts, due) WHERE sentAt IS NULL;

  -- The key that signs links.
  CREATE TABLE secret (key BLOB NOT NULL) STRICT;
  INSERT INTO secret VALUES (randomblob(32));`,

  // ISO 8601; only of a subscription that is to be confirmed by e-mail.
  `ALTER TABLE forms ADD COLUMN confirmBy TEXT;
  CREATE INDEX unconfirmed ON forms (confirmBy) WHERE confirmBy IS NOT NULL AND confirmedAt IS NULL;`,
] as const;

/**
 * Opens the database of forms, and creates it where there is none, readable by its owner only
 * (0600). What a killed process wrote, and did not sync, is synced before this returns.
 *
 * @param maxBytes the largest size, beyond which nothing is written
 * @throws SiteError for a file or folder that cannot hold forms, so that the receiver does not start
 */
export async function openDatabase(file: string, maxBytes: number): Promise<Database> {
  const {DatabaseSync} = await loadSqlite();
  createFile(file);
  let db: Database | undefined;
  try {
    db = new DatabaseSync(file, {timeout: BUSY_MS});
    // Erased forms are overwritten, and their room is given back. Each transaction is on the disk
    // once it is over.
    db.exec('PRAGMA secure_delete = ON; PRAGMA auto_vacuum = INCREMENTAL');
    db.exec('PRAGMA synchronous = EXTRA; PRAGMA journal_mode = WAL');
    db.exec(`PRAGMA max_page_count = ${Math.floor(maxBytes / PAGE_BYTES)}`);
    createTables(db, file);
    // After a failed write, SQLite may say "wal" at first and yet keep another journal.
    const {journal_mode: mode} = db.prepare('PRAGMA journal_mode').get() as {journal_mode: string};
    if (mode !== 'wal')
      throw new Error(`its disk or file system keeps no write-ahead log (${mode})`);
    // Reads what a killed process left in the write-ahead log, and syncs it.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // SQLite itself ignores it when a folder cannot be synced.
    syncFolder(path.dirname(file));
    return db;
  } catch (error) {
    db?.close();
    throw error instanceof SiteError
      ? error
      : new SiteError(`${file} cannot hold forms: ${messageOf(error)}.`);
  }
}

/** Loaded by what keeps forms alone: pages and builds do without. */
async function loadSqlite() {
  try {
    return await import('@photostructure/sqlite');
  } catch (error) {
    throw new SiteError(
      `The database of forms cannot be loaded (${messageOf(error).split('\n', 1)[0]}): run "npm ci" without --omit=optional, on Linux, macOS or Windows.`,
    );
  }
}

/**
 * Creates the file and its folder when missing, and takes an existing file away from other users.
 *
 * @throws SiteError also for a symbolic link, which would lead the data elsewhere
 */
function createFile(file: string): void {
  const folder = path.dirname(file);
  let descriptor: number;
  try {
    const first = mkdirSync(folder, {recursive: true, mode: 0o700}) ?? folder;
    // At each start: an earlier one may have made the folder, and failed here.
    syncFolder(path.dirname(first));
    // Windows has no O_NOFOLLOW.
    const noFollow = (constants.O_NOFOLLOW as number | undefined) ?? 0;
    descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT | noFollow, 0o600);
  } catch (error) {
    throw new SiteError(
      codeOf(error) === 'ELOOP'
        ? `${file} is a symbolic link: replace it by the file itself, or give the path that it leads to.`
        : `Forms cannot be kept in ${file} (${messageOf(error)}): give a file in a folder that the user of the receiver may write to.`,
    );
  }
  try {
    const isShared = process.platform !== 'win32' && (fstatSync(descriptor).mode & 0o077) !== 0;
    if (isShared) fchmodSync(descriptor, 0o600);
  } catch (error) {
    throw new SiteError(
      `${file} holds personal data that other users can read, and its mode cannot be changed (${messageOf(error)}): run "chmod 600" on it, or give it to the user of the receiver.`,
    );
  } finally {
    closeSync(descriptor);
  }
}

/** Brings the tables to this version; of two processes, one waits for the other. */
function createTables(db: Database, file: string): void {
  inTransaction(db, () => {
    const {user_version: version} = db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    if (version > STEPS.length) {
      throw new SiteError(
        `${file} was written by a newer version of this project (${version}, not ${STEPS.length}): update the project.`,
      );
    }
    for (const step of STEPS.slice(version)) db.exec(step);
    if (version < STEPS.length) db.exec(`PRAGMA user_version = ${STEPS.length}`);
  });
}

/** Does all or nothing; what it did is on the disk when this returns. */
export function inTransaction<T>(db: Database, act: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite itself ends the transaction after some errors.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}

/** A new file's name is on the disk once its folder is synced; Windows can't open folders. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  let descriptor: number;
  try {
    descriptor = openSync(folder, 'r');
  } catch (error) {
    // Whoever may not read the folder did not make its names.
    if (codeOf(error) === 'EACCES') return;
    throw error;
  }
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
