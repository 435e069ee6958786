import {mkdtemp, readFile, rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {createSiteServer} from '../../scripts/lib/host';
import {buildDir} from './site';

/** What the receiver keeps of a form. */
export type StoredForm = {form: string; path: string; fields: Record<string, string>};

/**
 * The built site on a host of its own, with a file of its own for the forms that it
 * receives: tests that run side by side don't read each other's.
 */
export async function startFormsServer(): Promise<{
  address: string;
  stored: () => Promise<StoredForm[]>;
  stop: () => Promise<void>;
}> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
  const formsFile = path.join(dir, 'forms.jsonl');
  const server = await createSiteServer({buildDir, formsFile});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stored() {
      const text = await readFile(formsFile, 'utf8').catch(() => '');
      return text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as StoredForm);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(dir, {recursive: true, force: true});
    },
  };
}
