import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type {Environment} from '../../../lib/environment';
import {filesIn, writeAtomically} from '../../../lib/files';
import {localeFacts, locales} from '../../../lib/locales';
import {throwProblems, type Problem} from '../../../lib/siteError';
import type {Redirect} from '../../../routes';
import {MAPS_FRAME} from '../../../lib/mapsFrame';
import {NGINX_FILE, nginxFile} from './nginx';
import {readPage, sumOf, type PageFacts} from './page';
import {configuredPictures, headerRules, headersFile} from './policy';

const AT_ONCE = 16;

/** Whether the folder holds all languages: half a site must not be published. */
export const isWhole = (buildDir: string): boolean =>
  locales.every((locale) =>
    existsSync(path.join(buildDir, localeFacts[locale].prefix, 'index.html')),
  );

/** Collects the facts of the pages that the policy depends on. */
async function readPages(
  buildDir: string,
  files: readonly string[],
  setting: Environment,
): Promise<PageFacts> {
  const reader = {
    siteOrigin: new URL(setting.SITE_URL).origin,
    pictureOrigins: configuredPictures(setting),
  };
  const problems: Problem[] = [];
  // Google's frame has its own policy (plugins/maps).
  const pages = files.filter((file) => file.endsWith('.html') && !`/${file}`.includes(MAPS_FRAME));
  const schedule = pLimit(AT_ONCE);
  const read = async (file: string) => {
    const page = readPage(await readFile(path.join(buildDir, file), 'utf8'), reader);
    for (const problem of page.problems) {
      const message = `the content security policy would block this part of the page. ${problem}.`;
      problems.push({file: `build/${file}`, message});
    }
    return page.facts;
  };
  const facts = sumOf(await Promise.all(pages.map((file) => schedule(() => read(file)))));
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
 * Writes the headers of a whole site, for Netlify and for nginx.
 *
 * @throws SiteError that lists what the site’s policy would block
 */
export async function writeHeaders(
  buildDir: string,
  setting: Environment,
  redirects: readonly Redirect[],
): Promise<void> {
  const files = filesIn(buildDir);
  const rules = headerRules(setting, await readPages(buildDir, files, setting));
  const addresses = files.map((file) => `/${file}`);
  await Promise.all([
    writeAtomically(path.join(buildDir, '_headers'), headersFile(rules, addresses)),
    writeAtomically(path.join(buildDir, NGINX_FILE), nginxFile(setting, rules, redirects)),
  ]);
}
