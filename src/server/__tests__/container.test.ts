/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {projectRoot} from '../../lib/project';
import {openDatabase} from '../database';
import {startServer, temporaryFolder} from './server';

/** A command of the handbook's Dockerfile. */
function commandOf(name: string): string[] {
  const page = readFileSync(path.join(projectRoot, 'docs/hosts.md'), 'utf8');
  const [, command = ''] = new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(page) ?? [];
  return JSON.parse(command) as string[];
}

it('the container of the handbook starts, and its health check tells whether it lives', async () => {
  const folder = await temporaryFolder();
  const port = await detectPort();
  const here = (word: string) =>
    word.replace('/var/lib/forms', folder).replaceAll('3000', String(port));
  const [node, ...args] = commandOf('CMD');
  expect([node, ...args.slice(0, 3)]).toEqual(['node', '--import', 'tsx', 'scripts/serve.ts']);
  const [, ...check] = commandOf('HEALTHCHECK CMD').map(here);
  const health = () => spawnSync(process.execPath, check).status;

  const server = await startServer(args.slice(3).map(here), {}, port);
  try {
    expect(health()).toBe(0);
    const {status, text} = await server.request('/health');
    expect([status, text]).toEqual([200, '{"ok":true}']);
    // An unwritable store is no healthy one; the receiver goes on, and is healthy again with it.
    const other = await openDatabase(path.join(folder, 'submissions.db'), 1024 ** 3);
    other.exec('BEGIN IMMEDIATE');
    expect(health()).toBe(1);
    other.exec('ROLLBACK');
    other.close();
    expect(health()).toBe(0);
    expect(server.said.output).toContain(path.join(folder, 'submissions.db'));
  } finally {
    expect(await server.stop()).toBe(0);
    await rm(folder, {recursive: true});
  }
  expect(health()).toBe(1);
});
