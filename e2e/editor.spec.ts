import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test, type BrowserContext, type Page, type Request} from '@playwright/test';
import type {FastifyInstance} from 'fastify';
import {createHost} from '../src/server/host';
import {sectionHeadings} from '../src/vocabulary/sections';
import {mainStudy} from './support/fixture';
import {buildFixture, withEditor} from './support/fixtureBuild';
import {openEditorBrowser, openFolder} from './support/editor';
import {say} from './support/words';
import {build, copyFixture, type ProjectCopy} from './support/projectCopy';

/*
 * A writer changes the site's texts at /admin/, in a folder of the disk: the real editor, a real
 * folder and the headers of the host. Also the test of an upgrade of @sveltia/cms.
 */

test.describe.configure({mode: 'serial', timeout: 180_000});

const english = 'i18n/en/docusaurus-plugin-content-blog';

let copy: ProjectCopy;
let host: FastifyInstance;
let context: BrowserContext;
let page: Page;
let origin: string;
/** Requests to other origins, answered or not, that the policy has not blocked. */
const sent = new Set<Request>();

const read = (file: string) => readFile(path.join(copy.dir, file), 'utf8');

test.beforeAll(async ({}, {project}) => {
  test.setTimeout(300_000);
  const buildDir = await buildFixture(withEditor);
  copy = await copyFixture();
  await mkdir(path.join(copy.dir, '.git'));
  host = await createHost({buildDir});
  await host.listen({host: '127.0.0.1', port: 0});
  origin = `http://127.0.0.1:${(host.server.address() as AddressInfo).port}`;
  ({context, page} = await openEditorBrowser(project.use.launchOptions));
  context.on('request', (request) => {
    const url = request.url();
    if (url.startsWith('http') && !url.startsWith(origin)) sent.add(request);
  });
  context.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') sent.delete(request);
  });
  await openFolder(page, origin, copy.dir);
});

test.afterAll(async () => {
  await context.close();
  await host.close();
  await copy.remove();
});

const field = (name: string) => page.getByRole('textbox', {name, exact: true});
const group = (name: string) => page.getByRole('group', {name: new RegExp(`^Champ\\W+${name}`)});
const body = () => page.locator('textarea').last();

async function openText(address: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `/collections/${address}`);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
}

async function save(file: string, change: () => Promise<void>): Promise<string> {
  const before = await read(file).catch(() => '');
  await change();
  await page.getByRole('button', {name: 'Enregistrer', exact: true}).click();
  // In ms: busy cores.
  await expect.poll(() => read(file).catch(() => ''), {timeout: 20_000}).not.toBe(before);
  // The editor then goes back to the list.
  await expect(page).toHaveURL(/#\/collections\/\w+$/, {timeout: 20_000});
  return read(file);
}

test('every text is the same after a change and its undoing, and a title is one line', async () => {
  const texts: Array<[address: string, file: string]> = [];
  for (const [collection, folder] of [
    ['etudes', 'blog'],
    ['studies', english],
  ]) {
    const names = await readdir(path.join(copy.dir, folder!));
    for (const name of names.filter((each) => !each.endsWith('.yml'))) {
      texts.push([`${collection}/entries/${name}/index`, `${folder}/${name}/index.mdx`]);
    }
  }
  const pages = await readdir(path.join(copy.dir, 'src/pages'));
  for (const page of pages.filter((each) => each.endsWith('.mdx'))) {
    const name = path.basename(page, '.mdx');
    texts.push([`pages/entries/${name}`, `src/pages/${name}.mdx`]);
    texts.push([`pages/entries/${name}-en`, `i18n/en/docusaurus-plugin-content-pages/${name}.mdx`]);
  }
  for (const [address, file] of texts) {
    const source = await read(file);
    // The editor writes the checkboxes of a form even where the text leaves them out.
    const form = file.startsWith(english) ? ['sample'] : ['sample', 'draft'];
    const boxes = form.filter((name) => !new RegExp(`^${name}: `, 'm').test(source));
    const added = boxes.map((name) => `${name}: false\n`).join('');
    const before = file.endsWith('index.mdx')
      ? source.replace(/\n(?=---\n)/, `\n${added}`)
      : source;
    await writeFile(path.join(copy.dir, file), before);
    await openText(address);
    await expect(field('Titre')).toHaveValue(/./, {timeout: 20_000});
    const title = await field('Titre').inputValue();
    const changed = await save(file, () => field('Titre').fill(`${title}x`));
    const lines = before.split('\n');
    const differing = changed
      .split('\n')
      .flatMap((line, index) => (line === lines[index] ? [] : line));
    expect(differing, file).toEqual([expect.stringMatching(/^title: .*x'?$/)]);
    await openText(address);
    await expect(field('Titre')).toHaveValue(`${title}x`);
    expect(await save(file, () => field('Titre').fill(title)), file).toBe(before);
  }
  for (const [name, file] of [
    ['fr', 'blog/authors.yml'],
    ['en', `${english}/authors.yml`],
  ] as const) {
    const before = await read(file);
    await openText(`equipe/entries/${name}`);
    await expect(body()).toHaveValue(/./);
    expect(await save(file, async () => body().fill(`${before.trim()}\n# a`))).toBe(
      `${before.trim()}\n# a\n`,
    );
    await openText(`equipe/entries/${name}`);
    await expect(body()).toHaveValue(/# a$/);
    expect(await save(file, () => body().fill(before.trim()))).toBe(before);
  }
});

test('what is typed is what is saved', async () => {
  const folder = path.basename(path.dirname(mainStudy.file('fr')));
  const paragraphs = [
    'A commence ainsi.',
    'À la fin.',
    '- une liste',
    '{/* une note */}',
    '\\{ \\< *a* _b_',
    '<Figure src="./plan.png" alt="Un plan." />',
    'Un « mot »\u00A0; deux.',
  ];
  await openText(`etudes/entries/${folder}/index`);
  await group('Récit inventé').hover();
  await page.mouse.wheel(0, 5000);
  await expect(field('Texte')).toHaveValue(/./);
  const before = await read(mainStudy.file('fr'));
  const after = await save(mainStudy.file('fr'), async () => {
    await field('Texte').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(`\n\n${paragraphs.join('\n\n')}`);
  });
  expect(after).toBe(`${before}\n${paragraphs.join('\n\n')}\n`);
  await writeFile(path.join(copy.dir, mainStudy.file('fr')), before);
});

async function choosePicture(name: string, file: string, as: string): Promise<void> {
  await group(name).getByRole('button', {name: 'Parcourir'}).click();
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', {name: 'Téléverser'}).click();
  const buffer = await readFile(path.join(copy.dir, path.dirname(mainStudy.file('fr')), file));
  await (
    await chooser
  ).setFiles({name: as, mimeType: as.endsWith('.svg') ? 'image/svg+xml' : 'image/png', buffer});
  await dialog.getByRole('button', {name: 'Insérer'}).click();
  await expect(dialog).toBeHidden();
}

/** Fills the fields of a new study but its cover, its pictures and its text. */
async function fillFacts(title: string, end: string): Promise<void> {
  await field('Titre').fill(title);
  await field('Fin de l’adresse').fill(end);
  await field('Description').fill(`${title} ${'mot '.repeat(15)}`.trim());
  await field('Date').fill('2025-01-15');
  await field('Client').fill('La Ville');
  await group('Secteur').getByRole('radio').first().click();
  await group('Services').getByRole('combobox').click();
  await page.getByRole('option').first().click();
  await group('Équipe').getByRole('checkbox').first().click();
  // The editor makes a field when it comes into view.
  await group('Couverture').hover();
}

test('a study in English alone is written in the form of the French ones', async () => {
  const id = '2025-01-15-english-only';
  await openText('etudes/new');
  await fillFacts('An English study', 'english-only');
  await choosePicture('Couverture', 'cover.png', 'Cover.png');
  await field('Ce qu’elle montre').fill('A door.');
  await group('Récit inventé').hover();
  await page.mouse.wheel(0, 5000);
  await group('Une seule langue').getByRole('radio', {name: 'En anglais seulement'}).click();
  const headings = Object.values(sectionHeadings.en).slice(0, 4);
  const text = headings.map((heading) => `## ${heading}\n\nA paragraph.`).join('\n\n');
  const saved = await save(`blog/${id}/index.mdx`, () => field('Texte').fill(text));
  expect(saved).toContain('\nlang: en\n');
  expect(saved).toContain(text);
});

test('a study added in both languages, with a cover and a picture, is published', async () => {
  const id = '2025-01-15-une-etude';
  for (const [collection, folder, title, words] of [
    ['etudes', 'blog', 'Une étude', 'Un paragraphe.'],
    ['studies', english, 'A study', 'A paragraph.'],
  ] as const) {
    await openText(`${collection}/new`);
    await fillFacts(title, 'une-etude');
    if (collection === 'studies') await field('Image').fill('./ma-couverture-e.png');
    else await choosePicture('Couverture', 'cover.png', 'Ma Couverture é.png');
    await field('Ce qu’elle montre').fill(title);
    if (collection === 'etudes') {
      await choosePicture(
        'Images du texte',
        '../2022-11-08-livres/cover.svg',
        'Un Plan à part.svg',
      );
      await expect(group('Images du texte')).toContainText('./un-plan-a-part.svg');
    }
    await group('Récit inventé').hover();
    await page.mouse.wheel(0, 5000);
    const text = (await field('Texte').inputValue()).replaceAll(/\{\/\*.*?\*\/\}/g, words);
    const picture = `![${title}.](./un-plan-a-part.svg)`;
    await save(`${folder}/${id}/index.mdx`, () =>
      field('Texte').fill(text.replace(words, `${words}\n\n${picture}`)),
    );
  }
  expect((await readdir(path.join(copy.dir, 'blog', id))).sort()).toEqual([
    'index.mdx',
    'ma-couverture-e.png',
    'un-plan-a-part.svg',
  ]);
  for (const command of [
    ['npm', 'run', 'check', '--', 'content'],
    ['npm', 'run', 'build'],
  ] as const) {
    const {code, output} = await build(copy.dir, {}, command);
    expect(code, output).toBe(0);
  }
  expect(await read('build/work/une-etude/index.html')).toContain('alt="Une étude."');
  expect(await read('build/en/work/une-etude/index.html')).toContain('alt="A study."');
  for (const language of ['', 'en/']) {
    const html = await read(`build/${language}work/english-only/index.html`);
    expect(html).toContain('A paragraph.');
  }
  expect(await read('build/work/english-only/index.html')).toMatch(/<\w+[^>]* lang="?en/);
});

test('a page that is deleted leaves the others of its folder', async () => {
  const pages = () => readdir(path.join(copy.dir, 'src/pages'), {recursive: true});
  const before = await pages();
  await openText('autres/new');
  await field('Titre').fill('Presse');
  await field('Description').fill('mot '.repeat(15).trim());
  await save('src/pages/presse.mdx', () => field('Texte').fill('Un paragraphe.'));
  expect(await pages()).toContain('presse.mdx');
  await openText('autres/entries/presse');
  await page.getByRole('button', {name: 'Afficher les options de l’éditeur'}).click();
  await page.getByRole('menuitem', {name: /^Supprimer/}).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('supprimer');
  await expect(dialog).not.toContainText('ressources');
  await dialog.getByRole('button', {name: 'Supprimer', exact: true}).click();
  await expect.poll(pages, {timeout: 20_000}).not.toContain('presse.mdx');
  expect((await pages()).sort()).toEqual(before.sort());
});

test('a text is left with a question while it is not saved', async () => {
  const folder = path.basename(path.dirname(mainStudy.file('fr')));
  const form = `etudes/entries/${folder}/index`;
  const asked: string[] = [];
  let leaves = false;
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (leaves ? dialog.accept() : dialog.dismiss());
  });
  // Not from the list, to which the editor would go back in the history: it goes to a new address.
  await openText('etudes/new');
  await openText(form);
  // What is typed before the form has its text is replaced by it.
  await expect(field('Titre')).toHaveValue(/./);
  await field('Titre').fill('Un titre gardé');
  await expect(page.getByRole('button', {name: 'Enregistrer', exact: true})).toBeEnabled();
  await expect(field('Titre')).toHaveValue('Un titre gardé');
  const back = page.getByRole('button', {name: 'Annuler la modification'});
  await back.click();
  await expect.poll(() => asked).toEqual([say('fr', 'editor.Bridge.leave')]);
  await expect(page).toHaveURL(new RegExp(`${form}$`));
  await expect(field('Titre')).toHaveValue('Un titre gardé');
  leaves = true;
  await back.click();
  await expect(page).toHaveURL(/#\/collections\/etudes$/);
  expect(asked).toHaveLength(2);
});

test('nothing has left the origin', () => {
  expect([...sent].map((request) => request.url())).toEqual([]);
});
