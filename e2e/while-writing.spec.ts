import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {
  expect as playwrightExpect,
  test,
  type BrowserContext,
  type Page,
  type Route,
} from '@playwright/test';
import {sectionHeadings} from '../src/vocabulary/sections';
import {openEditorBrowser, openFolder} from './support/editor';
import {mainStudy, members} from './support/fixture';
import {change, copyFixture} from './support/projectCopy';
import {say} from './support/words';

/*
 * `npm start` in a copy of the project that has a problem at the start. Each test makes another
 * problem and corrects it, while both languages are open in the same browser.
 */

/** In ms: two compilers and a browser share a busy machine. */
const expect = playwrightExpect.configure({timeout: 90_000});
test.describe.configure({mode: 'serial', timeout: 400_000});

const FRENCH = mainStudy.file('fr');
const ENGLISH = mainStudy.file('en');
const NOWHERE = new RegExp(`${FRENCH}:\\d+:9: sector is "nowhere": write `);
const sector = `sector: ${mainStudy.sector}`;
const challenges = {
  fr: `## ${sectionHeadings.fr.challenges}`,
  en: `## ${sectionHeadings.en.challenges}`,
};
const [member] = members;

let copy: Awaited<ReturnType<typeof copyFixture>>;
let server: ChildProcess;
let french: Page;
let english: Page;

const edit = (file: string, before: string | RegExp, after: string) =>
  change(copy.dir, file, (text) => text.replace(before, after));

const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

/** Checks that the overlay shows a problem, without the compiler's stack trace and colours. */
async function expectProblem(page: Page, says: RegExp): Promise<void> {
  const body = overlay(page).contentFrame().locator('body');
  await expect(body).toContainText(says);
  const words = await body.innerText();
  expect(words).not.toMatch(/^\s+at /m);
  expect(words).not.toMatch(/Module build failed|Details:/);
  expect(words).not.toContain('\u001b');
}

async function expectCorrected(page: Page, text: string): Promise<void> {
  await expect(page.locator('body')).toContainText(text);
  await expect(overlay(page)).toHaveCount(0);
}

test.beforeAll(async ({browser}) => {
  // Hooks have their own timeout.
  test.setTimeout(400_000);
  copy = await copyFixture();
  await edit(FRENCH, /^sector: .*$/m, 'sector: nowhere');
  const port = await detectPort();
  server = spawn('npm', ['start'], {
    cwd: copy.dir,
    // Playwright sets both for its own process.
    env: {...process.env, PORT: String(port), NODE_ENV: undefined, FORCE_COLOR: undefined},
    // Its own process group, which can be stopped as a whole.
    detached: true,
  });
  let output = '';
  server.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  server.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, {timeout: 300_000}).toContain('All languages are ready');
  expect(output).toMatch(NOWHERE);
  const context = await browser.newContext({baseURL: `http://localhost:${port}`});
  french = await context.newPage();
  english = await context.newPage();
  await french.goto(mainStudy.fr.path);
  await english.goto(mainStudy.en.path);
});

test.afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    const end = once(server, 'close');
    process.kill(-server.pid, 'SIGTERM');
    await end;
  }
  await copy?.remove();
});

test('a problem present at the start is shown in both languages until corrected', async () => {
  await expectProblem(french, NOWHERE);
  await expectProblem(english, NOWHERE);
  await edit(FRENCH, 'sector: nowhere', sector);
  await expectCorrected(french, mainStudy.fr.title);
  await expectCorrected(english, mainStudy.en.title);
});

test('a sector that does not exist', async () => {
  await edit(FRENCH, /^sector: .*$/m, 'sector: nowhere');
  await expectProblem(french, NOWHERE);
  await expectProblem(english, NOWHERE);
  // A page opened now shows it too.
  await french.reload();
  await expectProblem(french, NOWHERE);
  await change(copy.dir, FRENCH, (text) =>
    text.replace('sector: nowhere', sector).replace(/^title: .*$/m, 'title: Un titre corrigé'),
  );
  await expectCorrected(french, 'Un titre corrigé');
  await expect(overlay(english)).toHaveCount(0);
});

test('a section with another name, in English', async () => {
  await edit(ENGLISH, challenges.en, `${challenges.en}x`);
  const says = new RegExp(
    `${ENGLISH}:\\d+:1: "${challenges.en}x" is not a section of a case study: write "${challenges.en}"`,
  );
  await expectProblem(english, says);
  await expectProblem(french, says);
  await edit(ENGLISH, `${challenges.en}x`, `${challenges.en}\n\nThe heading is right now.`);
  await expectCorrected(english, 'The heading is right now.');
  await expect(overlay(french)).toHaveCount(0);
});

test('a page whose next hot update is gone reloads', async () => {
  const missing = /main\.[\da-f]+\.hot-update\.json$/;
  // Asks the server for an update that it no longer has.
  const ask = async (route: Route) => {
    const url = route
      .request()
      .url()
      .replace(/main\.[\da-f]+/, 'main.0123456789abcdef');
    await route.fulfill({response: await route.fetch({url})});
  };
  await english.route(missing, ask, {times: 1});
  await edit(ENGLISH, 'The heading is right now.', 'The page has reloaded.');
  await expectCorrected(english, 'The page has reloaded.');
});

test('a missing picture, until it is added', async () => {
  const folder = path.dirname(FRENCH);
  const [picture = ''] = readdirSync(path.join(copy.dir, folder)).filter(
    (name) => name.endsWith('.png') && name !== 'cover.png',
  );
  await edit(FRENCH, `./${picture} "`, `./x${picture} "Une autre légende : `);
  await expectProblem(
    french,
    new RegExp(
      `index\\.mdx:\\d+:1: the picture is "\\./x${picture}", but there is no such file in ${folder}/: put the picture there, or correct the name \\("\\./${picture}"\\?\\)`,
    ),
  );
  await copyFile(path.join(copy.dir, folder, picture), path.join(copy.dir, folder, `x${picture}`));
  await expectCorrected(french, 'Une autre légende');
});

test('a former address leads to the study, as on a host', async () => {
  await edit(FRENCH, /^sector:/m, 'formerly: [ancienne-adresse]\nsector:');
  await expect
    .poll(async () => {
      await french.goto('/work/ancienne-adresse');
      return new URL(french.url()).pathname;
    })
    .toBe(mainStudy.fr.path);
});

test('a member of the team without a role', async () => {
  await french.goto('/team/');
  await edit('blog/authors.yml', `title: ${member?.title}`, `titel: ${member?.title}`);
  await expectProblem(french, /blog\/authors\.yml:\d+:\d+: "[\w-]+\.title"/);
  await edit('blog/authors.yml', `titel: ${member?.title}`, 'title: Un rôle corrigé');
  await expectCorrected(french, 'Un rôle corrigé');
});

test('a page that is not MDX', async () => {
  await french.goto('/legal/');
  await change(copy.dir, 'src/pages/legal.mdx', (text) => `${text}\n<Gallery>Une fin de page\n`);
  await expectProblem(french, /src\/pages\/legal\.mdx:\d+:\d+: <Gallery> is never closed/);
  await edit('src/pages/legal.mdx', '<Gallery>Une fin', 'Une fin corrigée');
  await expectCorrected(french, 'Une fin corrigée');
});

test('a missing comma in the translations', async () => {
  await english.goto('/en/');
  await edit('i18n/en/code.json', '},', '}');
  await expectProblem(
    english,
    /i18n\/en\/code\.json:\d+:\d+: not valid JSON: found a quote where a comma or "\}" is needed\./,
  );
  const lead = JSON.stringify(say('en', 'home.WhoWeAre.title'));
  await change(copy.dir, 'i18n/en/code.json', (text) =>
    text.replace('}', '},').replace(lead, '"A mended sentence."'),
  );
  await expectCorrected(english, 'A mended sentence.');
});

test('a sentence of the interface, in French', async () => {
  await french.goto('/');
  const title = JSON.stringify(say('fr', 'home.WhoWeAre.title'));
  await edit('i18n/fr/code.json', title, '"Une phrase changée."');
  await expectCorrected(french, 'Une phrase changée.');
});

test.describe('the editor', () => {
  let context: BrowserContext;
  let page: Page;
  const title = () => page.getByRole('textbox', {name: 'Titre', exact: true});
  /** The frame of ours beside Sveltia CMS. */
  const notice = () => page.locator('aside[role=status]');
  const save = () => page.getByRole('button', {name: 'Enregistrer', exact: true}).click();
  /** The editor goes back to the list once it has saved. */
  const leftForm = () => expect(page).toHaveURL(/#\/collections\/\w+$/);
  const onDisk = () => readFile(path.join(copy.dir, FRENCH), 'utf8');

  /** Opens the text, in a page that is new or reloaded. */
  async function open(): Promise<void> {
    await openFolder(page, new URL(french.url()).origin, copy.dir);
    const hash = `/collections/etudes/entries/${path.basename(path.dirname(FRENCH))}/index`;
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await title().waitFor();
  }

  async function type(words: string): Promise<void> {
    await title().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    // Sveltia CMS keeps it half a second later.
    await expect
      .poll(() =>
        page.evaluate(async (store) => {
          const [{name = ''} = {}] = await indexedDB.databases();
          const opening = indexedDB.open(name);
          await new Promise((resolve) => opening.addEventListener('success', resolve));
          const all = opening.result.transaction(store).objectStore(store).getAll();
          await new Promise((resolve) => all.addEventListener('success', resolve));
          opening.result.close();
          return JSON.stringify(all.result);
        }, 'draft-backups'),
      )
      .toContain(words);
  }

  const restore = () => page.getByRole('button', {name: 'Restaurer', exact: true});

  test.beforeAll(async ({}, {project}) => {
    await mkdir(path.join(copy.dir, '.git'));
    ({context, page} = await openEditorBrowser(project.use.launchOptions));
    // The browser asks before it leaves what is not saved.
    context.on('dialog', (dialog) => void dialog.accept());
  });

  test.afterAll(() => context?.close());

  test('offers unsaved work again after its tab is closed', async () => {
    await open();
    await type('Un titre commencé');
    await page.close();
    page = await context.newPage();
    await open();
    await restore().click();
    await expect(title()).toHaveValue('Un titre commencé');
    await save();
    await expect.poll(onDisk).toContain('Un titre commencé');
    await leftForm();
    // It offers nothing once it is saved.
    await open();
    await expect(title()).toHaveValue('Un titre commencé');
    await expect(restore()).toHaveCount(0);
  });

  test('keeps the last words before the form is left', async () => {
    await title().click();
    await page.keyboard.press('End');
    await page.keyboard.type(', et la suite');
    await page.getByRole('button', {name: 'Annuler la modification'}).click();
    await leftForm();
    await open();
    await restore().click();
    await expect(title()).toHaveValue('Un titre commencé, et la suite');
    await open();
    await page.getByRole('button', {name: 'Abandonner', exact: true}).click();
    await expect(title()).toHaveValue('Un titre commencé');
  });

  test('never saves over a text that changed, not even work that it offers again', async () => {
    await edit(FRENCH, challenges.fr, `${challenges.fr}\n\nUn ajout.`);
    await expect(notice()).toContainText(say('fr', 'editor.Bridge.changed'));
    await type('Un titre de trop');
    const refuse = async () => {
      await save();
      await expect(
        page.getByText('Une erreur s’est produite', {exact: false}).first(),
      ).toBeVisible();
      const text = await onDisk();
      expect(text).toContain('Un ajout.');
      expect(text).not.toContain('Un titre de trop');
      await page.getByRole('alertdialog').getByRole('button').click();
    };
    await refuse();
    await open();
    await restore().click();
    await expect(title()).toHaveValue('Un titre de trop');
    await expect(notice()).toContainText(say('fr', 'editor.Bridge.changed'));
    await refuse();
    // Beginning again from the disk drops it.
    const reloaded = page.waitForEvent('load');
    await notice()
      .getByRole('button', {name: say('fr', 'editor.Bridge.reload')})
      .click();
    await reloaded;
    await open();
    await expect(title()).toHaveValue('Un titre commencé');
    await expect(restore()).toHaveCount(0);
    await expect(notice()).toBeHidden();
    await type('Un titre permis');
    await save();
    await expect.poll(onDisk).toContain('Un titre permis');
    await leftForm();
    expect(await onDisk()).toContain('Un ajout.');
  });

  test('says what is wrong with the text that is open', async () => {
    await open();
    await edit(FRENCH, sector, 'sector: nowhere');
    await expect(notice()).toContainText(
      /Secteur : sector vaut "nowhere"\s: écrivez l’une de ces valeurs/,
    );
    await edit(FRENCH, 'sector: nowhere', sector);
    await expect(notice()).not.toContainText('nowhere');
  });

  test('says in the list what is wrong with the text that was saved, and opens it again', async () => {
    await open();
    const body = page.getByRole('textbox', {name: 'Texte', exact: true});
    // The form shows a field once it is near the window, and may still be growing.
    await page.mouse.move(400, 500);
    await expect(async () => {
      await page.mouse.wheel(0, 9000);
      await playwrightExpect(body).toHaveValue(/./, {timeout: 2000});
    }).toPass();
    await body.fill((await body.inputValue()).replace(challenges.fr, '## Les défis'));
    await save();
    await leftForm();
    const reopen = notice().getByRole('link', {name: say('fr', 'editor.Bridge.reopen')});
    await expect(notice()).toContainText('Les défis');
    await expect(notice()).not.toContainText(say('fr', 'editor.Bridge.changed'));
    await reopen.click();
    await title().waitFor();
    await expect(reopen).toHaveCount(0);
    await expect(notice()).toContainText('Les défis');
  });
});
