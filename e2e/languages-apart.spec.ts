import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {cp, mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {build, copyProject} from './support/projectCopy';

const root = path.resolve(__dirname, '..');
const core = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** Every file below a folder, by its path, with a digest of what it holds. */
function contentOf(dir: string): Record<string, string> {
  return Object.fromEntries<string>(
    readdirSync(dir, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file): [string, string] => [
        path.relative(dir, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What each machine does: a clone of its own, one language. */
async function buildAlone(locale: string, artifacts: string): Promise<string> {
  const copy = await copyProject();
  try {
    const command = [process.execPath, core, 'build', '--locale', locale] as const;
    const {code, output} = await build(copy.dir, {}, command);
    expect(code, output).toBe(0);
    await cp(path.join(copy.dir, 'build'), path.join(artifacts, locale), {recursive: true});
    return output;
  } finally {
    await copy.remove();
  }
}

test('two languages built apart and joined are, to the byte, the site that one build makes', async () => {
  // Three builds, on a machine that may be busy.
  test.setTimeout(400_000);
  const artifacts = await mkdtemp(path.join(os.tmpdir(), 'languages-'));
  const copy = await copyProject();
  try {
    for (const [locale, label] of [
      ['fr', 'Français'],
      ['en', 'English'],
    ] as const) {
      const output = await buildAlone(locale, artifacts);
      expect(output).toContain(`holds ${label} alone: half a site, without its response headers.`);
      expect(output).toContain('npm run build:join');
    }
    expect(contentOf(path.join(artifacts, 'en'))).toHaveProperty(['en/index.html']);

    const whole = await build(copy.dir);
    expect(whole.code, whole.output).toBe(0);
    expect(whole.output).not.toContain('half a site');
    const expected = contentOf(path.join(copy.dir, 'build'));

    const joining = await build(copy.dir, {}, [
      process.execPath,
      path.join(root, 'node_modules/tsx/dist/cli.mjs'),
      'scripts/join-builds.ts',
      path.join(artifacts, 'fr'),
      path.join(artifacts, 'en'),
    ]);
    expect(joining.code, joining.output).toBe(0);
    expect(contentOf(path.join(copy.dir, 'build'))).toEqual(expected);
  } finally {
    await copy.remove();
    await rm(artifacts, {recursive: true, force: true});
  }
});
