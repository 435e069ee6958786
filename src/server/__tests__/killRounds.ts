import {rm} from 'node:fs/promises';
import path from 'node:path';
import {readSubmissions} from '../store';
import {startServer, temporaryFolder} from './server';

/** A generator of numbers from 0 to 1 (mulberry32), so that a run can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Visitor = {email: string; draft: string; message: string; isThanked: boolean};

/** Sends a form, as a browser with scripts does: the id of the draft stays the same. */
async function send(
  {request}: Awaited<ReturnType<typeof startServer>>,
  visitor: Visitor,
  index: number,
): Promise<void> {
  const {status} = await request('/thank-you/', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      // A client of its own, for the limit per address.
      'x-forwarded-for': `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    },
    body: new URLSearchParams({
      'form-name': 'contactform',
      'draft-id': visitor.draft,
      purpose: 'other',
      email: visitor.email,
      firstname: 'Marie',
      lastname: 'Curie',
      message: visitor.message,
    }).toString(),
  });
  if (status !== 200) throw new Error(`${visitor.email} was answered ${status}.`);
  visitor.isThanked = true;
}

/**
 * Posts forms in parallel to a real receiver and kills it (SIGKILL) after a random number of
 * answers, round after round. Those who got no answer send again in the next round, and in the end
 * to a receiver that is left alone.
 *
 * @returns what the file then holds
 */
export async function killRounds({
  rounds,
  posts,
  seed,
}: {
  rounds: number;
  posts: number;
  seed: number;
}) {
  const random = randomFrom(seed);
  const folder = await temporaryFolder();
  const file = path.join(folder, 'submissions.db');
  const args = ['--forms-only', '--forms', file, '--per-hour', '1000000'];
  const visitors: Visitor[] = [];
  const thanked: number[] = [];
  let resent = 0;
  const startedAt = Date.now();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const again = visitors.filter(({isThanked}) => !isThanked);
      const fresh = Array.from({length: posts - again.length}, (_, index) => ({
        email: `round${round}.post${index}@example.org`,
        draft: Array.from({length: 32}, () => Math.floor(random() * 16).toString(16)).join(''),
        message: `${index} `.repeat(20 + Math.floor(random() * 1000)).trim(),
        isThanked: false,
      }));
      visitors.push(...fresh);
      resent += again.length;
      const server = await startServer(args);
      const lastAnswer = 1 + Math.floor(random() * (posts - 1));
      let answers = 0;
      await Promise.allSettled(
        [...again, ...fresh].map(async (visitor, index) => {
          await send(server, visitor, index);
          answers += 1;
          if (answers === lastAnswer) server.child.kill('SIGKILL');
        }),
      );
      await server.ended;
      if (server.child.signalCode !== 'SIGKILL') throw new Error(`Ended: ${server.said.errors}`);
      thanked.push(answers);
      // Before anybody sends again: no answer was given for nothing.
      const emails = new Set((await readSubmissions(file)).map(({fields}) => fields.email));
      const lost = visitors.filter(({email, isThanked}) => isThanked && !emails.has(email));
      if (lost.length > 0)
        throw new Error(`Thanked and lost: ${lost.map(({email}) => email).join(', ')}.`);
    }
    const server = await startServer(args);
    const rest = visitors.filter(({isThanked}) => !isThanked);
    resent += rest.length;
    await Promise.all(rest.map((visitor, index) => send(server, visitor, index)));
    await server.stop();

    const kept = await readSubmissions(file);
    const messages = new Map(visitors.map(({email, message}) => [email, message]));
    return {
      visitors: visitors.length,
      thanked,
      resent,
      seconds: (Date.now() - startedAt) / 1000,
      kept: kept.length,
      different: new Set(kept.map(({fields}) => fields.email)).size,
      changed: kept.filter(({fields}) => messages.get(fields.email ?? '') !== fields.message)
        .length,
    };
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
