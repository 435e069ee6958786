/** @jest-environment node */
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {readSubmissions} from '../form-store';
import {startServer, temporaryFolder} from './server';

const ROUNDS = 6;

/** Concurrent posts when the server is killed. */
const POSTS = 24;

/** In ms: the server restarts in each round, perhaps on a busy machine. */
jest.setTimeout(180_000);

/*
 * Covers a killed process. A line also survives a power cut thanks to fsync in form-store.ts,
 * which a test of a process cannot show.
 */
it('every acknowledged form is kept complete when the server is killed right after', async () => {
  const folder = await temporaryFolder();
  const file = path.join(folder, 'submissions.jsonl');
  const acknowledged: string[] = [];
  const refused: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startServer(['--forms-only', '--forms', file]);
      let answers = 0;
      await Promise.allSettled(
        Array.from({length: POSTS}, async (_, index) => {
          const email = `round${round}.post${index}@example.org`;
          const {status} = await server.request('/thank-you/', {
            method: 'POST',
            headers: {
              'content-type': 'application/x-www-form-urlencoded',
              accept: 'application/json',
            },
            body: new URLSearchParams({
              'form-name': 'contactform',
              ...{purpose: 'other', email, firstname: 'Marie', lastname: 'Curie'},
              message: `${index} `.repeat(1000).trim(),
            }).toString(),
          });
          if (status !== 200) refused.push(status);
          acknowledged.push(email);
          answers += 1;
          // At a different moment in each round: after the first response, the third …
          if (answers === 1 + 2 * round) server.child.kill('SIGKILL');
        }),
      );
      await server.ended;
      expect(server.child.signalCode).toBe('SIGKILL');
    }
    expect(refused).toEqual([]);
    const text = await readFile(file, 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    const kept = await readSubmissions(file);
    expect(kept).toHaveLength(text.trimEnd().split('\n').length);
    for (const {fields} of kept) {
      const [, index = ''] = /post(\d+)@/.exec(fields.email ?? '') ?? [];
      expect(fields.message).toBe(`${index} `.repeat(1000).trim());
    }
    const emails = kept.map(({fields}) => fields.email);
    expect(new Set(emails).size).toBe(emails.length);
    expect(acknowledged.filter((email) => !emails.includes(email))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS ** 2);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
});
