import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import {writeAtomically} from '../../../lib/files';
import {localeFacts, locales} from '../../../lib/locales';
import {MAPS_FRAME} from '../../../lib/maps';
import {throwProblems, type Problem} from '../../../lib/siteError';
import type {Redirect} from '../../../routes';
import {NGINX_FILE, nginxFile} from './nginx';
import {noFacts, readPage, type PageFacts} from './page';
import {configuredPictures, headerRules, headersFile, type Setting} from './policy';
import {SECURITY_TXT, securityTxt} from './securityTxt';

const AT_ONCE = 16;

/** Whether the folder holds all languages: half a site must not be published. */
export const isWhole = (buildDir: string): boolean =>
  locales.every((locale) =>
    existsSync(path.join(buildDir, localeFacts[locale].prefix, 'index.html')),
  );

/** Every file of the build, by its path from there. */
async function filesOf(buildDir: string): Promise<string[]> {
  const entries = await readdir(buildDir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(buildDir, path.join(parentPath, name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/** Adds digests to the pages, and collects the facts that the policy depends on. */
async function protectPages(
  buildDir: string,
  files: readonly string[],
  setting: Setting,
): Promise<PageFacts> {
  const digests = new Map<string, string>();
  const digestOf = (address: string) => {
    const file = path.join(buildDir, new URL(address, setting.SITE_URL).pathname);
    const digest =
      digests.get(file) ?? createHash('sha384').update(readFileSync(file)).digest('base64');
    digests.set(file, digest);
    return `sha384-${digest}`;
  };
  const reader = {
    siteOrigin: new URL(setting.SITE_URL).origin,
    pictureOrigins: configuredPictures(setting),
    digestOf,
  };
  const facts = noFacts();
  const problems: Problem[] = [];

  async function protectPage(file: string): Promise<void> {
    const target = path.join(buildDir, file);
    const html = await readFile(target, 'utf8');
    // Google's frame has its own policy (plugins/maps).
    const isFrame = `/${file}`.includes(MAPS_FRAME);
    const page = readPage(html, isFrame ? noFacts() : facts, reader);
    if (page.html !== html) await writeAtomically(target, page.html);
    if (isFrame) return;
    for (const problem of page.problems) {
      const message = `the content security policy would block this part of the page. ${problem}.`;
      problems.push({file: `build/${file}`, message});
    }
  }
  const schedule = pLimit(AT_ONCE);
  const pages = files.filter((file) => file.endsWith('.html'));
  await Promise.all(pages.map((file) => schedule(() => protectPage(file))));
  throwProblems('Security', problems);
  // Style sheets also embed small pictures.
  facts.hasDataPictures ||= files.some(
    (file) =>
      file.endsWith('.css') &&
      readFileSync(path.join(buildDir, file), 'utf8').includes('data:image/'),
  );
  return facts;
}

/**
 * Adds digests to the pages of a whole site, then writes `_headers`, nginx’s file and security.txt.
 *
 * @throws SiteError that lists what the site’s policy would block
 */
export async function protectSite(
  buildDir: string,
  setting: Setting,
  redirects: readonly Redirect[],
): Promise<void> {
  const files = await filesOf(buildDir);
  const rules = headerRules(setting, await protectPages(buildDir, files, setting));
  const addresses = files.map((file) => `/${file}`);
  await Promise.all([
    writeAtomically(path.join(buildDir, '_headers'), headersFile(rules, addresses)),
    writeAtomically(path.join(buildDir, NGINX_FILE), nginxFile(setting, rules, redirects)),
    writeAtomically(path.join(buildDir, SECURITY_TXT), securityTxt(setting.SITE_URL)),
  ]);
}
