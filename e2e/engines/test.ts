import {test as base} from '@playwright/test';
import {startFaultyServer, type FaultyServer} from '../support/faultyServer';
import {buildDir} from '../support/site';
import {engines, type Browser, type EngineName} from './browsers';
import {expect, Visitor} from './visitor';

export const test = base.extend<
  {host: FaultyServer; visitor: Visitor},
  {engine: EngineName; started: Browser | string}
>({
  engine: ['firefox', {option: true, scope: 'worker'}],
  // A string says what to install.
  started: [
    async ({engine}, use) => {
      const started = await engines[engine]();
      if (typeof started === 'string') process.stderr.write(`${started}\n`);
      await use(started);
      if (typeof started !== 'string') await started.close();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  host: async ({}, use) => {
    const host = await startFaultyServer(buildDir);
    await use(host);
    await host.close();
  },
  visitor: async ({started, host}, use, testInfo) => {
    if (typeof started === 'string') {
      testInfo.skip(true, started);
      return;
    }
    const tab = await started.open();
    const visitor = new Visitor(tab, host.origin);
    await visitor.resize(1280, 900);
    await use(visitor);
    const errors = await visitor.errors();
    await tab.close();
    expect(errors).toBeNull();
  },
});

export {expect};
