import {expect, test as base} from '@playwright/test';
import {startFaultyServer, type FaultyServer} from '../support/faultyServer';
import {buildDir} from '../support/site';
import type {Browser, Engine} from './driver';
import {engines, type EngineName} from './engines';
import {Visitor} from './visitor';

export const test = base.extend<
  {host: FaultyServer; visitor: Visitor},
  {engine: EngineName; started: Browser | string}
>({
  engine: ['chromium', {option: true, scope: 'worker'}],
  // A string explains how to install the missing engine.
  started: [
    async ({engine}, use) => {
      const found: Engine = engines[engine]();
      if ('missing' in found) {
        await use(found.missing);
        return;
      }
      const browser = await found.start();
      await use(browser);
      await browser.close();
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
    const driver = await started.visit();
    const visitor = new Visitor(driver, host.origin);
    await driver.resize(1280, 900);
    await use(visitor);
    const errors = await visitor.errors();
    await driver.close();
    expect(errors).toEqual([]);
  },
});

export {expect};
