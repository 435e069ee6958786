import {mkdtemp, readFile, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import type {Submission} from '../scripts/lib/form-store';
import {createSiteServer} from '../scripts/lib/host';
import {buildDir} from './support/site';

/*
 * The forms as a browser without JavaScript sends them, to the real receiver with
 * a file of its own.
 */

test.use({javaScriptEnabled: false});

let folder: string;
let server: Server;
let origin: string;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'forms-'));
  server = await createSiteServer({buildDir, formsFile: path.join(folder, 'forms.jsonl')});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, {recursive: true, force: true});
});

/** What was received, oldest first. */
async function received(): Promise<Submission[]> {
  const text = await readFile(path.join(folder, 'forms.jsonl'), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Submission);
}

for (const [address, thanks, email, submit] of [
  ['/team/', '/thank-you/', 'Adresse e-mail', 'S’inscrire'],
  ['/fr/legal/', '/thank-you/', 'Adresse e-mail', 'S’inscrire'],
  ['/en/nowhere/', '/en/thank-you/', 'Email address', 'Subscribe'],
] as const) {
  test(`the newsletter form of ${address} is received, and ends on ${thanks}`, async ({page}) => {
    await page.goto(origin + address);
    const form = page.locator('form[name=newsletterform]');
    await form.getByLabel(email).fill(' marie@example.org ');
    await form.getByRole('checkbox').check();
    await form.getByRole('button', {name: submit}).click();
    await expect(page).toHaveURL(origin + thanks);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.reload();
    expect(await received()).toMatchObject([
      {
        form: 'newsletterform',
        path: address,
        fields: {email: 'marie@example.org', checked: 'true'},
      },
    ]);
  });
}

test('the contact form of a case study is received with what it is about', async ({page}) => {
  await page.goto(`${origin}/en/work/care-co-nume-en/`);
  const form = page.locator('form[name=contactform]');
  await form.locator('[name=purpose][value=joining]').check();
  await form.locator('[name=email]').fill('marie@example.org');
  await form.locator('[name=firstname]').fill('太郎');
  await form.locator('[name=lastname]').fill('O’Brien');
  await form.locator('[name=message]').fill('Two lines\nof text.');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect(page).toHaveURL(`${origin}/en/thank-you/`);
  const [submission, ...others] = await received();
  expect(others).toEqual([]);
  expect(submission).toMatchObject({
    form: 'contactform',
    path: '/en/work/care-co-nume-en/',
    fields: {
      purpose: 'joining',
      email: 'marie@example.org',
      phone: '',
      firstname: '太郎',
      lastname: 'O’Brien',
      message: 'Two lines\nof text.',
    },
  });
  expect(submission?.fields.caseStudy).not.toBe('');
});

test('what browsers let through and the schema refuses is named, and still there on the way back', async ({
  page,
}) => {
  await page.goto(`${origin}/en/`);
  const form = page.locator('form[name=newsletterform]');
  // An address without a dot is one for browsers.
  await form.getByLabel('Email address').fill('marie@example');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', {name: 'Subscribe'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('The form was not sent.');
  await expect(page.getByRole('listitem')).toHaveText(
    'Email address: Invalid email… Enter it in full, like you@example.com.',
  );
  await expect(page.getByRole('link')).toHaveAttribute('href', '/en/');
  expect(await received()).toEqual([]);
  await page.goBack();
  await expect(form.getByLabel('Email address')).toHaveValue('marie@example');
  await expect(form.getByRole('checkbox')).toBeChecked();
});
