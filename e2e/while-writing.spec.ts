import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {copyFile} from 'node:fs/promises';
import path from 'node:path';
import {detectPort} from 'detect-port';
import {expect as playwrightExpect, test, type Page} from '@playwright/test';
import {change, copyProject} from './support/projectCopy';

/*
 * `npm start` in a copy of the project that has a mistake at the start. Each test makes another
 * mistake and corrects it, while both languages are open in the same browser.
 */

/** In ms: two compilers and a browser share a busy machine. */
const expect = playwrightExpect.configure({timeout: 90_000});
test.describe.configure({mode: 'serial', timeout: 400_000});

const NAME = '2024-05-14-care-co-nume';
const FRENCH = `blog/${NAME}/index.mdx`;
const ENGLISH = `i18n/en/docusaurus-plugin-content-blog/${NAME}/index.mdx`;
const HELTH = /blog\/2024-05-14-care-co-nume\/index\.mdx:7:9: sector is "helth": write "health"\?/;

let copy: Awaited<ReturnType<typeof copyProject>>;
let server: ChildProcess;
let french: Page;
let english: Page;

const edit = (file: string, before: string | RegExp, after: string) =>
  change(copy.dir, file, (text) => text.replace(before, after));

const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

/** Checks that the overlay shows a mistake, without the compiler's stack trace and colours. */
async function expectMistake(page: Page, says: RegExp): Promise<void> {
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
  copy = await copyProject();
  await edit(FRENCH, /^sector: .*$/m, 'sector: helth');
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
  await expect.poll(() => output, {timeout: 300_000}).toContain('Both languages are ready');
  expect(output).toMatch(HELTH);
  const context = await browser.newContext({baseURL: `http://localhost:${port}`});
  french = await context.newPage();
  english = await context.newPage();
  await french.goto('/work/care-co-nume/');
  await english.goto('/en/work/care-co-nume-en/');
});

test.afterAll(async () => {
  if (server?.pid !== undefined && server.exitCode === null) {
    const end = once(server, 'close');
    process.kill(-server.pid, 'SIGTERM');
    await end;
  }
  await copy?.remove();
});

test('a mistake present at the start is shown in both languages until corrected', async () => {
  await expectMistake(french, HELTH);
  await expectMistake(english, HELTH);
  await edit(FRENCH, 'sector: helth', 'sector: medical-interface');
  await expectCorrected(french, 'Le numérique qui prend des nouvelles');
  await expectCorrected(english, 'Digital care that asks how you are');
});

test('a sector that does not exist', async () => {
  await edit(FRENCH, /^sector: .*$/m, 'sector: helth');
  await expectMistake(french, HELTH);
  await expectMistake(english, HELTH);
  // A page opened now shows it too.
  await french.reload();
  await expectMistake(french, HELTH);
  await change(copy.dir, FRENCH, (text) =>
    text
      .replace('sector: helth', 'sector: medical-interface')
      .replace(/^title: .*$/m, 'title: Un titre corrigé'),
  );
  await expectCorrected(french, 'Un titre corrigé');
  await expect(overlay(english)).toHaveCount(0);
});

test('a section with another name, in English', async () => {
  await edit(ENGLISH, /^## Challenges$/m, '## Chalenges');
  const says =
    /i18n\/en\/\S+\/index\.mdx:\d+:1: "## Chalenges" is not a section of a case study: write "## Challenges"/;
  await expectMistake(english, says);
  await expectMistake(french, says);
  await edit(ENGLISH, /^## Chalenges$/m, '## Challenges\n\nThe heading is right now.');
  await expectCorrected(english, 'The heading is right now.');
  await expect(overlay(french)).toHaveCount(0);
});

test('a missing picture, until it is added', async () => {
  await edit(FRENCH, './semaine.png "', './semaines.png "Une autre légende : ');
  await expectMistake(
    french,
    /index\.mdx:\d+:1: the picture is "\.\/semaines\.png", but there is no such file in blog\/2024-05-14-care-co-nume\/: put the picture there, or correct the name \("\.\/semaine\.png"\?\)/,
  );
  const folder = path.join(copy.dir, path.dirname(FRENCH));
  await copyFile(path.join(folder, 'semaine.png'), path.join(folder, 'semaines.png'));
  await expectCorrected(french, 'Une autre légende');
});

test('a tag that is not closed, in each language', async () => {
  await edit(FRENCH, /^## Les enjeux$/m, '## Les enjeux\n\n<Gallery>');
  const says = (file: string) =>
    new RegExp(`${file}:\\d+:1: <Gallery> is never closed: write </Gallery> after it`);
  await expectMistake(french, says(FRENCH));
  await expectMistake(english, says(FRENCH));
  await edit(FRENCH, '<Gallery>', 'Le signe est parti.');
  await expectCorrected(french, 'Le signe est parti.');

  await edit(ENGLISH, /^## Challenges$/m, '## Challenges\n\n<Gallery>');
  await expectMistake(english, says(ENGLISH));
  await edit(ENGLISH, '<Gallery>', 'The tag is gone.');
  await expectCorrected(english, 'The tag is gone.');
});

test('a member of the team without a role', async () => {
  await french.goto('/team/');
  await edit('blog/authors.yml', 'title: Design de service', 'titel: Design de service');
  await expectMistake(french, /blog\/authors\.yml:\d+:\d+: "design-de-service\.title"/);
  await edit('blog/authors.yml', 'titel: Design de service', 'title: Un rôle corrigé');
  await expectCorrected(french, 'Un rôle corrigé');
});

test('a page that is not MDX', async () => {
  await french.goto('/legal/');
  await edit('src/pages/legal.mdx', 'Ce site est publié', '<Gallery>Ce site est publié');
  await expectMistake(french, /src\/pages\/legal\.mdx:\d+:\d+: <Gallery> is never closed/);
  await edit('src/pages/legal.mdx', '<Gallery>Ce site est publié', 'Ce site corrigé est publié');
  await expectCorrected(french, 'Ce site corrigé est publié');
});

test('a missing comma in the translations', async () => {
  await english.goto('/en/');
  await edit('i18n/en/code.json', '},', '}');
  await expectMistake(
    english,
    /i18n\/en\/code\.json:\d+:\d+: not valid JSON: found a quote where a comma or "\}" is needed\./,
  );
  await change(copy.dir, 'i18n/en/code.json', (text) =>
    text.replace('}', '},').replace('We are a design collective', 'We are a mended collective'),
  );
  await expectCorrected(english, 'We are a mended collective');
});
