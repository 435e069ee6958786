import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {copyProject} from './support/copyProject';
import {filesIn} from '../src/lib/files';
import {build} from './support/projectCopy';
import {typePlainly} from './support/typePlainly';

/*
 * Writers and translators type what their keyboard has; the build sets the typography. The whole
 * site, typed again plainly, is the same as the last `npm run build`.
 */

const root = path.resolve(__dirname, '..');

/** What visitors and machines read; names and hashes of files change with the sources. */
function readOf(dir: string): Map<string, string> {
  const files = filesIn(dir).filter((file) => /\.(?:html|xml|json|webmanifest|txt)$/.test(file));
  const hashes = /\b[\da-f]{8,64}\b|sha256-[\w+/=]{40,}/g;
  return new Map(
    files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8').replace(hashes, '#')]),
  );
}

test('the site typed on a plain keyboard is the same, sign for sign', async () => {
  test.setTimeout(600_000);
  const copy = await copyProject();
  try {
    expect(await typePlainly(copy.dir)).toBeGreaterThan(20);
    const checked = await build(copy.dir, {}, ['npx', 'tsx', 'scripts/check-content.ts']);
    expect(checked.code, checked.output).toBe(0);
    expect(checked.output).not.toContain('warning:');
    const translated = await build(copy.dir, {}, ['npx', 'tsx', 'scripts/i18n-check.ts']);
    expect(translated.code, translated.output).toBe(0);
    const {code, output} = await build(copy.dir);
    expect(code, output).toBe(0);
    const [typed, supplied] = [
      readOf(path.join(copy.dir, 'build')),
      readOf(path.join(root, 'build')),
    ];
    expect([...typed.keys()]).toEqual([...supplied.keys()]);
    for (const [file, text] of supplied) {
      // Words on both sides of the first difference; the whole page would say nothing.
      const other = typed.get(file) ?? '';
      let at = 0;
      while (at < text.length && text[at] === other[at]) at += 1;
      const near = (whole: string) => whole.slice(Math.max(0, at - 60), at + 60);
      expect.soft(near(other), file).toBe(near(text));
    }
  } finally {
    await copy.remove();
  }
});
