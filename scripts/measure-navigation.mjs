#!/usr/bin/env node
/*
 * npm run measure:navigation: how long it takes from a click to the next page, in a
 * real Chromium whose processor is slowed down 4 times, on the built site. Pages are
 * loaded ahead, as they are when a visitor has seen or hovered their link.
 *
 *   npm run measure:navigation
 *   npm run measure:navigation -- --runs 15 --slowdown 6 --build build
 */
import {existsSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright';
import {findChromium} from './lib/chromium.mjs';
import {projectRoot} from './lib/project.mjs';
import {messageOf, runMain, UserError} from './lib/user-error.mjs';
import {createSiteServer} from './serve.mjs';

/** What a navigation may take at most, in ms: below it feels immediate. */
const TARGET_MS = 100;

/** A slow phone network: round trip in ms, throughput in bytes/s (1.6 Mbit/s). */
const SLOW_NETWORK = {latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** From a page to another, by the link that a visitor would click. */
const ROUTES = /** @type {const} */ ([
  ['/', '/work/chu-strasbourg-bon-sejour/', '#work'],
  ['/work/chu-strasbourg-bon-sejour/', '/team/', 'footer'],
  ['/team/', '/', 'header'],
  ['/', '/legal/', 'footer'],
  ['/en/', '/en/work/care-co-nume-en/', '#work'],
  ['/en/work/care-co-nume-en/', '/en/team/', 'footer'],
]).map(([from, to, within]) => ({from, to, link: `${within} a[href="${to}"]`}));

/**
 * What the browser has of the next page before the click. `prefetched`: whatever the site
 * itself loads ahead for a link that has been in view for a while. `preloaded`: all of it,
 * as for a link that the pointer has been over.
 */
const MODES = /** @type {const} */ (['prefetched', 'preloaded']);

/** How long a link has been in view before it is clicked, in ms. */
const SEEN_MS = 1500;

/** @typedef {(typeof ROUTES)[number]} Route */
/** @typedef {(typeof MODES)[number]} Mode */
/** @typedef {import('playwright').Page} Page */
/**
 * @typedef {object} Times
 * @property {number} heading from the click until the new heading is in the document, in ms
 * @property {number} paint until the frame that shows it has been drawn, in ms
 * @property {number} work how long the page's thread was at it, in ms: it does not count
 *   what other programs of a busy machine take
 */

/**
 * Watches the page from the next click on: until the new heading is in the document,
 * and until the frame that shows it has been drawn.
 *
 * @param {Page} page
 */
async function watch(page) {
  await page.evaluate(() => {
    const before = document.querySelector('main h1');
    /** @type {Promise<Pick<Times, 'heading' | 'paint'>>} */
    const times = new Promise((resolve) => {
      let start = 0;
      const options = {capture: true, once: true};
      addEventListener('click', ({timeStamp}) => (start = timeStamp), options);
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        const headingAt = performance.now() - start;
        // A frame begins, is drawn, and then a task runs.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () =>
            resolve({heading: headingAt, paint: performance.now() - start});
          channel.port2.postMessage(undefined);
        });
      });
      observer.observe(document.body, {childList: true, subtree: true});
    });
    window.navigationTimes = times;
  });
}

/**
 * @param {import('playwright').CDPSession} session with the metrics of its page on
 * @returns {Promise<number>} processor time of the page's main thread so far, in ms
 */
async function busyTime(session) {
  const {metrics} = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({name}) => name === 'TaskDuration')?.value ?? NaN;
  return seconds * 1000;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Route} route
 * @param {{mode: Mode, slowdown: number, isSlow: boolean}} conditions
 * @returns {Promise<Times>}
 */
async function navigate(browser, origin, route, {mode, slowdown, isSlow}) {
  const context = await browser.newContext({viewport: {width: 1280, height: 860}});
  try {
    const page = await context.newPage();
    await page.goto(origin + route.from, {waitUntil: 'networkidle'});
    await page.waitForSelector('html[data-has-hydrated=true]');
    const link = page.locator(route.link).filter({visible: true}).first();
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(SEEN_MS);
    if (mode === 'preloaded') {
      await page.evaluate(async (target) => {
        await window.docusaurus.preload(target);
      }, route.to);
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', {offline: false, ...SLOW_NETWORK});
    }
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await watch(page);
    const before = await busyTime(session);
    await link.click();
    await page.waitForURL(origin + route.to);
    const times = await page.evaluate(() => window.navigationTimes);
    return {...times, work: (await busyTime(session)) - before};
  } finally {
    await context.close();
  }
}

/**
 * @param {readonly number[]} values in ms
 * @returns {{median: number, text: string}}
 */
function summary(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.round((sorted.length - 1) * part)] ?? NaN;
  const [min, median, max] = [at(0), at(0.5), at(1)].map(Math.round);
  return {median: median ?? NaN, text: `${median} (${min}–${max})`};
}

/**
 * @param {string | undefined} value
 * @param {string} name
 * @param {number} fallback
 * @returns {number}
 */
function readCount(value, name, fallback) {
  const count = Number(value ?? fallback);
  if (Number.isInteger(count) && count >= 1) return count;
  throw new UserError(
    `${name} is "${value}": write a whole number from 1, for instance ${fallback}.`,
  );
}

/**
 * @param {readonly string[]} argv
 * @returns {Promise<number>} the exit code: 1 when a median is above the target
 */
async function main(argv) {
  let values;
  try {
    ({values} = parseArgs({
      args: [...argv],
      options: {runs: {type: 'string'}, slowdown: {type: 'string'}, build: {type: 'string'}},
    }));
  } catch (error) {
    throw new UserError(
      `${messageOf(error)}: write npm run measure:navigation -- [--runs 9] [--slowdown 4] [--build build].`,
    );
  }
  const runs = readCount(values.runs, '--runs', 9);
  const slowdown = readCount(values.slowdown, '--slowdown', 4);
  const buildDir = path.resolve(values.build ?? path.join(projectRoot, 'build'));
  if (!existsSync(path.join(buildDir, 'index.html'))) {
    throw new UserError(`There is no built site in ${buildDir}: run "npm run build" first.`);
  }

  const formsDir = mkdtempSync(path.join(os.tmpdir(), 'measure-'));
  const server = await createSiteServer({buildDir, formsFile: path.join(formsDir, 'forms.jsonl')});
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  let isWithin = true;
  console.log(
    `From the click to the new page, in ms: median (fastest–slowest) of ${runs} runs, processor ${slowdown} times slower.\n`,
  );
  try {
    for (const isSlow of [false, true]) {
      console.log(isSlow ? 'Network: 150 ms, 1.6 Mbit/s' : 'Network: local');
      for (const route of ROUTES) {
        for (const mode of MODES) {
          /** @type {Times[]} */
          const all = [];
          for (let run = 0; run < runs; run += 1) {
            all.push(await navigate(browser, origin, route, {mode, slowdown, isSlow}));
          }
          const heading = summary(all.map((times) => times.heading));
          const paint = summary(all.map((times) => times.paint));
          const work = summary(all.map((times) => times.work));
          const isGood = heading.median <= TARGET_MS;
          isWithin &&= isGood;
          console.log(
            `${isGood ? '✓' : '✗'} ${`${route.from} → ${route.to}`.padEnd(56)} ${mode.padEnd(10)}  heading ${heading.text.padEnd(16)} painted ${paint.text.padEnd(16)} worked ${work.text}`,
          );
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
    rmSync(formsDir, {recursive: true, force: true});
  }
  if (!isWithin) console.log(`\n✗: the heading comes later than ${TARGET_MS} ms after the click.`);
  return isWithin ? 0 : 1;
}

void runMain(() => main(process.argv.slice(2)));
