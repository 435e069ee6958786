import {randomUUID} from 'node:crypto';
import {closeSync, fsyncSync, openSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {CONFIRMATION_HOURS, RETENTION_MONTHS} from '../constants';
import type {Purpose} from '../forms/contactFields';
import {formName as newsletterName, unsubscriptionName} from '../forms/newsletterFields';
import {codeOf, messageOf, SiteError} from '../lib/siteError';
import {inTransaction, openDatabase, syncFolder} from './database';
import {databaseOf, importLines} from './oldStore';
import {addressOf, contentOf, type Submission} from './submission';

export type NewForm = Pick<Submission, 'form' | 'path' | 'draft' | 'fields'>;

/** A form with the day when it is to be erased, and its e-mail to the agency. */
export type Kept = Submission & {
  number: number;
  /** Undefined for a date that cannot be right. */
  endsOn?: string | undefined;
  sentAt?: string | undefined;
  setAsideAt?: string | undefined;
  reason?: string | undefined;
};

/**
 * An e-mail to the agency about a form, or to its sender: one that says that it arrived, or that asks
 * to confirm a subscription.
 */
export type LetterKind = 'notice' | 'acknowledgement' | 'confirmation';

/** A person who receives the newsletter. */
export type Subscriber = {email: string; path: string; receivedAt: string; confirmedAt?: string};

/** An e-mail that waits, with its form. */
export type Letter = {
  number: number;
  kind: LetterKind;
  attempts: number;
  refusals: number;
  setAsideAt?: string | undefined;
  submission: Submission;
};

/** How long a repeat with the draft's id is known, in ms: the visitor's tab may stay open. */
const SAME_DRAFT_MS = 30 * 24 * 60 * 60 * 1000;

const HOUR_MS = 60 * 60 * 1000;

/** How long an address that has had an e-mail gets no other of its kind, in ms. */
const LETTER_PAUSE_MS = 24 * HOUR_MS;

/** How long a subscription may be confirmed, in ms. */
const CONFIRMATION_MS = CONFIRMATION_HOURS * HOUR_MS;

/** How long the same content is a repeat without that id, in ms: no script set it. */
const SAME_CONTENT_MS = HOUR_MS;

/** The largest database, in bytes: about a million and a half forms. */
const MAX_BYTES = 2 * 1024 ** 3;

/** How many forms are read, or erased, at a time: a receiver that runs is not kept waiting. */
const BATCH = 200;

/** How many pages of the file are given back at a time. */
const VACUUM_PAGES = 1000;

/** The longest path that is kept, in characters. */
const MAX_PATH = 200;

/** Dates before this one come from a machine that does not know the time. */
const FIRST_YEAR = '2000';

const APPLICATION: Purpose = 'joining';

/** More forms in an hour than the receiver keeps. */
export class TooManyForms extends Error {}

const inMonths = (count: number) => `'+${count} months'`;

/** Whether a form is a subscription that its address has not confirmed. */
const isUnconfirmed = (forms: string) =>
  `(${forms}.confirmBy IS NOT NULL AND ${forms}.confirmedAt IS NULL)`;

/** The last form of the same address and kind: an index finds it, however many there are. */
const lastOfAddress = (column: string) => `
  (SELECT other.${column} FROM forms AS other
    WHERE other.address = forms.address AND other.form = forms.form
      AND NOT ${isUnconfirmed('other')}
    ORDER BY other.receivedAt DESC LIMIT 1)`;

/**
 * Each form with its end. A new message or subscription of an address prolongs the earlier ones; an
 * application is kept for a fixed time.
 */
const KEPT = `
  SELECT forms.*, letters.sentAt, letters.setAsideAt, letters.reason,
  letters.number IS NOT NULL AND sentAt IS NULL AND setAsideAt IS NULL AS isWaiting, CASE
    WHEN forms.receivedAt < '${FIRST_YEAR}' THEN NULL
    -- The day after, since a day has hours.
    WHEN ${isUnconfirmed('forms')} THEN date(confirmBy, '+1 day')
    WHEN fields ->> 'purpose' = '${APPLICATION}'
      THEN date(forms.receivedAt, ${inMonths(RETENTION_MONTHS.application)})
    ELSE date(
      ${lastOfAddress('receivedAt')},
      CASE forms.form WHEN '${newsletterName}' THEN ${inMonths(RETENTION_MONTHS.newsletter)}
        WHEN '${unsubscriptionName}' THEN ${inMonths(RETENTION_MONTHS.unsubscription)}
        ELSE ${inMonths(RETENTION_MONTHS.message)} END
    )
  END AS endsOn
  FROM forms LEFT JOIN letters ON letters.form = forms.number
    AND letters.kind = CASE WHEN ${isUnconfirmed('forms')} THEN 'confirmation' ELSE 'notice' END`;

type Row = Omit<Kept, 'fields'> & {fields: string};

const readForm = ({fields, ...row}: Row): Submission => ({
  id: row.id,
  receivedAt: row.receivedAt,
  form: row.form,
  path: row.path,
  ...(row.draft && {draft: row.draft}),
  ...(row.confirmBy && !row.confirmedAt && {confirmBy: row.confirmBy}),
  ...(row.confirmedAt && {confirmedAt: row.confirmedAt}),
  fields: JSON.parse(fields) as Record<string, string>,
});

export {databaseOf, oldFileOf} from './oldStore';

export type StoreOptions = {
  /** The largest size, in bytes. */
  maxBytes?: number | undefined;
  /** How many forms are kept in an hour; unlimited by default. */
  maxPerHour?: number | undefined;
  log?: (message: string) => void;
};

export type FormStore = Awaited<ReturnType<typeof openStore>>;

/**
 * Opens the store of forms, which several processes may use at once. A file of JSON lines of
 * earlier versions is taken over.
 *
 * @throws SiteError when forms cannot be kept there
 */
export async function openStore(
  given: string,
  {maxBytes = MAX_BYTES, maxPerHour, log = console.warn}: StoreOptions = {},
) {
  const file = databaseOf(given);
  const db = await openDatabase(file, maxBytes);
  try {
    await importLines(db, file, log);
  } catch (error) {
    db.close();
    throw error;
  }

  const statements = {
    // The same content is another form once the first is too old.
    forget: db.prepare(`UPDATE forms SET content = NULL WHERE content = :content
      AND NOT (receivedAt >= :hourAgo OR (coalesce(draft = :draft, FALSE) AND receivedAt >= :monthAgo))`),
    keep: db.prepare(`INSERT INTO forms
      (id, receivedAt, form, path, draft, address, content, confirmBy, fields)
      VALUES (:id, :receivedAt, :form, :path, :draft, :address, :content, :confirmBy, :fields)
      ON CONFLICT (content) DO NOTHING RETURNING number`),
    queue: db.prepare('INSERT INTO letters (form, kind, due) VALUES (?, ?, ?)'),
    written: db.prepare(`SELECT 1 FROM forms JOIN letters ON letters.form = forms.number
      WHERE address = ? AND kind = ? AND receivedAt > ?`),
    confirm: db.prepare(`UPDATE forms SET confirmedAt = :now
      WHERE id = :id AND confirmedAt IS NULL AND confirmBy >= :now RETURNING number`),
    isConfirmed: db.prepare('SELECT 1 FROM forms WHERE id = ? AND confirmedAt IS NOT NULL'),
    // Unconfirmed ones expire by themselves; until then, their address gets no other e-mail.
    unsubscribe: db.prepare(`DELETE FROM forms
      WHERE address = ? AND form = '${newsletterName}' AND NOT ${isUnconfirmed('forms')}`),
    unconfirmed: db.prepare(`SELECT number FROM forms
      WHERE confirmBy < ? AND confirmedAt IS NULL AND confirmBy IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM letters WHERE letters.form = forms.number AND sentAt IS NULL)`),
    nthLast: db.prepare('SELECT receivedAt FROM forms ORDER BY number DESC LIMIT 1 OFFSET ?'),
    erase: db.prepare('DELETE FROM forms WHERE number = ?'),
    // Least tried first: one that fails does not hold the others back.
    next: db.prepare(`SELECT letters.number AS letter, kind, attempts, refusals, setAsideAt, forms.*
      FROM letters JOIN forms ON forms.number = letters.form
      WHERE sentAt IS NULL AND (due <= :now OR due > :late)
        AND letters.number NOT IN (SELECT value FROM json_each(:without))
      ORDER BY attempts, due LIMIT 1`),
    waiting: db.prepare(`SELECT min(due) AS due,
      count(*) FILTER (WHERE kind = 'notice') AS count FROM letters
      WHERE sentAt IS NULL AND number NOT IN (SELECT value FROM json_each(?))`),
    delayed: db.prepare(`SELECT count(*) AS count FROM letters
      WHERE sentAt IS NULL AND attempts > 0 AND kind = 'notice' AND number <> ?`),
    dueNow: db.prepare('UPDATE letters SET due = ? WHERE sentAt IS NULL'),
    drop: db.prepare('DELETE FROM letters WHERE number = ?'),
    sent: db.prepare('UPDATE letters SET sentAt = ?, reason = NULL WHERE number = ?'),
    // A link’s time begins when it is sent.
    begin: db.prepare(`UPDATE forms SET confirmBy = :by WHERE ${isUnconfirmed('forms')}
      AND number = (SELECT form FROM letters WHERE number = :number AND kind = 'confirmation')`),
    postpone: db.prepare(`UPDATE letters SET attempts = :attempts, refusals = :refusals, due = :due,
      reason = :reason, setAsideAt = CASE WHEN :isSetAside THEN coalesce(setAsideAt, :now) END
      WHERE number = :number`),
  };

  /** Called with a new form in the database, which is the last one. */
  const isTooMany = () => {
    if (maxPerHour === undefined) return false;
    const {receivedAt} = (statements.nthLast.get(maxPerHour) ?? {}) as Partial<Submission>;
    const age = Date.now() - Date.parse(receivedAt ?? '');
    return age >= 0 && age < HOUR_MS;
  };

  const isWritten = (email: string | undefined, kind: LetterKind, now: number) =>
    statements.written.get(
      addressOf(email),
      kind,
      new Date(now - LETTER_PAUSE_MS).toISOString(),
    ) !== undefined;

  return {
    file,

    /** Signs links in e-mails; 32 bytes. */
    key: (db.prepare('SELECT key FROM secret').get() as {key: Uint8Array}).key,

    /**
     * Keeps a form and the e-mails that it causes, all or nothing: they are on the disk when this
     * returns. Undefined when the store has the form already. An unsubscription erases the
     * subscriptions of its address.
     *
     * @throws TooManyForms; an Error when the disk or the database takes no more
     */
    keep(
      {form, path: from, draft, fields}: NewForm,
      letters: readonly LetterKind[] = [],
    ): Submission | undefined {
      const now = Date.now();
      const submission = {
        id: randomUUID(),
        receivedAt: new Date(now).toISOString(),
        form,
        path: from.slice(0, MAX_PATH),
        ...(draft && {draft}),
        fields,
      };
      const content = contentOf(form, fields);
      const isToConfirm = letters.includes('confirmation');
      return inTransaction(db, () => {
        if (form === unsubscriptionName) statements.unsubscribe.run(addressOf(fields.email));
        // The one before has the e-mail, with a link that is still good.
        if (isToConfirm && isWritten(fields.email, 'confirmation', now)) return undefined;
        statements.forget.run({
          content,
          draft: draft ?? null,
          hourAgo: new Date(now - SAME_CONTENT_MS).toISOString(),
          monthAgo: new Date(now - SAME_DRAFT_MS).toISOString(),
        });
        const row = statements.keep.get({
          ...submission,
          draft: draft ?? null,
          address: addressOf(fields.email),
          content,
          confirmBy: isToConfirm ? new Date(now + CONFIRMATION_MS).toISOString() : null,
          fields: JSON.stringify(fields),
        }) as {number: number} | undefined;
        if (!row) return undefined;
        if (isTooMany()) throw new TooManyForms();
        for (const kind of letters) {
          // Nobody can have an address filled with our e-mails.
          const isOver = kind === 'acknowledgement' && isWritten(fields.email, kind, now);
          if (!isOver) statements.queue.run(row.number, kind, now);
        }
        return submission;
      });
    },

    /**
     * Confirms a subscription and puts an e-mail to the agency in the queue. A second time changes
     * nothing.
     *
     * @returns whether it is confirmed: not one that is unknown, erased or too late
     */
    confirm(id: string, letters: readonly LetterKind[]): boolean {
      const now = Date.now();
      return inTransaction(db, () => {
        const row = statements.confirm.get({id, now: new Date(now).toISOString()}) as
          {number: number} | undefined;
        if (!row) return statements.isConfirmed.get(id) !== undefined;
        for (const kind of letters) statements.queue.run(row.number, kind, now);
        return true;
      });
    },

    /** Those who receive the newsletter, oldest first, read by and by; each address once. */
    *subscribers(today: string): Generator<Subscriber> {
      const page = db.prepare(`SELECT * FROM (${KEPT}) AS forms
        WHERE number > :after AND form = '${newsletterName}' AND NOT ${isUnconfirmed('forms')}
          AND number = ${lastOfAddress('number')} AND endsOn > :today
        ORDER BY number LIMIT ${BATCH}`);
      for (let after = 0; ;) {
        const rows = page.all({after, today}) as Row[];
        for (const row of rows) {
          const {path: from, receivedAt, confirmedAt, fields} = readForm(row);
          yield {
            email: fields.email ?? '',
            path: from,
            receivedAt,
            ...(confirmedAt && {confirmedAt}),
          };
        }
        after = rows.at(-1)?.number ?? 0;
        if (rows.length < BATCH) return;
      }
    },

    /**
     * The forms, oldest first, read by and by: any number takes the same memory.
     *
     * @param today only those to be erased by this day (ISO 8601). One that has not reached the
     *   agency yet, or whose date cannot be right, is not among them.
     */
    *forms({address, today}: {address?: string | undefined; today?: string | undefined} = {}) {
      const page = db.prepare(
        `SELECT * FROM (${KEPT}) WHERE number > :after ${
          address === undefined ? '' : 'AND address = :address'
        } ${
          today === undefined ? '' : 'AND endsOn <= :today AND NOT isWaiting'
        } ORDER BY number LIMIT ${BATCH}`,
      );
      const given = {
        ...(address !== undefined && {address: addressOf(address)}),
        ...(today && {today}),
      };
      let after = 0;
      for (;;) {
        const rows = page.all({after, ...given}) as Row[];
        yield* rows.map((row): Kept => ({
          ...readForm(row),
          number: row.number,
          endsOn: row.endsOn,
          sentAt: row.sentAt,
          setAsideAt: row.setAsideAt,
          reason: row.reason,
        }));
        after = rows.at(-1)?.number ?? 0;
        if (rows.length < BATCH) return;
      }
    },

    /**
     * Erases forms with their e-mails, by their numbers.
     *
     * @returns how many there were
     */
    async erase(numbers: readonly number[]): Promise<number> {
      let count = 0;
      for (let start = 0; start < numbers.length; start += BATCH) {
        const some = numbers.slice(start, start + BATCH);
        inTransaction(db, () => {
          for (const number of some) count += statements.erase.run(number).changes;
        });
        // A receiver that waits to write has its turn.
        await sleep(1);
      }
      return count;
    },

    /** Erases the subscriptions that were not confirmed in time. */
    async expireUnconfirmed(): Promise<number> {
      const rows = statements.unconfirmed.all(new Date().toISOString()) as Array<{number: number}>;
      return this.erase(rows.map(({number}) => number));
    },

    /** Gives the room of erased forms back, and empties the write-ahead log, which has copies. */
    async shrink(): Promise<void> {
      const pages = db.prepare('PRAGMA freelist_count');
      const free = () => (pages.get() as {freelist_count: number}).freelist_count;
      for (let left = free(); left > 0;) {
        db.exec(`PRAGMA incremental_vacuum(${VACUUM_PAGES})`);
        await sleep(1);
        const next = free();
        if (next >= left) break;
        left = next;
      }
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    },

    /**
     * Copies the store into a new file, readable by its owner only, while a receiver may be
     * running.
     *
     * @throws SiteError when the file exists or cannot be written
     */
    backup(copy: string): void {
      try {
        closeSync(openSync(copy, 'wx', 0o600));
      } catch (error) {
        throw new SiteError(
          codeOf(error) === 'EEXIST'
            ? `${copy} exists: give the name of a new file.`
            : `${copy} cannot be written: ${messageOf(error)}.`,
        );
      }
      db.prepare('VACUUM INTO ?').run(copy);
      const descriptor = openSync(copy, 'r+');
      fsyncSync(descriptor);
      closeSync(descriptor);
      syncFolder(path.dirname(path.resolve(copy)));
    },

    /** The e-mails that wait. */
    letters: {
      /**
       * The one to send now.
       *
       * @param longestDelay in ms: one due later was planned by a wrong clock
       * @param without the numbers of some to leave out
       */
      next(longestDelay: number, without: readonly number[]): Letter | undefined {
        const now = Date.now();
        const row = statements.next.get({
          now,
          late: now + longestDelay,
          without: JSON.stringify(without),
        }) as (Row & Omit<Letter, 'submission'> & {letter: number}) | undefined;
        if (!row) return undefined;
        const {letter: number, kind, attempts, refusals, setAsideAt} = row;
        return {number, kind, attempts, refusals, setAsideAt, submission: readForm(row)};
      },
      /** When the next one is due, in ms since 1970, and how many wait for the agency. */
      waiting: (without: readonly number[]) =>
        statements.waiting.get(JSON.stringify(without)) as {due: number | null; count: number},
      /** How many others have been tried, and failed. */
      delayed: (number: number) => (statements.delayed.get(number) as {count: number}).count,
      /** Makes all due at once, as a start does. */
      hurry: () => void statements.dueNow.run(Date.now()),
      /** Gives an e-mail up. */
      drop: (number: number) => void statements.drop.run(number),
      sent(number: number): void {
        const now = Date.now();
        inTransaction(db, () => {
          statements.sent.run(new Date(now).toISOString(), number);
          statements.begin.run({number, by: new Date(now + CONFIRMATION_MS).toISOString()});
        });
      },
      postpone(
        {number, attempts, refusals}: Pick<Letter, 'number' | 'attempts' | 'refusals'>,
        {due, reason, isSetAside}: {due: number; reason: string; isSetAside: boolean},
      ): void {
        statements.postpone.run({
          number,
          attempts,
          refusals,
          due,
          reason,
          isSetAside: Number(isSetAside),
          now: new Date().toISOString(),
        });
      },
    },

    /**
     * Tells whether a form could be kept, as far as the database can say.
     *
     * @throws Error when it could not
     */
    check: () => inTransaction(db, () => undefined),

    /** Leaves the write-ahead log empty, so that the file alone has everything. */
    close(): void {
      try {
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } finally {
        db.close();
      }
    },
  };
}

/** The forms of a store that is opened for this call only, oldest first. */
export async function readSubmissions(file: string): Promise<Submission[]> {
  const store = await openStore(file);
  try {
    return [...store.forms()].map(
      ({number: _, endsOn: _e, sentAt: _s, setAsideAt: _a, reason: _r, ...submission}) =>
        submission,
    );
  } finally {
    store.close();
  }
}
