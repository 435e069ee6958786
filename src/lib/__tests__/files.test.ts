/** @jest-environment node */
import {writeFileSync} from 'node:fs';
import {utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {readText} from '../files';

const {NODE_ENV} = process.env;
let dir: string;

beforeEach(() => {
  dir = writeFiles();
});
afterEach(() => void Object.assign(process.env, {NODE_ENV}));

describe('a file’s text', () => {
  it('is undefined when the file does not exist', async () => {
    expect(await readText(path.join(dir, 'none'))).toBeUndefined();
  });

  it('is retried in development while the file is being saved', async () => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    const file = path.join(dir, 'a');
    writeFileSync(file, '');
    const read = readText(file);
    // Synchronous: after a stall, a save that is due precedes the reader, which is due later.
    await setTimeout(15);
    writeFileSync(file, 'half');
    await setTimeout(15);
    writeFileSync(file, 'half and half');
    expect(await read).toBe('half and half');
  });

  it('is awaited for longer in development while the file is empty', async () => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    const file = path.join(dir, 'a');
    await writeFile(file, '');
    // The file system counts fractions of a ms, which `Date.now()` leaves out.
    const soon = new Date(Date.now() + 5);
    await utimes(file, soon, soon);
    const read = readText(file);
    await setTimeout(200);
    await writeFile(file, 'whole');
    expect(await read).toBe('whole');
  });

  it.each([
    ['in development when the file is already saved', 'development', new Date(0)],
    ['in a build', 'production', undefined],
  ])('is read at once %s', async (_when, mode, saved) => {
    Object.assign(process.env, {NODE_ENV: mode});
    const file = path.join(dir, 'a');
    const times: number[] = [];
    // A busy machine delays some reads, but not each of them.
    for (let round = 0; round < 5; round += 1) {
      await writeFile(file, '');
      if (saved) await utimes(file, saved, saved);
      const started = performance.now();
      expect(await readText(file)).toBe('');
      times.push(performance.now() - started);
    }
    expect(Math.min(...times)).toBeLessThan(50);
  });
});
