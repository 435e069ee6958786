/** @jest-environment node */
import {mkdtemp, rm, utimes, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {readText} from '../files';

const {NODE_ENV} = process.env;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'files-'));
});
afterEach(async () => {
  Object.assign(process.env, {NODE_ENV});
  await rm(dir, {recursive: true, force: true});
});

describe('a file’s text', () => {
  it('is undefined when the file does not exist', async () => {
    expect(await readText(path.join(dir, 'none'))).toBeUndefined();
  });

  it('is retried in development while the file is being saved', async () => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    const file = path.join(dir, 'a');
    await writeFile(file, '');
    const read = readText(file);
    await setTimeout(15);
    await writeFile(file, 'half');
    await setTimeout(15);
    await writeFile(file, 'half and half');
    expect(await read).toBe('half and half');
  });

  it('is read at once in development when the file is already saved', async () => {
    Object.assign(process.env, {NODE_ENV: 'development'});
    const file = path.join(dir, 'a');
    await writeFile(file, '');
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file, longAgo, longAgo);
    const started = performance.now();
    expect(await readText(file)).toBe('');
    expect(performance.now() - started).toBeLessThan(50);
  });

  it('is read only once in a build', async () => {
    Object.assign(process.env, {NODE_ENV: 'production'});
    const file = path.join(dir, 'a');
    await writeFile(file, '');
    const started = performance.now();
    expect(await readText(file)).toBe('');
    expect(performance.now() - started).toBeLessThan(50);
  });
});
