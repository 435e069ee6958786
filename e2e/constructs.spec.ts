import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {textOfExamples} from './support/commonmark';
import {constructs, expectedErrors, writeConstructs, type Construct} from './support/constructs';
import {startFaultyServer} from './support/faultyServer';
import {build, change, test, type ProjectCopy} from './support/projectCopy';
import {expectHydrated, watch} from './support/visit';

/*
 * The build judges what people write as the check of the texts does, which
 * src/plugins/problems/__tests__/constructs.test.ts asks about the same constructs.
 */
test.describe.configure({timeout: 400_000});

const picture = readFileSync(path.join(__dirname, 'fixture/blog/2024-03-12-halles/plan.png'));

/** Builds a copy of the fixture site with these constructs. */
function buildWith(of: readonly Construct[], {dir}: ProjectCopy) {
  writeConstructs(dir, of, picture);
  return build(dir);
}

/** The examples of CommonMark that one text may hold. */
const COMMONMARK = `---
title: CommonMark
description: "Les exemples de CommonMark, que des tests écrivent pour voir si une page les montre."
lang: fr
---

Un texte.

${textOfExamples()}`;

test('every construct that the check accepts builds, and its page hydrates without an error', async ({
  copy,
  page,
}) => {
  const accepted = constructs.filter(({error}) => !error);
  writeFileSync(path.join(copy.dir, 'src/pages/commonmark.mdx'), COMMONMARK);
  const {code, output} = await buildWith(accepted, copy);
  expect(code, output).toBe(0);
  for (const {name} of accepted) {
    const html = readFileSync(path.join(copy.dir, 'build/work', name, 'index.html'), 'utf8');
    expect(html, name).toContain('data-case-study');
  }
  const host = await startFaultyServer(path.join(copy.dir, 'build'));
  for (const address of [...accepted.map(({name}) => `/work/${name}/`), '/commonmark/']) {
    const errors = watch(page);
    const response = await page.goto(host.origin + address);
    expect(response?.status(), address).toBe(200);
    await expectHydrated(page);
    expect.soft(errors, address).toEqual([]);
    page.removeAllListeners();
  }
  await host.close();
});

test('every construct that the check refuses stops the build, at the same place', async ({
  copy,
}) => {
  const refused = constructs.filter(({error, stoppedBy}) => error && !stoppedBy);
  const {code, output} = await buildWith(refused, copy);
  expect(code, output).not.toBe(0);
  const lines = output.split('\n').map((line) => line.trim());
  for (const [place, message] of expectedErrors(refused)) {
    const line = lines.find((each) => each.startsWith(`${place}: `));
    expect(line ?? output, place).toMatch(message);
  }
});

for (const stage of ['compiler', 'links', 'anchors', 'policy'] as const) {
  test(`so does each one that the ${stage} of a build without the check would find`, async ({
    copy,
  }) => {
    const found = constructs.filter(({stoppedBy}) => stoppedBy === stage);
    // Links between studies need their targets.
    const targets = constructs.filter(({name}) => name === 'headings');
    await change(copy.dir, 'docusaurus.config.ts', (text) =>
      text.replace('await checkBeforeBuild(__dirname);', ''),
    );
    const {code, output} = await buildWith([...targets, ...found], copy);
    expect(code, output).not.toBe(0);
    expect(output).not.toMatch(/Case studies:|Texts:/);
    for (const {name} of found) expect(output).toMatch(new RegExp(`[-/]${name}/`));
  });
}
