import type {AddressInfo} from 'node:net';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import type {MailOptions} from '../mail';
import {createFormsServer} from '../receiver';
import {openStore, type FormStore} from '../store';
import {startMailServer as startServer} from './mailServer';
import {temporaryFolder} from './server';

/*
 * A receiver that sends e-mails, with its store and its mail server, for each test of a file.
 */

export const at = {file: '', errors: [] as string[]};

let closers: Array<() => Promise<unknown>> = [];
let reader: FormStore | undefined;

/** Prepares a folder before each test; ends its servers and removes it afterwards. */
export function cleanUpAfterEach(): void {
  let folder = '';
  beforeEach(async () => {
    folder = await temporaryFolder();
    at.file = path.join(folder, 'submissions.db');
    at.errors = [];
    closers = [];
  });
  afterEach(async () => {
    for (const close of closers.reverse()) await close();
    reader?.close();
    reader = undefined;
    await rm(folder, {recursive: true, force: true});
  });
}

/** Starts a mail server that ends with the test. */
export async function startMailServer(options?: Parameters<typeof startServer>[0]) {
  const server = await startServer(options);
  closers.push(server.close);
  return server;
}

/** Starts a receiver on a free port, which ends with the test. */
export async function startReceiverWith(mail?: MailOptions) {
  const app = await createFormsServer({
    file: at.file,
    logError: (message) => at.errors.push(message),
    mail,
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  closers.push(() => app.close());
  return {port: (app.server.address() as AddressInfo).port, close: () => app.close()};
}

/** Waits until something is so, at most some seconds. */
export async function untilIn(seconds: number, isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > end) {
      throw new Error(`It did not happen in ${seconds} s. ${at.errors.join('\n')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Reads the store. To open one takes its time: once a test. */
export async function withStore<T>(act: (store: FormStore) => T): Promise<T> {
  reader ??= await openStore(at.file);
  return act(reader);
}
