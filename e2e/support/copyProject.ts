import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {projectRoot} from '../../src/lib/project';
import {caseStudiesDir, caseStudyIds} from '../../src/lib/texts/folders';

/** Files a build reads. */
const SOURCES = [
  'blog',
  'i18n',
  'src',
  'static',
  'docs',
  'scripts',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

export type ProjectCopy = {dir: string; remove: () => Promise<void>};

/**
 * Links this project's packages into a copy.
 *
 * @param ownCache starts with empty caches (`node_modules/.cache`). Otherwise the copy shares
 *   this project's, and a build must set `DOCUSAURUS_NO_PERSISTENT_CACHE`.
 */
export async function linkPackages(dir: string, {ownCache = false} = {}): Promise<void> {
  const packages = path.join(projectRoot, 'node_modules');
  const target = path.join(dir, 'node_modules');
  if (!ownCache) {
    await symlink(packages, target);
    return;
  }
  await mkdir(path.join(target, '.cache'), {recursive: true});
  for (const name of await readdir(packages)) {
    if (name !== '.cache') await symlink(path.join(packages, name), path.join(target, name));
  }
}

/** Copies the project, with the same packages. */
export async function copyProject(options: {ownCache?: boolean} = {}): Promise<ProjectCopy> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'site-'));
  for (const source of SOURCES) {
    await cp(path.join(projectRoot, source), path.join(dir, source), {recursive: true});
  }
  await linkPackages(dir, options);
  return {dir, remove: () => rm(dir, {recursive: true, force: true})};
}

/** A generated case study's date, before the real ones. */
const dateOfStudy = (number: number): string =>
  new Date(Date.UTC(2019, 0, number)).toISOString().slice(0, 10);

const ENGLISH = caseStudiesDir('en');

/** The folder of the newest translated case study, and the sectors of all. */
async function modelOf(dir: string): Promise<{model: string; sectors: string[]}> {
  const ids = caseStudyIds(dir, 'fr');
  const model = ids.findLast((id) => existsSync(path.join(dir, ENGLISH, id, 'index.mdx')));
  if (model === undefined) throw new Error(`${dir} has no translated case study to copy.`);
  const sectors = await Promise.all(
    ids.map(async (id) => {
      const text = await readFile(path.join(dir, 'blog', id, 'index.mdx'), 'utf8');
      return /^sector: (.*)$/m.exec(text)?.[1] ?? '';
    }),
  );
  return {model, sectors: [...new Set(sectors)]};
}

/**
 * Generates case studies from the newest translated one: same text and pictures, another title,
 * slug, date and sector.
 */
export async function addCaseStudies(dir: string, count: number): Promise<void> {
  const {model, sectors} = await modelOf(dir);
  for (let number = 1; number <= count; number += 1) {
    const date = dateOfStudy(number);
    const name = `${date}-essai-${number}`;
    for (const folder of ['blog', ENGLISH]) {
      const target = path.join(dir, folder, name);
      const text = await readFile(path.join(dir, folder, model, 'index.mdx'), 'utf8');
      await mkdir(target, {recursive: true});
      await writeFile(
        path.join(target, 'index.mdx'),
        text
          .replace(/^title: .*$/m, `title: Essai ${number}`)
          .replace(/^slug: .*$/m, `slug: essai-${number}${folder === 'blog' ? '' : '-en'}`)
          .replace(/^date: .*$/m, `date: ${date}`)
          .replace(/^sector: .*$/m, `sector: ${sectors[number % sectors.length]}`),
      );
      if (folder === 'blog') {
        await cp(path.join(dir, folder, model), target, {
          recursive: true,
          filter: (source) => !source.endsWith('.mdx'),
        });
      }
    }
  }
}
