#!/usr/bin/env node
/*
 * npm run assets -- shots: takes pictures of every screen of the built site, in five widths,
 * two themes and two languages, for people to look at. They go to .shots/, which
 * git ignores.
 *
 *   npm run assets -- shots                        all of them (about 200 pictures)
 *   npm run assets -- shots home team           some screens
 *   npm run assets -- shots --width 390 --theme dark --locale en
 */
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {withBuiltSite} from '../lib/built-site.mjs';
import {projectRoot} from '../lib/project';

/** Widths that every screen is looked at, in px (design brief), and a height for each. */
const WIDTHS = new Map([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1280, 860],
  [1680, 1050],
]);
const THEMES = /** @type {const} */ (['light', 'dark']);

/** @typedef {import('playwright').Page} Page */
/** @typedef {{fr: string, en: string, state?: (page: Page) => Promise<void>}} Screen a path in each language, and what to do before the picture */

/**
 * Fills the contact form in up to a screen of it.
 *
 * @param {'error' | 'review' | 'sent'} until
 * @returns {(page: Page) => Promise<void>}
 */
const contactUntil = (until) => async (page) => {
  // What a screen before this one has written is not wanted here.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const form = page.locator('form[name="contactform"]');
  await form.evaluate((element) => element.scrollIntoView());
  await page.locator('form[name="contactform"][novalidate]').waitFor();
  const next = async () => {
    await page.waitForTimeout(300);
    await form.evaluate((/** @type {HTMLFormElement} */ element) => element.requestSubmit());
    await page.waitForTimeout(300);
  };
  await form.getByRole('radio').first().check();
  await next();
  const answers = ['camille@example.org', '', 'Camille', 'Durand', 'Nous ouvrons un accueil.'];
  for (const answer of until === 'error' ? ['camille@exemple'] : answers) {
    await form.getByRole('textbox').fill(answer);
    await next();
  }
  if (until === 'sent') await next();
};

/** @type {Record<string, Screen>} */
const SCREENS = {
  home: {fr: '/', en: '/en/'},
  'case-study': {
    fr: '/work/chu-strasbourg-bon-sejour/',
    en: '/en/work/chu-strasbourg-bon-sejour-en/',
  },
  untranslated: {fr: '/work/quinze-vingts/', en: '/en/work/quinze-vingts/'},
  team: {fr: '/team/', en: '/en/team/'},
  legal: {fr: '/legal/', en: '/en/legal/'},
  privacy: {fr: '/privacy-policy/', en: '/en/privacy-policy/'},
  'not-found': {fr: '/work/bon-sejor/', en: '/en/teem/'},
  'thank-you': {fr: '/thank-you/', en: '/en/thank-you/'},
  menu: {
    fr: '/team/',
    en: '/en/team/',
    state: async (page) => {
      await page.getByRole('button', {name: /Ouvrir le menu|Open the menu/}).click();
      await page.waitForTimeout(500);
    },
  },
  tooltip: {
    fr: '/',
    en: '/en/',
    state: async (page) => {
      await page.getByRole('button', {name: /Thème sombre|Dark theme/}).hover();
      await page.waitForTimeout(300);
    },
  },
  'contact-error': {fr: '/', en: '/en/', state: contactUntil('error')},
  'contact-review': {
    fr: '/work/care-co-nume/',
    en: '/en/work/care-co-nume-en/',
    state: contactUntil('review'),
  },
  'contact-sent': {fr: '/', en: '/en/', state: contactUntil('sent')},
  banner: {fr: '/', en: '/en/', state: () => Promise.resolve()},
};

/** States fill the window; other screens are taken whole. */
const isWhole = (/** @type {string} */ name) => SCREENS[name]?.state === undefined;

/** A picture taller than this, in px, is cut into several. */
const MAX_HEIGHT = 4000;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    width: {type: 'string'},
    theme: {type: 'string'},
    locale: {type: 'string'},
    build: {type: 'string', default: path.join(projectRoot, 'build')},
  },
});
const names = positionals.length > 0 ? positionals : Object.keys(SCREENS);
const unknown = names.find((name) => !(name in SCREENS));
if (unknown !== undefined) {
  console.error(
    `There is no screen "${unknown}": write some of ${Object.keys(SCREENS).join(', ')}.`,
  );
  process.exit(2);
}
if (!existsSync(path.join(values.build, 'index.html'))) {
  console.error(`There is no built site in ${values.build}: run "npm run build" first.`);
  process.exit(2);
}

/** Scrolls through a page so that everything lazy has come. */
async function wakeImages(/** @type {Page} */ page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.waitForTimeout(80);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForTimeout(400);
}

const outDir = path.join(projectRoot, '.shots');
mkdirSync(outDir, {recursive: true});
let count = 0;
await withBuiltSite({buildDir: values.build}, async ({origin, browser}) => {
  for (const [width, height] of WIDTHS) {
    if (values.width !== undefined && values.width !== String(width)) continue;
    for (const theme of THEMES.filter((name) => !values.theme || values.theme === name)) {
      const context = await browser.newContext({
        viewport: {width, height},
        colorScheme: theme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      for (const name of names) {
        const screen = SCREENS[name];
        for (const locale of /** @type {const} */ (['fr', 'en'])) {
          if (!screen || (values.locale !== undefined && values.locale !== locale)) continue;
          await page.goto(origin + screen[locale]);
          await page.waitForSelector('html[data-has-hydrated=true]');
          await page.waitForTimeout(300);
          const refuse = page.getByRole('button', {name: /^(Refuser|Decline)$/});
          if (name !== 'banner' && (await refuse.isVisible())) await refuse.click();
          if (name === 'banner' && !(await refuse.isVisible())) {
            await page.getByRole('button', {name: /Gérer les cookies|Manage cookies/}).click();
            await page.evaluate(() => window.scrollTo(0, 0));
            await page.waitForTimeout(300);
          }
          await screen.state?.(page);
          const stem = path.join(outDir, `${name}-${width}-${theme}-${locale}`);
          if (!isWhole(name)) {
            await page.screenshot({path: `${stem}.png`});
            count += 1;
            continue;
          }
          await wakeImages(page);
          const total = await page.evaluate(() => document.documentElement.scrollHeight);
          for (let y = 0, part = 1; y < total; y += MAX_HEIGHT, part += 1) {
            const clip = {x: 0, y, width, height: Math.min(MAX_HEIGHT, total - y)};
            await page.screenshot({path: `${stem}-${part}.png`, fullPage: true, clip});
            count += 1;
          }
        }
      }
      await context.close();
    }
  }
});
console.log(`${count} pictures in ${path.relative(process.cwd(), outDir) || '.'}/`);
