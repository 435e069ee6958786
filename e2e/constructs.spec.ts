import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from '@playwright/test';
import {constructs, expectedErrors, writeConstructs, type Construct} from './support/constructs';
import {build, change, test, type ProjectCopy} from './support/projectCopy';

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

test('every construct that the check accepts builds', async ({copy}) => {
  const accepted = constructs.filter(({error}) => !error);
  const {code, output} = await buildWith(accepted, copy);
  expect(code, output).toBe(0);
  for (const {name} of accepted) {
    const html = readFileSync(path.join(copy.dir, 'build/work', name, 'index.html'), 'utf8');
    expect(html, name).toContain('data-case-study');
  }
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
