/** @jest-environment node */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack, type Stats} from '@rspack/core';
import {
  coreFolder,
  fingerprint,
  replaceCoreModule,
  type CoreFolder,
  type CoreModule,
} from '../coreModules';

const ORIGINAL = "export default 'original';\n";
let root: string;
let core: CoreFolder;
let replaced: CoreModule;

function write(file: string, text: string): string {
  const target = path.join(root, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  return target;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'core-modules-'));
  core = {dir: path.join(root, 'core/lib/client'), name: '@docusaurus/core 9.9.9'};
  write('core/lib/client/preload.js', ORIGINAL);
  write(
    'core/lib/client/entry.js',
    "import preload from './preload';\nimport other from './exports/uses';\nconsole.log(preload, other);\n",
  );
  write('core/lib/client/exports/uses.js', "export {default} from '../preload';\n");
  write('core/lib/client/exports/preload.js', "export default 'a namesake';\n");
  replaced = {
    request: './preload',
    replacement: write('src/ours.js', "export default 'ours';\n"),
    fingerprint: fingerprint(ORIGINAL),
  };
});

afterEach(() => rmSync(root, {recursive: true, force: true}));

/** Builds core's entry with the real bundler, and returns what came out. */
async function build(): Promise<{errors: string[]; code: string}> {
  const plugin = replaceCoreModule({instance: rspack as never}, replaced, core);
  const compiler = rspack({
    context: root,
    mode: 'development',
    devtool: false,
    entry: path.join(core.dir, 'entry.js'),
    output: {path: path.join(root, 'out'), filename: 'main.js'},
    plugins: [plugin as never],
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  const {errors = []} = stats?.toJson() ?? {};
  return {
    errors: errors.map(({message}) => message),
    code: readFileSync(path.join(root, 'out/main.js'), 'utf8'),
  };
}

const stripped = (message: string) => message.replaceAll(root, '<root>');

test('ours takes the place wherever core imports its own', async () => {
  const {errors, code} = await build();
  expect(errors).toEqual([]);
  expect(code).toContain("'ours'");
  expect(code).not.toContain("'original'");
});

test('ours takes the place where another file names it by the package', async () => {
  write(
    'core/lib/client/exports/uses.js',
    "export {default} from '@docusaurus/core/lib/client/preload';\n",
  );
  const {errors, code} = await build();
  expect(errors).toEqual([]);
  expect(code).not.toContain("'original'");
});

test('a file of the same name in another folder stays', async () => {
  write('core/lib/client/exports/uses.js', "export {default} from './preload';\n");
  const {errors, code} = await build();
  expect(errors).toEqual([]);
  expect(code).toContain("'a namesake'");
});

test('a build stops when core’s file is gone', async () => {
  rmSync(path.join(core.dir, 'preload.js'));
  const error: unknown = await build().catch((reason: unknown) => reason);
  expect(stripped((error as Error).message)).toMatchInlineSnapshot(
    `"@docusaurus/core 9.9.9 no longer has lib/client/preload.js, which <root>/src/ours.js replaces. Find out where its code moved, then change "request" or drop ours.js (src/plugins/navigation/README.md)."`,
  );
});

test('a build stops when core’s file is another one', async () => {
  write('core/lib/client/preload.js', "export default 'newer';\n");
  const error: unknown = await build().catch((reason: unknown) => reason);
  expect(stripped((error as Error).message)).toMatchInlineSnapshot(
    `"@docusaurus/core 9.9.9 has another lib/client/preload.js than the one that <root>/src/ours.js was written for (fingerprint "c62aa7cc6f789235" instead of "c33a88a53eb4d440"). Compare the two, carry over what matters to ours.js, then write the new fingerprint (src/plugins/navigation/README.md)."`,
  );
});

test('line ends do not count', async () => {
  write('core/lib/client/preload.js', ORIGINAL.replaceAll('\n', '\r\n'));
  expect((await build()).errors).toEqual([]);
});

test('a build fails when core no longer imports what is replaced', async () => {
  write('core/lib/client/entry.js', "console.log('by itself');\n");
  const {errors} = await build();
  expect(errors).toHaveLength(1);
  expect(stripped(errors[0] ?? '')).toMatchInlineSnapshot(`
    "  × @docusaurus/core 9.9.9: nothing of it imports "./preload" any more, so that <root>/src/ours.js is left out. Find out what took its place (src/plugins/navigation/README.md).
    "
  `);
});

test('the folder that is replaced in is core’s own', () => {
  const {dir, name} = coreFolder();
  expect(readFileSync(path.join(dir, 'clientEntry.js'), 'utf8')).toContain('BrowserRouter');
  expect(name).toMatch(/^@docusaurus\/core \d+\.\d+\.\d+$/);
});
