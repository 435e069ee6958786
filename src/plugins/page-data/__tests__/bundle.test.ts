/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {rspack, type Stats} from '@rspack/core';
import {writeFile, writeFiles} from '@site/scripts/lib/__tests__/temporaryFiles';
import {replacePreload} from '../bundle';
import {readChunks} from '../chunks';

let root: string;
let core: string;
let ours: string;
const write = (file: string, text: string) => writeFile(path.join(root, file), text);

beforeEach(() => {
  root = writeFiles({
    'core/lib/client/preload.js': "export default 'core’s own';\n",
    'core/lib/client/entry.js': "import preload from './preload';\nconsole.log(preload);\n",
    'src/ours.js': "export default 'ours';\n",
  });
  core = path.join(root, 'core/lib/client');
  ours = path.join(root, 'src/ours.js');
});

/** Builds core's entry with the real bundler. */
async function build(): Promise<{errors: string[]; code: string}> {
  const compiler = rspack({
    context: root,
    mode: 'development',
    devtool: false,
    entry: path.join(core, 'entry.js'),
    output: {path: path.join(root, 'out'), filename: 'main.js'},
    plugins: [replacePreload(rspack, ours, core)],
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

it('replaces core’s preload', async () => {
  const {errors, code} = await build();
  expect(errors).toEqual([]);
  expect(code).toContain("'ours'");
  expect(code).not.toContain('core’s own');
});

it('may import core’s by its full path', async () => {
  write('src/ours.js', "export {default} from '../core/lib/client/preload';\n");
  const {errors, code} = await build();
  expect(errors).toEqual([]);
  expect(code).toContain('core’s own');
});

it('stops the build when core no longer imports it', async () => {
  write('core/lib/client/entry.js', "console.log('by itself');\n");
  const {errors} = await build();
  expect(errors).toEqual([
    expect.stringContaining(
      'Docusaurus changed: nothing in @docusaurus/core/lib/client imports "./preload" any more',
    ),
  ]);
});

it('stops the build when a generated file has an unknown format', () => {
  const generated = path.join(root, 'generated');
  write('generated/routes.js', "export default [{path: '*'}];\n");
  write('generated/routesChunkNames.json', '{"/team/-222": {"__comp": "team"}}');
  write('generated/client-manifest.json', '{"entrypoints": [], "origins": {}, "assets": {}}');
  expect([...readChunks(generated)]).toEqual([['/team/', {chunks: {}}]]);
  write('generated/client-manifest.json', '{"entrypoints": [], "chunks": {}}');
  expect(() => readChunks(generated)).toThrow(
    'Docusaurus changed: .docusaurus/client-manifest.json has another format',
  );
  write('generated/routes.js', 'export default [];\n');
  expect(() => readChunks(generated)).toThrow('Docusaurus changed: .docusaurus/routes.js');
});
