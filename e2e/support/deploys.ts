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

/** The version that the next deploy says of itself. */
export const NEXT_VERSION = '0.8.0';

/** What the next deploy calls the case study that both builds have. */
export const NEXT_TITLE = {
  fr: 'Le numérique qui demande comment ça va',
  en: 'Digital care that listens',
} as const;

/** Paths that only one of the two builds has. */
export const onlyNow = {
  removed: '/work/quinze-vingts/',
  renamed: '/work/chu-strasbourg-bon-sejour/',
} as const;
export const onlyNext = {
  renamed: '/work/chu-strasbourg-a-bientot/',
  added: '/work/essai-1/',
} as const;

/** Changes a copy of the project as months of work would: code, texts, slugs, pages. */
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
  // Code that every page runs, in the shared script.
  await change(dir, 'src/routes.ts', (text) => `${text}\nexport const deploy = 'next';\n`);
}

/** Another build of a changed copy of the project. */
type Recipe = {
  name: string;
  change: (dir: string) => Promise<void>;
  env?: Record<string, string>;
};

/** Builds the changed copy into a folder, whole or not at all. */
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
 * The folder of another real build. It is made once for all test files and workers, and
 * kept until the project or the recipe changes.
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

/** Where the forms of {@link SERVICES} are sent. */
export const FORMS_URL = 'https://forms.example.org/';

/** With every third party that the site knows, and with extreme texts. */
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
  /** The server of the test's worker, as good as new: it serves the build of `npm run build`. */
  host: FaultyServer;
};
type WorkerFixtures = {
  sharedHost: FaultyServer;
  /** Folder of the next deploy. Only tests that ask for it wait for it. */
  next: string;
  /** Folder of a build with every service. */
  services: string;
};

/** In ms: another build takes 20 s on 2 free cores, and they may be busy. */
const BUILD_TIMEOUT = 300_000;

/** Playwright's test, with a server of its own whose answers can go wrong. */
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
    // Also for tests that only visit it: they would meet the faults of the test before.
    {auto: true},
  ],
  baseURL: async ({sharedHost}, use) => use(sharedHost.origin),
});
