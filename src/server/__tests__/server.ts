import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {fixtureEnv} from '@site/e2e/support/fixtureSite';
import {detectPort} from 'detect-port';
import {projectRoot} from '../../lib/project';
import {openDatabase} from '../database';
import {request, SITE, writeFiles} from './fixture';

/** Runs `npm run serve`, without npm. */
export function serve(args: readonly string[], env: Record<string, string> = {}) {
  const script = path.join(projectRoot, 'scripts/serve.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: projectRoot,
    env: {...process.env, ...fixtureEnv, ...env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = {output: '', errors: ''};
  child.stdout.on('data', (chunk: Buffer) => (said.output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said.errors += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {child, said, ended};
}

/** Starts the server on a free port and waits until it is ready. */
export async function startServer(
  args: readonly string[],
  env?: Record<string, string>,
  port?: number,
) {
  port ??= await detectPort();
  const server = serve([...args, '--port', String(port)], env);
  const {child, said, ended} = server;
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => {
      if (said.output.includes('Ctrl-C stops it.')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server stopped: ${said.errors}`)));
  });
  return {
    ...server,
    port,
    request: (target: string, options?: Parameters<typeof request>[2]) =>
      request(port, target, options),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Serves a small build. */
export async function serveFixture() {
  const buildDir = await writeFiles(SITE);
  const formsFile = path.join(buildDir, '.forms', 'submissions.db');
  const server = await startServer(['--build', buildDir, '--forms', formsFile]);
  return {
    ...server,
    buildDir,
    formsFile,
    close: async () => {
      await server.stop();
      await rm(buildDir, {recursive: true, force: true});
    },
  };
}

/** Creates an empty folder for the file of forms. */
export const temporaryFolder = () => mkdtemp(path.join(os.tmpdir(), 'site-'));

/** Changes the store of forms behind the receiver's back. */
export async function editStore(file: string, sql: string): Promise<void> {
  const db = await openDatabase(file, 1024 ** 3);
  db.exec(sql);
  db.close();
}
