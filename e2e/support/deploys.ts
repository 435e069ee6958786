import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {cp, mkdir, readdir, readFile, rename, rm} from 'node:fs/promises';
import path from 'node:path';
import {test as base} from '@playwright/test';
import {readEnvironment} from '../../src/lib/environment';
import {buildHash} from '../../src/plugins/page-data/buildHash';
import {startFaultyServer, type FaultyServer} from './faultyServer';
import {addMonster} from './monster';
import {once} from './once';
import {addCaseStudies, build, change, copyProject} from './projectCopy';
import {buildDir} from './site';

const root = path.resolve(__dirname, '../..');
const cacheDir = path.join(root, 'node_modules/.cache/soin-commun/deploys');

/** Version of the next deploy. */
export const NEXT_VERSION = '0.8.0';

/** Title, in the next deploy, of a case study in both builds. */
export const NEXT_TITLE = {
  fr: 'Le numérique qui demande comment ça va',
  en: 'Digital care that listens',
} as const;

/** Paths in only one of the two builds. */
export const onlyNow = {
  removed: '/work/quinze-vingts/',
  renamed: '/work/chu-strasbourg-bon-sejour/',
} as const;
export const onlyNext = {
  renamed: '/work/chu-strasbourg-a-bientot/',
  added: '/work/essai-1/',
} as const;

/** Simulates months of work on a copy: code, texts, slugs, pages. */
async function changeProject(dir: string): Promise<void> {
  await addCaseStudies(dir, 1);
  await change(dir, 'package.json', (text) =>
    text.replace(/"version": "[^"]+"/, `"version": "${NEXT_VERSION}"`),
  );
  const care = '2024-05-14-care-co-nume/index.mdx';
  const english = 'i18n/en/docusaurus-plugin-content-blog';
  await change(dir, `blog/${care}`, (text) =>
    text.replace(/^title: .*$/m, `title: ${NEXT_TITLE.fr}`),
  );
  await change(dir, `${english}/${care}`, (text) =>
    text.replace(/^title: .*$/m, `title: ${NEXT_TITLE.en}`),
  );
  const strasbourg = '2022-09-27-chu-strasbourg-bon-sejour/index.mdx';
  for (const folder of ['blog', english]) {
    await change(dir, `${folder}/${strasbourg}`, (text) =>
      text.replace(/^slug: chu-strasbourg-bon-sejour/m, 'slug: chu-strasbourg-a-bientot'),
    );
  }
  await rm(path.join(dir, 'blog/2021-03-18-quinze-vingts'), {recursive: true});
  // Changes the shared script.
  await change(dir, 'src/routes.ts', (text) => `${text}\nexport const deploy = 'next';\n`);
}

/** How to build a changed copy of the project. */
type Recipe = {
  name: string;
  change: (dir: string) => Promise<void>;
  env?: Record<string, string>;
};

/** Builds the changed copy into a folder, atomically. */
async function buildCopy({name, change: changeCopy, env}: Recipe, target: string): Promise<void> {
  const copy = await copyProject();
  try {
    await changeCopy(copy.dir);
    const {code, output} = await build(copy.dir, env);
    if (code !== 0) {
      throw new Error(`The changed copy of the project does not build:\n${output}`);
    }
    // Delete builds of earlier states of the project.
    for (const old of await readdir(cacheDir)) {
      if (old.startsWith(name) && !old.endsWith('.lock')) {
        await rm(path.join(cacheDir, old), {recursive: true, force: true});
      }
    }
    const partial = `${target}.partial`;
    await cp(path.join(copy.dir, 'build'), partial, {recursive: true});
    await rename(partial, target);
  } finally {
    await copy.remove();
  }
}

/**
 * Returns the folder of another real build, made once for all test files and workers and cached
 * until the project or the recipe changes.
 */
async function deployOf(recipe: Recipe): Promise<string> {
  const hash = createHash('sha256')
    .update(await buildHash(root, readEnvironment(process.env)))
    .update(JSON.stringify(recipe.env ?? {}));
  for (const file of ['e2e/support/deploys.ts', 'e2e/support/monster.ts']) {
    hash.update(await readFile(path.join(root, file)));
  }
  hash.update(await readFile(path.join(root, 'scripts/lib/project-copy.ts')));
  const target = path.join(cacheDir, `${recipe.name}-${hash.digest('hex').slice(0, 16)}`);
  await mkdir(cacheDir, {recursive: true});
  await once(
    `${target}.lock`,
    () => existsSync(target),
    () => buildCopy(recipe, target),
  );
  return target;
}

const NEXT: Recipe = {name: 'next', change: changeProject};

/** Form endpoint of {@link SERVICES}. */
export const FORMS_URL = 'https://forms.example.org/';

/** Enables every third-party service and adds extreme texts. */
const SERVICES: Recipe = {
  name: 'services',
  change: addMonster,
  env: {
    WEATHER_KEY: 'abc123',
    MAPS_KEY: 'test-key',
    FORMS_URL,
    IMAGE_PROVIDER: 'cloudinary',
    CLOUDINARY_CLOUD_NAME: 'demo',
    CLOUDINARY_FOLDER: 'agence',
  },
};

type Fixtures = {
  /** The worker's server, reset to serve the build of `npm run build`. */
  host: FaultyServer;
};
type WorkerFixtures = {
  sharedHost: FaultyServer;
  /** Folder of the next deploy, built only for tests that use it. */
  next: string;
  /** Folder of a build with every service. */
  services: string;
};

/** In ms: long enough for a build on busy cores. */
const BUILD_TIMEOUT = 300_000;

/** Playwright's test, with a server that can fail on demand. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  sharedHost: [
    async ({}, use) => {
      const host = await startFaultyServer(buildDir);
      await use(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
  next: [async ({}, use) => use(await deployOf(NEXT)), {scope: 'worker', timeout: BUILD_TIMEOUT}],
  services: [
    async ({}, use) => use(await deployOf(SERVICES)),
    {scope: 'worker', timeout: BUILD_TIMEOUT},
  ],
  host: [
    async ({sharedHost}, use) => {
      await sharedHost.reset();
      await use(sharedHost);
    },
    // Automatic, so that no test inherits the faults of the previous one.
    {auto: true},
  ],
  baseURL: async ({sharedHost}, use) => use(sharedHost.origin),
});
