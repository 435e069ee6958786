#!/usr/bin/env node
/*
 * npm run measure:editing: how long it takes from saving a file to reading the change
 * in a real Chromium, while `npm start` runs in another terminal. Each edit is made in
 * the project's own files and taken back; git shows nothing afterwards.
 *
 *   PORT=3000 npm run measure:editing
 *   PORT=3000 npm run measure:editing -- --runs 9 --only json
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium} from 'playwright';
import {findChromium} from './lib/chromium.mjs';
import {readPort} from './lib/ports.mjs';
import {projectRoot} from './lib/project.mjs';
import {messageOf, runMain, UserError} from './lib/user-error.mjs';

/** How long a change may take to show before it counts as lost, in ms. */
const LOST_MS = 30_000;

/** Between two edits, in ms: a person looks at what changed before writing on. */
const PAUSE_MS = 2_500;

const BLOG = '2024-05-14-care-co-nume/index.mdx';
const ENGLISH_BLOG = `i18n/en/docusaurus-plugin-content-blog/${BLOG}`;

/**
 * An edit: words of a file, and the page that shows them.
 *
 * @typedef {object} Edit
 * @property {string} name
 * @property {string} file
 * @property {string} words what the mark is put behind
 * @property {string} page
 */

/** @type {readonly Edit[]} */
const EDITS = [
  {
    name: 'French text (MDX)',
    file: `blog/${BLOG}`,
    words: 'Entre deux consultations',
    page: '/work/care-co-nume/',
  },
  {
    name: 'French front matter',
    file: `blog/${BLOG}`,
    words: 'title: Le numérique',
    page: '/work/care-co-nume/',
  },
  {
    name: 'English text (MDX)',
    file: ENGLISH_BLOG,
    words: 'Between two appointments',
    page: '/en/work/care-co-nume-en/',
  },
  {
    name: 'English front matter',
    file: ENGLISH_BLOG,
    words: 'title: Digital care that',
    page: '/en/work/care-co-nume-en/',
  },
  {
    name: 'English text (json)',
    file: 'i18n/en/code.json',
    words: 'We are a design collective',
    page: '/en/',
  },
  {
    name: 'French text in a component',
    file: 'src/features/home/Hero/index.tsx',
    words: 'Nous sommes un collectif',
    page: '/',
  },
  {
    name: 'French page (MDX)',
    file: 'src/pages/legal.mdx',
    words: 'Ce site est publié',
    page: '/legal/',
  },
  {
    name: 'English page (MDX)',
    file: 'i18n/en/docusaurus-plugin-content-pages/legal.mdx',
    words: 'Here is who you are',
    page: '/en/legal/',
  },
];

/** @param {readonly number[]} times */
function median(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Saves an edit, waits for it to show, and takes it back.
 *
 * @param {import('playwright').Page} page
 * @param {Edit} edit
 * @param {number} run
 * @returns {Promise<number>} ms from the save to the text in the document
 */
async function time(page, {name, file, words}, run) {
  const absolute = path.join(projectRoot, file);
  const before = readFileSync(absolute, 'utf8');
  if (!before.includes(words)) {
    throw new UserError(`${file} no longer holds "${words}": correct EDITS in this script.`);
  }
  const mark = `éd${run}${Date.now() % 10_000}`;
  const shown = (/** @type {boolean} */ isShown) =>
    page
      .waitForFunction(
        ([text, wanted]) => (document.body?.textContent ?? '').includes(text) === wanted,
        /** @type {[string, boolean]} */ ([mark, isShown]),
        {polling: 20, timeout: LOST_MS},
      )
      .catch(() => {
        throw new UserError(`${name}: the change was not there after ${LOST_MS / 1000} s.`);
      });
  const start = performance.now();
  writeFileSync(absolute, before.replace(words, `${words} ${mark}`));
  try {
    await shown(true);
    return performance.now() - start;
  } finally {
    writeFileSync(absolute, before);
    await shown(false);
    await page.waitForTimeout(PAUSE_MS);
  }
}

void runMain(async () => {
  let values;
  try {
    ({values} = parseArgs({
      options: {runs: {type: 'string', default: '5'}, only: {type: 'string', default: ''}},
    }));
  } catch (error) {
    throw new UserError(`${messageOf(error)}. Usage: npm run measure:editing -- --runs 5.`);
  }
  const port = readPort(process.env.PORT);
  const runs = Number(values.runs);
  const edits = EDITS.filter(({name}) => name.includes(values.only));
  const executablePath = findChromium();
  if (!executablePath) throw new UserError('There is no Chromium: npm test installs one.');
  const browser = await chromium.launch({executablePath});
  try {
    for (const edit of edits) {
      const page = await browser.newPage();
      await page.goto(`http://127.0.0.1:${port}${edit.page}`).catch((error) => {
        throw new UserError(
          `Nothing answers on port ${port} (${messageOf(error)}): run npm start in another terminal, with the same PORT.`,
        );
      });
      await page.waitForTimeout(PAUSE_MS);
      /** @type {number[]} */
      const times = [];
      // The first one warms up what only edits use, and is not counted.
      for (let run = 0; run <= runs; run += 1) {
        const ms = await time(page, edit, run);
        if (run > 0) times.push(Math.round(ms));
      }
      console.log(`${edit.name.padEnd(28)} median ${median(times)} ms   ${times.join(' ')}`);
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
