import {execFileSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {placeOf} from '../../../lib/siteError';
import {checkTranslations} from '../check';
import {markDone} from '../mark';

export const CODE = 'i18n/en/code.json';
export const CODE_FR = 'i18n/fr/code.json';
export const HERO = 'src/features/Hero.tsx';
export const STUDY = 'blog/2024-01-01-hopital/index.mdx';
export const STUDY_EN = 'i18n/en/docusaurus-plugin-content-blog/2024-01-01-hopital/index.mdx';
export const LEGAL = 'src/pages/legal.mdx';
export const LEGAL_EN = 'i18n/en/docusaurus-plugin-content-pages/legal.mdx';
export const TEAM_EN = 'i18n/en/docusaurus-plugin-content-blog/authors.yml';
export const SIDEBAR_FR = 'i18n/fr/docusaurus-plugin-content-docs/current.json';
export const SIDEBAR_EN = 'i18n/en/docusaurus-plugin-content-docs/current.json';
export const GUIDE = 'docs/index.md';
export const GUIDE_EN = 'i18n/en/docusaurus-plugin-content-docs/current/index.md';
export const EXCEPTIONS = 'i18n/en/exceptions.json';
export const SOURCES = 'i18n/en/sources.json';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A small site with one of every kind of translation, complete in both languages. */
const files: Readonly<Record<string, string>> = {
  [HERO]: `import {Translate, translate} from '../lib/translate';

export const label = () => translate({id: 'home.Hero.minutes'}, {minutes: 2});

export const Hero = () => (
  <h1>
    <Translate id="home.Hero.title" />
    {translate({id: 'home.Hero.menu'})}
  </h1>
);
`,
  [CODE_FR]: json({
    'home.Hero.menu': {message: 'Menu', description: 'The menu.'},
    'home.Hero.minutes': {
      message: 'Lu en {minutes} minute|Lu en {minutes} minutes',
      description: 'How long it takes.',
    },
    'home.Hero.title': {message: 'Prendre soin', description: 'The big title.'},
  }),
  [CODE]: json({
    'home.Hero.menu': {message: 'Menu', description: 'The menu.'},
    'home.Hero.minutes': {
      message: '{minutes} minute|{minutes} minutes',
      description: 'How long it takes.',
    },
    'home.Hero.title': {message: 'Taking care', description: 'The big title.'},
  }),
  [SIDEBAR_FR]: json({
    'sidebar.handbook.category.write': {message: 'Écrire', description: 'Above the pages.'},
  }),
  [SIDEBAR_EN]: json({'sidebar.handbook.category.write': {message: 'Write'}}),
  'blog/authors.yml': `anne:
  name: A. L.
  title: Design de service
  description: 'Regarde les files d’attente.'
`,
  [TEAM_EN]: `anne:
  name: A. L.
  title: Service design
  description: 'Watches queues.'
`,
  [STUDY]: `---
title: "L’hôpital : expliquer"
slug: hopital
description: "Des repères simples."
sample: true
---

## En bref

Nous avons passé trois jours dans un service, sans rien proposer ni rien dessiner.

![Le plan du service](./plan.png)

## Les enjeux

Voir [la méthode](/team/) et [ce guide](https://example.org/fr).

\`\`\`bash
npm start
\`\`\`
`,
  [STUDY_EN]: `---
title: "The hospital: explaining"
slug: hopital-en
description: "Simple markers."
sample: true
---

## In short

We spent three days on a ward, and neither proposed nor drew anything at all.

![The plan of the ward](./plan.png)

## Challenges

See [the method](/team/) and [this guide](https://example.org/en).

\`\`\`bash
npm start
\`\`\`
`,
  'blog/2020-01-01-reste/index.mdx': '---\ntitle: Reste en français\n---\n\nUn texte.\n',
  [LEGAL]: `---
title: Mentions légales
---

Ce site est publié par <Identity field="name"/>.
`,
  [LEGAL_EN]: `---
title: Legal notice
---

This site is published by <Identity field="name"/>.
`,
  [GUIDE]: '---\ntitle: Le guide\n---\n\nVoir [Traduire](index.md#ici).\n',
  [GUIDE_EN]: '---\ntitle: The guide\n---\n\nSee [Translate](index.md#here).\n',
  [EXCEPTIONS]: json({
    untranslated: {'blog/2020-01-01-reste/index.mdx': 'By the owner’s wish.'},
    sameAsFrench: {[`${CODE}#home.Hero.menu`]: 'The same word in both languages.'},
  }),
};

/** A temporary site that a test may change. */
export type Project = {
  dir: string;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  /** Replaces text in a file; throws when it is missing. */
  change: (file: string, from: string | RegExp, to: string) => Promise<void>;
  remove: (file: string) => Promise<void>;
  /** Returns the check's output as `file:line:column: message`. */
  problems: () => Promise<string[]>;
  /** Makes it a git repository with one commit. */
  commit: () => void;
  end: () => Promise<void>;
};

/** Writes the small site and marks all its translations as up to date. */
export async function makeProject(): Promise<Project> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'translations-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
    await writeFile(path.join(dir, file), text);
  };
  const read = (file: string) => readFile(path.join(dir, file), 'utf8');
  for (const [file, text] of Object.entries(files)) await write(file, text);
  const {refused} = await markDone(dir, [
    STUDY_EN,
    LEGAL_EN,
    GUIDE_EN,
    ...[CODE, SIDEBAR_EN, TEAM_EN].map((file) => `${file}#all`),
  ]);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
      cwd: dir,
    });
  return {
    dir,
    read,
    write,
    change: async (file, from, to) => {
      const before = await read(file);
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not hold ${String(from)}.`);
      await write(file, after);
    },
    remove: (file) => rm(path.join(dir, file), {recursive: true}),
    problems: async () =>
      (await checkTranslations(dir)).problems.map(
        (problem) => `${placeOf(problem)}: ${problem.message}`,
      ),
    commit: () => {
      git('init', '-q');
      git('add', '-A');
      git('commit', '-qm', 'All');
    },
    end: () => rm(dir, {recursive: true, force: true}),
  };
}
