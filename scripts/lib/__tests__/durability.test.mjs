/* eslint-disable @typescript-eslint/no-floating-promises -- node:test waits for its own promises */
import assert from 'node:assert/strict';
import {spawn} from 'node:child_process';
import {readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {it} from 'node:test';
import {parseJson} from '../json.mjs';
import {findFreePort} from '../ports';
import {projectRoot} from '../project';
import {request, SITE, writeFiles} from './fixture.mjs';

/** How often the server is killed. */
const ROUNDS = 10;

/** How many posts are under way when it is. */
const POSTS = 24;

/**
 * Starts the server as a person does, and waits until it says that it serves.
 *
 * @param {string} buildDir
 * @param {string} formsFile
 */
async function startServer(buildDir, formsFile) {
  const port = await findFreePort(4300);
  const child = spawn(
    process.execPath,
    [
      ...['--import', 'tsx'],
      path.join(projectRoot, 'scripts/serve.mjs'),
      ...['--port', String(port), '--build', buildDir, '--forms', formsFile],
    ],
    {stdio: ['ignore', 'pipe', 'pipe']},
  );
  let output = '';
  await new Promise((resolve, reject) => {
    /** @param {Buffer} chunk */
    const read = (chunk) => {
      output += chunk.toString();
      if (output.includes('Serving on')) resolve(undefined);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server stopped: ${output}`)));
  });
  return {child, port};
}

/*
 * What a killed process leaves behind. That a line also survives a power cut is
 * the work of fsync in form-store.mjs, which no test of a process can show.
 */
it('keeps every form that it has acknowledged, whole, when it is killed right after', async () => {
  const buildDir = await writeFiles(SITE);
  const formsFile = path.join(buildDir, '.forms', 'submissions.jsonl');
  /** @type {string[]} */
  const acknowledged = [];
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const {child, port} = await startServer(buildDir, formsFile);
      running = child;
      const killed = new Promise((resolve) =>
        child.once('exit', (_code, signal) => resolve(signal)),
      );
      let answers = 0;
      const posts = Array.from({length: POSTS}, async (_, index) => {
        const email = `round${round}.post${index}@example.org`;
        const body = new URLSearchParams({
          'form-name': 'contactform',
          ...{purpose: 'other', email, firstname: 'Marie', lastname: 'Curie'},
          message: `${index} `.repeat(1000).trim(),
        }).toString();
        const {status} = await request(port, '/thank-you/', {
          method: 'POST',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            accept: 'application/json',
          },
          body,
        });
        assert.equal(status, 200);
        acknowledged.push(email);
        answers += 1;
        // Another moment in each round: after the first answer, the third …
        if (answers === 1 + 2 * round) child.kill('SIGKILL');
      });
      const results = await Promise.allSettled(posts);
      assert.equal(await killed, 'SIGKILL');
      const refused = results.filter(
        (result) => result.status === 'rejected' && result.reason instanceof assert.AssertionError,
      );
      assert.deepEqual(refused, [], 'posts end with a 200, or with the server');
    }

    const text = await readFile(formsFile, 'utf8');
    assert.ok(text.endsWith('\n'));
    const lines = text.trimEnd().split('\n');
    const kept = lines.map(
      (line) => /** @type {import('../form-store.mjs').Submission} */ (parseJson(line)),
    );
    for (const {fields} of kept) {
      const [, index = ''] = /post(\d+)@/.exec(fields.email ?? '') ?? [];
      assert.equal(fields.message, `${index} `.repeat(1000).trim());
    }
    const emails = kept.map(({fields}) => fields.email);
    assert.equal(new Set(emails).size, emails.length, 'no form is there twice');
    assert.deepEqual(
      acknowledged.filter((email) => !emails.includes(email)),
      [],
    );
    assert.ok(acknowledged.length >= ROUNDS ** 2, `${acknowledged.length} were acknowledged`);
  } finally {
    running?.kill('SIGKILL');
    await rm(buildDir, {recursive: true, force: true});
  }
});
