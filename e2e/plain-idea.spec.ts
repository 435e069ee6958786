import {rmSync} from 'node:fs';
import {cp} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import type * as commonGround from '../src/idea/CommonGround';
import type * as agreed from '../src/idea/CommonGround/agreed';
import type * as asked from '../src/idea/CommonGround/asked';
import type * as pages from '../src/idea/CommonGround/pages';
import type * as pair from '../src/idea/CommonGround/pair';
import type * as poses from '../src/idea/CommonGround/poses';
import type * as ward from '../src/idea/CommonGround/ward';
import type * as diagram from '../src/idea/Diagram';
import type * as discs from '../src/idea/Discs';
import type * as portrait from '../src/idea/Portrait';
import type * as scenery from '../src/idea/Scenery';
import type * as steps from '../src/idea/CommonGround/steps';
import type * as table from '../src/idea/Table';
import {codeFile} from '../src/plugins/translations/files';
import type * as plainCommonGround from './plain-idea/src/idea/CommonGround';
import type * as plainAgreed from './plain-idea/src/idea/CommonGround/agreed';
import type * as plainAsked from './plain-idea/src/idea/CommonGround/asked';
import type * as plainPages from './plain-idea/src/idea/CommonGround/pages';
import type * as plainPair from './plain-idea/src/idea/CommonGround/pair';
import type * as plainPoses from './plain-idea/src/idea/CommonGround/poses';
import type * as plainWard from './plain-idea/src/idea/CommonGround/ward';
import type * as plainDiagram from './plain-idea/src/idea/Diagram';
import type * as plainDiscs from './plain-idea/src/idea/Discs';
import type * as plainPortrait from './plain-idea/src/idea/Portrait';
import type * as plainScenery from './plain-idea/src/idea/Scenery';
import type * as plainSteps from './plain-idea/src/idea/CommonGround/steps';
import type * as plainTable from './plain-idea/src/idea/Table';
import {violationsOf} from './support/axe';
import {test as base} from './support/deploys';
import {buildFixture, expectedOf} from './support/fixtureBuild';
import {build, change} from './support/projectCopy';
import {expectHydrated, sideways, watch} from './support/visit';
import {locales} from './support/fixture';

/*
 * The site with another idea, plain-idea/, in place of src/idea, as docs/identity.md says: no
 * drawing of the agency's own, and still whole.
 */

type Own = [
  typeof scenery,
  typeof diagram,
  typeof discs,
  typeof commonGround,
  Pick<typeof pair, 'Pair'>,
  typeof pages,
  Pick<typeof poses, 'Answered' | 'Guides'>,
  typeof steps,
  typeof agreed,
  typeof asked,
  typeof ward,
  typeof portrait,
  typeof table,
];
type Fitting<Modules extends Own> = Modules;

/** The plain modules have the types of those that the site imports. */
export type Plain = Fitting<
  [
    typeof plainScenery,
    typeof plainDiagram,
    typeof plainDiscs,
    typeof plainCommonGround,
    typeof plainPair,
    typeof plainPages,
    typeof plainPoses,
    typeof plainSteps,
    typeof plainAgreed,
    typeof plainAsked,
    typeof plainWard,
    typeof plainPortrait,
    typeof plainTable,
  ]
>;

/** Props of a component that another of its name does not know. */
type Lacks<From extends (props: never) => unknown, To extends (props: never) => unknown> = Exclude<
  keyof Parameters<From>[0],
  keyof Parameters<To>[0]
>;
type None<Names extends never> = Names;

/** The plain components take the props that the site gives. */
export type Accepted = [
  None<Lacks<typeof scenery.default, typeof plainScenery.default>>,
  None<Lacks<typeof diagram.default, typeof plainDiagram.default>>,
  None<Lacks<typeof discs.default, typeof plainDiscs.default>>,
  None<Lacks<typeof commonGround.default, typeof plainCommonGround.default>>,
  None<Lacks<typeof pair.Pair, typeof plainPair.Pair>>,
  None<Lacks<typeof poses.Answered, typeof plainPoses.Answered>>,
  None<Lacks<typeof poses.Guides, typeof plainPoses.Guides>>,
  None<Lacks<typeof steps.AtStep, typeof plainSteps.AtStep>>,
  None<Lacks<typeof pages.PageScene, typeof plainPages.PageScene>>,
  None<Lacks<typeof steps.Letter, typeof plainSteps.Letter>>,
  None<Lacks<typeof asked.Asked, typeof plainAsked.Asked>>,
  None<Lacks<typeof ward.Ward, typeof plainWard.Ward>>,
  None<Lacks<typeof portrait.default, typeof plainPortrait.default>>,
  None<Lacks<typeof table.default, typeof plainTable.default>>,
];

/** Ids of sentences that no code of a copy uses. */
async function unusedIn(dir: string): Promise<string[]> {
  const {output} = await build(dir, {}, ['npm', 'run', '--silent', 'i18n:check']);
  return [...new Set([...output.matchAll(/nothing uses "([^"]+)"/g)].map(([, id = '']) => id))];
}

const NAME = 'plain-idea';

async function changeIdea(dir: string): Promise<void> {
  const idea = path.join(dir, 'src/idea');
  rmSync(idea, {recursive: true});
  await cp(path.join(__dirname, NAME, 'src/idea'), idea, {recursive: true});
  const unused = await unusedIn(dir);
  expect(unused).toContain('home.WhoWeAre.legend');
  for (const locale of locales) {
    await change(dir, codeFile(locale), (text) => {
      const messages = Object.entries(JSON.parse(text) as Record<string, object>);
      return JSON.stringify(Object.fromEntries(messages.filter(([id]) => !unused.includes(id))));
    });
  }
  expect(await unusedIn(dir)).toEqual([]);
}

const test = base.extend<object, {served: string}>({
  served: [
    async ({}, use) => use(await buildFixture({name: NAME, change: changeIdea})),
    {scope: 'worker', timeout: 600_000},
  ],
});

test('is whole without a drawing of the agency’s own', {tag: '@alone'}, async ({page}) => {
  test.setTimeout(600_000);
  await page.setViewportSize({width: 320, height: 640});
  // Transitions would still run while contrasts are measured.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const own = expectedOf(NAME).pages.filter((each) => !each.path.startsWith('/fr/'));
  expect(own.length).toBeGreaterThan(10);
  for (const {path: address} of own) {
    const errors = watch(page);
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expectHydrated(page);
    await expect(page.getByRole('heading', {level: 1}), address).toBeVisible();
    const pictures = await page.locator('main img').evaluateAll(
      (all) =>
        (all as HTMLImageElement[]).filter(
          // A picture below the view has not been asked for yet.
          ({src, currentSrc, complete, naturalWidth}) =>
            !src || (currentSrc && complete && naturalWidth === 0),
        ).length,
    );
    expect.soft(pictures, `${address}: pictures without a file`).toBe(0);
    expect.soft(await violationsOf(page), address).toEqual([]);
    expect.soft(await sideways(page), address).toBe(0);
    expect.soft(errors, address).toEqual([]);
    page.removeAllListeners();
  }
});
