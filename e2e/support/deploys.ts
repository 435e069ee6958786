import {rm} from 'node:fs/promises';
import path from 'node:path';
import {test as base} from '@playwright/test';
import {startFaultyServer, type FaultyServer} from './faultyServer';
import {frenchOnly, mainStudy, renamedStudy} from './fixture';
import {buildFixture, type Recipe} from './fixtureBuild';
import {addMonster} from './monster';
import {addCaseStudies, change} from './projectCopy';
import {buildDir} from './site';

/** Title, in the next deploy, of a case study in both builds. */
export const NEXT_TITLE = {
  fr: 'Le numérique qui demande comment ça va',
  en: 'Digital care that listens',
} as const;

/** Slug of a renamed case study in the next deploy, and its new address. */
const NEXT_SLUG = 'nouvelle-adresse';
export const NEXT_PATH = `/work/${NEXT_SLUG}/`;

/** Simulates months of work on a copy: code, texts, slugs, pages. */
async function changeProject(dir: string): Promise<void> {
  await addCaseStudies(dir, 1);
  await change(dir, 'package.json', (text) =>
    text.replace(/"version": "[^"]+"/, '"version": "0.8.0"'),
  );
  for (const locale of ['fr', 'en'] as const) {
    await change(dir, mainStudy.file(locale), (text) =>
      text.replace(/^title: .*$/m, `title: ${NEXT_TITLE[locale]}`),
    );
    await change(dir, renamedStudy.file(locale), (text) =>
      text.replace(/^slug: .*$/m, `slug: ${NEXT_SLUG}${locale === 'fr' ? '' : '-en'}`),
    );
  }
  await rm(path.join(dir, path.dirname(frenchOnly.file('fr'))), {recursive: true});
  // Changes the team page's script.
  await change(dir, 'i18n/fr/code.json', (text) =>
    text.replace(/("team\.TeamPage\.alumni": \{\s*"message": ")/, '$1Depuis longtemps. '),
  );
  // Changes the shared script.
  await change(dir, 'src/routes.ts', (text) => `${text}\nexport const deploy = 'next';\n`);
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
  /** The worker's server, reset to serve its first build. */
  host: FaultyServer;
};
type WorkerFixtures = {
  /** Folder of the build to serve: the fixture site. */
  served: string;
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
  served: [buildDir, {option: true, scope: 'worker'}],
  sharedHost: [
    async ({served}, use) => {
      const host = await startFaultyServer(served);
      await use(host);
      await host.close();
    },
    {scope: 'worker'},
  ],
  next: [
    async ({}, use) => use(await buildFixture(NEXT)),
    {scope: 'worker', timeout: BUILD_TIMEOUT},
  ],
  services: [
    async ({}, use) => use(await buildFixture(SERVICES)),
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
