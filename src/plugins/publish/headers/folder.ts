import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {mkdir, readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeFacts, locales, type Locale} from '../../../lib/locales';
import {MAPS_FRAME} from '../../../lib/maps';
import {throwProblems, type Problem} from '../../../lib/siteError';
import {atOnce} from '../../../lib/atOnce';
import {writeWhole} from '../../../lib/files';
import {parseRedirects} from '../files';
import {NGINX_FILE, nginxFile} from './nginx';
import {mergeFacts, noFacts, readPage, withIntegrity, type PageFacts} from './page';
import {configuredPictures, headerRules, headersFile, type Setting} from './policy';
import {SECURITY_TXT, securityTxt} from './securityTxt';

/** How many pages are read at once. */
const AT_ONCE = 16;

const rootOf = (locale: Locale) => `${localeFacts[locale].prefix.slice(1)}`;

/** Languages whose pages are in the folder. */
export function languagesIn(buildDir: string): Locale[] {
  return locales.filter((locale) => existsSync(path.join(buildDir, rootOf(locale), 'index.html')));
}

/** Whether the folder holds the site in every language. */
export const isWhole = (buildDir: string): boolean =>
  languagesIn(buildDir).length === locales.length;

/** The files of a kind in a folder, from it. */
async function filesOf(buildDir: string, ending: '.html' | '.css'): Promise<string[]> {
  const files = await readdir(buildDir, {recursive: true});
  return files
    .filter((file) => file.endsWith(ending))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** The path of an address in the build, without what follows it. */
const fileOf = (address: string) => new URL(address, 'http://site.invalid/').pathname;

/** Digests of files, each made once. */
function createDigests(buildDir: string) {
  const known = new Map<string, string>();
  return (address: string): string => {
    const file = fileOf(address);
    const digest =
      known.get(file) ??
      createHash('sha384')
        .update(readFileSync(path.join(buildDir, file)))
        .digest('base64');
    known.set(file, digest);
    return `sha384-${digest}`;
  };
}

/** Google's frame, which has a policy of its own (plugins/maps). */
const isFrame = (file: string) => `/${file}`.includes(MAPS_FRAME);

function faultsOf(file: string, facts: PageFacts, setting: Setting): Problem[] {
  const known = configuredPictures(setting);
  const strangers = [...facts.pictures].filter((origin) => !known.includes(origin));
  return [
    ...facts.faults,
    ...strangers.map(
      (origin) => `it shows a picture or film from ${origin}: put the file into the project`,
    ),
  ].map((message) => ({
    file: `build/${file}`,
    message: `the content security policy would block this part of the page. ${message}.`,
  }));
}

/**
 * Puts the digests into the pages, and says what they ask of a browser.
 *
 * @throws SiteError that lists what the site's policy would block
 */
async function protectPages(buildDir: string, setting: Setting): Promise<PageFacts> {
  const digestOf = createDigests(buildDir);
  const limit = atOnce(AT_ONCE);
  const problems: Problem[] = [];
  const facts = await Promise.all(
    (await filesOf(buildDir, '.html')).map((file) =>
      limit(async () => {
        const target = path.join(buildDir, file);
        const html = await readFile(target, 'utf8');
        const found = readPage(html, new URL(setting.SITE_URL).origin);
        const guarded = withIntegrity(html, found.guarded, digestOf);
        if (guarded !== html) {
          await writeWhole(target, guarded);
        }
        if (isFrame(file)) {
          return noFacts();
        }
        problems.push(...faultsOf(file, found, setting));
        return found;
      }),
    ),
  );
  throwProblems('Security', problems);
  const merged = mergeFacts(facts);
  // Style sheets hold small pictures too.
  merged.hasDataPictures ||= (await filesOf(buildDir, '.css')).some((file) =>
    readFileSync(path.join(buildDir, file), 'utf8').includes('data:image/'),
  );
  return merged;
}

/**
 * Protects a site whose languages are all there: digests in its pages, then what is made from
 * all of them: `_headers`, the configuration of nginx, security.txt. Once more, and nothing
 * changes.
 *
 * @throws SiteError that lists what the site's policy would block
 */
export async function protectSite(buildDir: string, setting: Setting): Promise<void> {
  const rules = headerRules(setting, await protectPages(buildDir, setting));
  const redirects = parseRedirects(await readFile(path.join(buildDir, '_redirects'), 'utf8'));
  await mkdir(path.join(buildDir, path.dirname(SECURITY_TXT)), {recursive: true});
  await Promise.all([
    writeWhole(path.join(buildDir, '_headers'), headersFile(rules)),
    writeWhole(path.join(buildDir, NGINX_FILE), nginxFile(setting, rules, redirects)),
    writeWhole(path.join(buildDir, SECURITY_TXT), securityTxt(setting.SITE_URL)),
  ]);
}
