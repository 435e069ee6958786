/** @jest-environment node */
import {rm} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import type * as Say from '../../lib/texts/say';
import {createFormsServer} from '../receiver';
import {request} from './fixture';
import {temporaryFolder} from './server';

const mockHostile = '<meta http-equiv="refresh" content="0;url=//evil.example">\'"&amp;';

/** Translations of someone who wants to take visitors to another site. */
jest.mock('../../lib/texts/say', () => {
  const {say} = jest.requireActual<typeof Say>('../../lib/texts/say');
  const hostile: typeof say = (...args) => say(...args) + mockHostile;
  return {say: hostile};
});

it('an answer shows each of its texts as it is, whatever it holds', async () => {
  const folder = await temporaryFolder();
  const app = await createFormsServer({file: path.join(folder, 'forms.jsonl')});
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  const answerTo = (email: string) =>
    request(port, '/thank-you/', {
      method: 'POST',
      headers: {'content-type': 'application/x-www-form-urlencoded'},
      body: new URLSearchParams({'form-name': 'newsletterform', checked: 'true', email}).toString(),
    });
  try {
    // The title, the heading and the link; with a refusal, its reason, a field with its remedy, and the ways back.
    for (const [email, texts] of [
      ['a@example.org', 3],
      ['a', 8],
    ] as const) {
      const {text} = await answerTo(email);
      const {document} = new JSDOM(text).window;
      expect(document.querySelector('[http-equiv]')).toBeNull();
      const shown = document.title + (document.querySelector('main')?.textContent ?? '');
      expect(shown.split(mockHostile)).toHaveLength(texts + 1);
    }
  } finally {
    await app.close();
    await rm(folder, {recursive: true});
  }
});
