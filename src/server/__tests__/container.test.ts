/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {projectRoot} from '../../lib/project';
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
    expect(server.said.output).toContain(path.join(folder, 'submissions.db'));
  } finally {
    expect(await server.stop()).toBe(0);
    await rm(folder, {recursive: true});
  }
  expect(health()).toBe(1);
});
