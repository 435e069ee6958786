/** @jest-environment node */
import {existsSync} from 'node:fs';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {readEnvironment} from '../../../src/lib/environment';
import {joinBuilds} from '../join';

const environment = readEnvironment({});
let dir: string;
const at = (name: string) => path.join(dir, name);

async function put(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(at(file)), {recursive: true});
  await writeFile(at(file), text);
}

const data = (hash: string) => JSON.stringify({hash, pages: []});

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'join-'));
  await put('one/index.html', '<!doctype html><title>Accueil</title>');
  await put('one/_redirects', '/work/ /#work 301!\n');
  await put('one/assets/data/fr/catch-all.json', data('abc'));
  await put('two/en/index.html', '<!doctype html><title>Home</title><script>1</script>');
  await put('two/assets/data/en/catch-all.json', data('abc'));
});
afterEach(() => rm(dir, {recursive: true}));

const join = (...sources: string[]) => joinBuilds(sources.map(at), at('build'), environment);

describe('two languages, each built alone', () => {
  it('make one site, with the headers of both', async () => {
    await put('build/left.html', 'from before');
    await join('two', 'one');
    expect(existsSync(at('build/left.html'))).toBe(false);
    expect(await readFile(at('build/index.html'), 'utf8')).toContain('Accueil');
    expect(await readFile(at('build/_headers'), 'utf8')).toMatch(/script-src 'self' 'sha256-/);
    expect(existsSync(at('build/_nginx.conf'))).toBe(true);
    expect(existsSync(at('build/.well-known/security.txt'))).toBe(true);
  });

  it('may hold one file twice when it is the same', async () => {
    await put('two/_redirects', '/work/ /#work 301!\n');
    await expect(join('one', 'two')).resolves.toBeUndefined();
  });

  it('are refused when they hold different files of one name, and nothing is written', async () => {
    await put('build/left.html', 'from before');
    await put('two/index.html', 'the French of yesterday');
    await expect(join('one', 'two')).rejects.toThrow(
      `${at('one/index.html')} and ${at('two/index.html')} are different: each folder has to hold one language of the same build and nothing else.`,
    );
    expect(existsSync(at('build/left.html'))).toBe(true);
  });

  it('are refused when they were made from different sources', async () => {
    await put('two/assets/data/en/catch-all.json', data('def'));
    await expect(join('one', 'two')).rejects.toThrow(
      'The languages are not of one build (/assets/data/fr/catch-all.json says abc, /assets/data/en/catch-all.json says def): build both from the same commit',
    );
  });

  it('are refused when one is missing', async () => {
    await put('three/a.txt', '');
    await expect(join('one', 'three')).rejects.toThrow(
      'English is in none of the folders: build it with "npm run build -- --locale en", and name its folder too.',
    );
  });

  it('are refused where there is no folder, and where the joined site goes', async () => {
    await expect(join('one', 'nowhere')).rejects.toThrow(`${at('nowhere')} is not a folder`);
    await expect(join('one', 'build')).rejects.toThrow('build it with --out-dir');
  });
});
