import {execFile} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from '@playwright/test';
import {ensureJava} from './support/programs';
import {buildDir} from './support/site';

const run = promisify(execFile);
const jar = path.resolve(__dirname, '../node_modules/vnu-jar/build/dist/vnu.jar');

/** The JSON of 40 pages full of problems, in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

type Message = {url: string; message: string; extract?: string; lastColumn?: number};

/**
 * The messages of the Nu checker (https://validator.github.io/validator/) about HTML files, in one
 * run.
 */
async function errorsOf(files: readonly string[], folder: string): Promise<string[]> {
  const {stdout} = await run(
    ensureJava(),
    [
      '-Dfile.encoding=UTF-8',
      '-jar',
      jar,
      '--errors-only',
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...files.map((file) => path.join(folder, file)),
    ],
    {maxBuffer: MAX_OUTPUT},
  );
  const {messages} = JSON.parse(stdout) as {messages: Message[]};
  return messages.map(({url, message, extract = '', lastColumn = 0}) => {
    const file = path.relative(folder, decodeURIComponent(url.replace(/^file:/, '')));
    return `${file}:${lastColumn} ${message} (${extract})`;
  });
}

// Time to install Java where it is missing.
test.describe.configure({timeout: 240_000});

test('every HTML file of the build is valid', async () => {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'en/404.html', 'work/index.html', 'fr/404/index.html']),
  );
  expect(await errorsOf(files, buildDir)).toEqual([]);
});
