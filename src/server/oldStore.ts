import {createReadStream, existsSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {inTransaction, syncFolder, type Database} from './database';
import {addressOf, contentOf, type Submission} from './submission';

/** The file of JSON lines that a database takes the place of. */
export const oldFileOf = (file: string) => file.replace(/\.db$/, '.jsonl');

/** The place of the database for a `--forms` option, which may still name that file. */
export const databaseOf = (file: string) => file.replace(/\.jsonl$/, '.db');

/** How many lines are taken over in a transaction. */
const BATCH = 1000;

/**
 * Takes over the file of JSON lines of earlier versions (`submissions.jsonl`, with `.sent` and
 * `.unsent`), then deletes it. A line that a crash left half-written, whose visitor was not
 * thanked, goes to `submissions.jsonl.unreadable`. An interrupted run is finished at the next start.
 */
export async function importLines(
  db: Database,
  file: string,
  log: (message: string) => void,
): Promise<void> {
  const old = oldFileOf(file);
  if (old === file || !existsSync(old)) return;
  const sentIds = new Set<string>();
  const isMailed = existsSync(`${old}.sent`);
  for await (const id of linesOf(`${old}.sent`)) sentIds.add(id);
  const reasons = new Map<string, {at: string; reason: string}>();
  for await (const line of linesOf(`${old}.unsent`)) {
    const {id, at, reason} = parse<{id: string; at: string; reason: string}>(line) ?? {};
    if (id && at && reason) reasons.set(id, {at, reason});
  }

  const addForm = db.prepare(`INSERT INTO forms
    (id, receivedAt, form, path, draft, address, content, fields)
    VALUES (:id, :receivedAt, :form, :path, :draft, :address, :content, :fields)
    ON CONFLICT (id) DO NOTHING RETURNING number`);
  const hasContent = db.prepare('SELECT 1 FROM forms WHERE content = ?');
  const addLetter = db.prepare(`INSERT INTO letters (form, kind, due, reason, setAsideAt, sentAt)
    VALUES (?, 'notice', ?, ?, ?, ?)`);
  const unreadable: string[] = [];
  let count = 0;
  const keep = (lines: readonly string[]) =>
    inTransaction(db, () => {
      for (const line of lines) {
        const submission = parseLine(line);
        if (!submission) {
          unreadable.push(line);
          continue;
        }
        const {id, receivedAt, form, path: from, draft, fields} = submission;
        const content = contentOf(form, fields);
        const row = addForm.get({
          id,
          receivedAt,
          form,
          path: from,
          draft: draft ?? null,
          address: addressOf(fields.email),
          content: hasContent.get(content) ? null : content,
          fields: JSON.stringify(fields),
        }) as {number: number} | undefined;
        if (!row) continue;
        count += 1;
        const lost = reasons.get(id);
        const sentAt = sentIds.has(id) ? receivedAt : null;
        if (isMailed) {
          addLetter.run(row.number, Date.now(), lost?.reason ?? null, lost?.at ?? null, sentAt);
        }
      }
    });
  const batch: string[] = [];
  for await (const line of linesOf(old)) {
    batch.push(line);
    if (batch.length === BATCH) keep(batch.splice(0));
  }
  keep(batch);

  if (unreadable.length > 0) {
    writeFileSync(`${old}.unreadable`, `${unreadable.join('\n')}\n`, {mode: 0o600, flush: true});
    log(
      `${unreadable.length} line(s) of ${old} are cut, so that their senders were not thanked: they are in ${old}.unreadable. Read it, then delete it.`,
    );
  }
  syncFolder(path.dirname(old));
  for (const end of ['.unsent', '.sent', '']) rmSync(`${old}${end}`, {force: true});
  log(`${count} form(s) of ${old} are now in ${file}.`);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  if (!existsSync(file)) return;
  // NUL: a file system writes them where a crash cut a line.
  for await (const line of createInterface({input: createReadStream(file), crlfDelay: Infinity})) {
    const text = line.replaceAll('\0', '').replace(/^\uFEFF/, '');
    if (text !== '') yield text;
  }
}

/** Reads a line; undefined for one that a crash truncated. */
function parseLine(text: string): Submission | undefined {
  const found = parse<Submission>(text);
  const isWhole = found?.id && found.receivedAt && found.form && found.fields;
  return isWhole ? ({path: '/', ...found} as Submission) : undefined;
}

function parse<T>(text: string): Partial<T> | undefined {
  try {
    return JSON.parse(text) as Partial<T>;
  } catch {
    return undefined;
  }
}
