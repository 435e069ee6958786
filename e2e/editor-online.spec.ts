import {readFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base, type Page} from '@playwright/test';
import {createHost} from '../src/server/host';
import {openEditorBrowser} from './support/editor';
import {mainStudy} from './support/fixture';
import {buildFixture, withEditor} from './support/fixtureBuild';
import {GitHost} from './support/gitHost';
import {copyFixture} from './support/projectCopy';

/*
 * The editor online, whose texts are in a repository of GitHub: nobody's text is lost when two
 * people write at once. Also a test of an upgrade of @sveltia/cms.
 */

const FILE = mainStudy.file('fr');
const OURS = 'Un titre à nous';
const THEIRS = 'Le titre d’un collègue';

type Online = {
  page: Page;
  git: GitHost;
  /** The file in the repository. */
  read: () => Promise<string>;
};

const test = base.extend<{online: Online}>({
  online: async ({}, use, {project}) => {
    const buildDir = await buildFixture(withEditor);
    const copy = await copyFixture();
    const host = await createHost({buildDir});
    await host.listen({host: '127.0.0.1', port: 0});
    const {context, page} = await openEditorBrowser(project.use.launchOptions);
    const git = new GitHost(copy.dir);
    await git.serve(context);
    const {port} = host.server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/admin/`);
    await page.getByRole('button', {name: /jeton/}).click();
    await page.locator('input').last().fill('a-token');
    await page.keyboard.press('Enter');
    await page.getByRole('button', {name: 'Créer une entrée', exact: true}).waitFor();
    await use({page, git, read: () => readFile(path.join(copy.dir, FILE), 'utf8')});
    await context.close();
    await host.close();
    await copy.remove();
  },
});

test.describe.configure({timeout: 300_000});

const title = (page: Page) => page.getByRole('textbox', {name: 'Titre', exact: true});
const save = (page: Page) =>
  page.getByRole('button', {name: 'Enregistrer', exact: true}).first().click();
const withTitle = (text: string, words: string) => text.replace(/^title: .*$/m, `title: ${words}`);

async function openStudy(page: Page): Promise<void> {
  const folder = path.basename(path.dirname(FILE));
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/etudes/entries/${folder}/index`);
  await expect(title(page)).toHaveValue(/./);
  await title(page).fill(OURS);
  await expect(title(page)).toHaveValue(OURS);
}

test('a text that a colleague changed since it was opened is not saved over without a question', async ({
  online: {page, git, read},
}) => {
  await openStudy(page);
  git.write(FILE, withTitle(await read(), THEIRS));
  await save(page);
  // Sveltia CMS has these sentences in English alone.
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Entry Changed by Someone Else');
  await question.getByRole('button', {name: 'Annuler'}).click();
  expect(await read()).toContain(`title: ${THEIRS}`);
  await expect(title(page)).toHaveValue(OURS);
});

test('a commit that comes while another one is made is refused, and can be made again', async ({
  online: {page, git, read},
}) => {
  await openStudy(page);
  const other = 'blog/authors.yml';
  git.beforeCommit = () => git.write(other, '# Un commentaire\n');
  await save(page);
  const refusal = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(refusal).toContainText('Une erreur s’est produite lors de l’enregistrement');
  await refusal.getByRole('button', {name: 'OK'}).click();
  expect(await read()).not.toContain(OURS);
  await expect(title(page)).toHaveValue(OURS);
  await save(page);
  await expect.poll(read).toContain(`title: ${OURS}`);
});
