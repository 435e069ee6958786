/** @jest-environment node */
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {hashFiles, hashOf} from '../hash';
import {createKeeper} from '../keep';

describe('a cache', () => {
  const make = jest.fn(() => Promise.resolve({value: 1, files: new Map([['a.txt', 'text']])}));
  let dir: string;
  beforeEach(() => {
    dir = writeFiles();
    make.mockClear();
  });

  it('makes a thing once, also for concurrent requests and later builds', async () => {
    const keep = createKeeper<number>(dir);
    await Promise.all([keep('k', make), keep('k', make)]);
    expect(await createKeeper<number>(dir)('k', make)).toEqual({value: 1, names: ['a.txt']});
    expect(make).toHaveBeenCalledTimes(1);
    expect(await readFile(path.join(dir, 'a.txt'), 'utf8')).toBe('text');
  });

  it.each([
    ['a damaged record', () => writeFile(path.join(dir, 'k.json'), '{"value":')],
    ['a missing file', () => rm(path.join(dir, 'a.txt'))],
  ])('makes it again for %s', async (_what, damage) => {
    await createKeeper<number>(dir)('k', make);
    await damage();
    await createKeeper<number>(dir)('k', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('tries again after a failure', async () => {
    const keep = createKeeper<number>(dir);
    await expect(keep('k', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await keep('k', make)).value).toBe(1);
  });
});

it('hashes tell the bounds of parts, and the names of files', async () => {
  expect(hashOf('ab', 'c')).not.toBe(hashOf('a', 'bc'));
  const dir = writeFiles({a: 'text', b: 'text'});
  expect(await hashFiles(dir, ['a'])).not.toBe(await hashFiles(dir, ['b']));
});
