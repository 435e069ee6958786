import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isoDay} from '../../src/lib/day';
import {integrations, readEnvironment} from '../../src/lib/environment';
import {locales, sourceLocale, type Locale} from '../../src/lib/locales';
import {placeAt, SiteError, type Problem} from '../../src/lib/siteError';
import {filesIn} from '../../src/lib/files';
import {capitalise} from '../../src/lib/text';
import {caseStudiesDir, handbookDir, pagesDir} from '../../src/lib/texts/folders';
import {languageName, translatedLocales} from '../../src/lib/texts/translated';
import {securityExpires} from '../../src/plugins/publish/securityTxt';
import {isOwn} from '../../src/plugins/pages/own';
import {pageFields, studyFields} from '../../src/plugins/texts/read';
import {literalsOf} from './literals';
import {checkLeftovers} from './leftovers';

/** The agency's identity, and the facts of its statements. */
const SITE = 'src/site.ts';
const STATEMENTS = 'src/statements.ts';

/** The handbook's page about the variables. */
const INTEGRATIONS = 'docs/integrations.md';

/** Reserved example domains (RFC 2606) and fictional French phone numbers (ARCEP). */
const FICTION =
  /\bexample\.(?:org|com|net)\b|\.(?:example|invalid|test)\b|(?:\+33\s?|0)(?:1[\s.]?99[\s.]?00|2[\s.]?61[\s.]?91|3[\s.]?53[\s.]?01|4[\s.]?65[\s.]?71|5[\s.]?36[\s.]?49|6[\s.]?39[\s.]?98)/;

const shown = (value: string | number | boolean) =>
  typeof value === 'string' ? `"${value}"` : String(value);

type Literals = ReturnType<typeof literalsOf>;

/** Finds example values in the agency's identity, marked or recognised as fictional. */
const checkIdentity = (file: string, literals: Literals): Problem[] =>
  literals.flatMap(({path: names, value, place, isExample}): Problem[] => {
    if (!isExample && !FICTION.test(String(value))) return [];
    const field = names.join('.');
    const message = isExample
      ? `${field} is still the example ${shown(value)}: write your own, without example( ).`
      : `${field} is ${shown(value)}, which is fictional, like any address at example.org or number such as 01 99 00 …: write your own.`;
    return [{file, ...place, message}];
  });

const literalAt = (literals: Literals, field: string) =>
  literals.find(({path: names}) => names.join('.') === field);

/** Checks that the promised accessibility audit is still to come. */
function checkAudit(facts: Literals, now: Date): Problem[] {
  const found = literalAt(facts, 'accessibility.promised');
  if (!found || String(found.value) >= isoDay(now)) return [];
  const message = `accessibility.promised is ${shown(found.value)}, which is past: the accessibility statement promises an audit by that day. Write its result here, in src/pages/accessibility.mdx and in its translation, and promise another day.`;
  return [{file: STATEMENTS, ...found.place, message}];
}

/** What each state of conformity asks of the audit (RGAA, « Obligations légales »). */
const LEAST_RATES: Readonly<Record<string, number>> = {partial: 0.5, total: 1};

/** Checks that the audit bears the state of conformity that the statement declares. */
function checkConformity(literals: Literals, facts: Literals): Problem[] {
  const found = literalAt(literals, 'accessibility');
  const least = LEAST_RATES[String(found?.value)];
  if (!found || least === undefined) return [];
  const valueOf = (name: string) => literalAt(facts, `accessibility.${name}`)?.value;
  const [met, applicable] = [Number(valueOf('audit.met')), Number(valueOf('audit.applicable'))];
  const base = `accessibility is ${shown(found.value)}, but`;
  const messages = [
    ...(met / applicable >= least
      ? []
      : [
          `${base} the audit found that ${met} criteria of ${applicable} are met, and this state asks for ${least * 100}% of them: write the state that the audit bears, 'none' or 'partial'.`,
        ]),
    ...(valueOf('screenReaders.0') === undefined
      ? [
          `${base} accessibility.screenReaders of ${STATEMENTS} is empty: an audit counts only with the screen readers that the RGAA names. Write those of the audit, with their browsers and versions, or 'none'.`,
        ]
      : []),
  ];
  return messages.map((message) => ({file: SITE, ...found.place, message}));
}

/** Reports a cookie banner that asks for nothing. */
function checkBanner(
  literals: Literals,
  variables: Readonly<Record<string, string | undefined>>,
): Problem[] {
  const found = literalAt(literals, 'cookieBanner');
  if (found?.value !== 'always' || readEnvironment(variables).MAPS_KEY) return [];
  const message = `cookieBanner is "always", and MAPS_KEY is not set: every visitor has to answer a banner that has nothing to ask. Write 'when-needed'.`;
  return [{file: SITE, ...found.place, message}];
}

const MEASURED = 'src/measured.json';

/** How to measure again. */
const MEASURE =
  'build with npm run build, run npm run measure, then build again and commit the file.';

/** In days: a review of the weight of pages is due by then. */
const MEASURED_FOR = 365;

/** Checks that the figures of the statements are of this site, of this version, and recent. */
function checkMeasured(siteDir: string, literals: Literals, now: Date): Problem[] {
  const text = readFileSync(path.join(siteDir, MEASURED), 'utf8');
  const {site, version, date} = JSON.parse(text) as Record<'site' | 'version' | 'date', string>;
  const present = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const report = (field: string, severity: Problem['severity'], message: string): Problem[] => [
    {file: MEASURED, ...placeAt(text, text.indexOf(`"${field}"`)), severity, message},
  ];
  const name = literalAt(literals, 'name')?.value;
  if (site !== name) {
    const message = `the figures are those of ${shown(site)}, so the pages about ecodesign and accessibility leave them out: ${MEASURE}`;
    return report('site', 'error', message);
  }
  const days = (now.getTime() - Date.parse(date)) / 86_400_000;
  if (version === present.version && days <= MEASURED_FOR) return [];
  const message = `the figures are of ${date}, version ${version}: ${MEASURE}`;
  return report('date', 'warning', message);
}

/** Days of notice before security.txt expires. */
const SECURITY_NOTICE = 60;

/** Checks that security.txt has not expired (RFC 9116, 2.5.5). */
function checkSecurity(literals: Literals, now: Date): Problem[] {
  const found = literalAt(literals, 'security.reviewed');
  if (!found) return [];
  const expires = securityExpires(String(found.value));
  const today = now.toISOString().slice(0, 10);
  const base = {file: SITE, ...found.place};
  if (Number.isNaN(expires.getTime())) {
    const message = `security.reviewed is ${shown(found.value)}, which is not a date: write the day you checked that security.email is read, such as '${today}'.`;
    return [{...base, message}];
  }
  const days = (expires.getTime() - now.getTime()) / 86_400_000;
  if (days > SECURITY_NOTICE) return [];
  const until = expires.toISOString().slice(0, 10);
  const message = `security.reviewed is ${shown(found.value)}: /.well-known/security.txt ${days < 0 ? 'has expired' : 'expires'} on ${until}. Check that security.email is read, then write today's date, '${today}'.`;
  return [{...base, message, severity: days < 0 ? 'error' : 'warning'}];
}

/** The fields of the case studies, in each language. */
type Studies = ReturnType<typeof studyFields>;

/** Finds the sample case studies, in each language. */
const checkSamples = (studies: Studies): Problem[] =>
  studies.flatMap(({file, fields, places}): Problem[] => {
    if (fields.sample !== true) return [];
    const message = `a sample text: delete the folder ${path.posix.dirname(file)}, or write a real case study there and remove the line "sample: true".`;
    return [{file, ...places.ofKey(['sample']), message}];
  });

/** The fields of the pages that are files alone, in each language. */
type OwnPages = ReturnType<typeof pageFields>;

const ownPagesIn = (siteDir: string, locale: Locale): OwnPages =>
  pageFields(siteDir, locale).filter(({name}) => isOwn({kind: 'page', name}));

/** Lists the case studies and pages that were to be read again by now, in each language. */
const checkReviews = (
  texts: ReadonlyArray<Pick<Studies[number], 'file' | 'fields' | 'places'>>,
  now: Date,
): Problem[] =>
  texts.flatMap(({file, fields: {review}, places}): Problem[] => {
    if (typeof review !== 'string' || review > isoDay(now)) return [];
    const message = `review is ${review}: read the text again, correct what is no longer true, then write the next day to do so, or remove the line.`;
    return [{file, ...places.ofKey(['review']), severity: 'warning', message}];
  });

/** Lists the pages that a language lacks, and that do not say so. */
function checkUntranslated(ownPages: OwnPages): Problem[] {
  const namesIn = (locale: Locale) =>
    ownPages.filter(({file}) => file.startsWith(`${pagesDir(locale)}/`)).map(({name}) => name);
  const originals = ownPages.filter(({file}) => file.startsWith(`${pagesDir(sourceLocale)}/`));
  return translatedLocales.flatMap((locale) => {
    const translated = namesIn(locale);
    return originals
      .filter(({name, fields}) => !translated.includes(name) && fields.lang === undefined)
      .map(({name, file}): Problem => {
        const [own, source] = [languageName(locale), languageName(sourceLocale)];
        const message = `the ${own} site shows this page in ${source}, and links to it from no bar, menu or footer: write ${pagesDir(locale)}/${name}, or lang: ${sourceLocale} in the front matter if ${source} is its only language.`;
        return {file, severity: 'warning', message};
      });
  });
}

/** A case study that a page names, by its folder or by its address. */
const NAMED_STUDY = /(?<=\bblog\/)\d{4}-\d\d-\d\d-[a-z\d-]+|(?<=\/work\/)[a-z\d-]+(?=\/)/g;

/** The handbook's own example, which is no case study of any agency. */
const HANDBOOK_EXAMPLE = /^(?:\d{4}-\d\d-\d\d-)?maison-de-repos(?:-en)?$/;

/** Finds pages of the handbook that teach with a case study which is no longer there. */
function checkHandbook(siteDir: string, studies: Studies): Problem[] {
  const known = new Set(studies.flatMap(({id, fields}) => [id, fields.slug]));
  return (
    filesIn(siteDir, locales.map(handbookDir))
      // The results are of the site as it was measured.
      .filter((file) => /\.mdx?$/.test(file) && !file.endsWith('/results.md'))
      .flatMap((file) => {
        const text = readFileSync(path.join(siteDir, file), 'utf8');
        return [...text.matchAll(NAMED_STUDY)]
          .filter(([name]) => !known.has(name) && !HANDBOOK_EXAMPLE.test(name))
          .map(({0: name, index}): Problem => ({
            file,
            ...placeAt(text, index),
            severity: 'warning',
            message: `the handbook names the case study "${name}", which is not in ${caseStudiesDir(sourceLocale)}/: name one of yours, or the handbook's own example, maison-de-repos.`,
          }));
      })
  );
}

/** Finds integrations without a key: errors for required ones, warnings for others. */
function checkIntegrations(
  siteDir: string,
  variables: Readonly<Record<string, string | undefined>>,
): Problem[] {
  const environment = readEnvironment(variables);
  const handbook = readFileSync(path.join(siteDir, INTEGRATIONS), 'utf8').split('\n');
  return integrations
    .filter(({isSet}) => !isSet(environment))
    .map(({name, variable, isNeeded, without, write}) => {
      const line = handbook.findIndex((row) => row.startsWith('## ') && row.includes(variable));
      const found = variables[variable];
      return {
        file: INTEGRATIONS,
        line: line + 1 || 1,
        column: 1,
        severity: isNeeded ? 'error' : 'warning',
        message: `${variable} (${name}) is ${found ? `"${found}"` : 'not set'}: ${without}. Write ${write}.`,
      };
    });
}

/** The handbook's page about the policies. */
const SECURITY = 'docs/security.md';

/**
 * Warns when Google's script runs in the origin where the editor keeps its token, unless the host
 * gives the editor a name of its own, which no variable tells.
 */
function checkEditor(
  siteDir: string,
  variables: Readonly<Record<string, string | undefined>>,
): Problem[] {
  const {EDITOR_REPO, MAPS_KEY} = readEnvironment(variables);
  if (!EDITOR_REPO || !MAPS_KEY) return [];
  const handbook = readFileSync(path.join(siteDir, SECURITY), 'utf8').split('\n');
  const line = handbook.findIndex((row) => row.startsWith('### The editor')) + 1;
  const message =
    'MAPS_KEY and EDITOR_REPO are both set: Google’s script runs in the origin where the editor keeps the token that may change the repository. Serve /admin/ from a host name of its own, as this section says; ignore this warning once you do.';
  return [{file: SECURITY, line: line || 1, column: 1, severity: 'warning', message}];
}

/**
 * Lists what remains before launch: example identity values, statements that the facts do not bear,
 * sample case studies, texts to read again, pages without a translation, pages of the handbook about
 * case studies that are gone, integrations without a key, and what the last build still carries of
 * the identity that it came with.
 *
 * @param siteDir absolute
 * @param variables of the environment, as the build will have them
 * @param now a parameter for tests
 * @throws SiteError when a variable is wrong, or a file can't be parsed
 */
export function checkLaunch(
  siteDir: string,
  variables: Readonly<Record<string, string | undefined>>,
  now = new Date(),
): Problem[] {
  const read = (file: string, name: string) => {
    const literals = literalsOf(file, readFileSync(path.join(siteDir, file), 'utf8'), name);
    if (literals.length > 0) return literals;
    const type = capitalise(name);
    throw new SiteError(
      `${file} declares no "${name}" with values in it: write export const ${name}: ${type} = {…}.`,
    );
  };
  const literals = read(SITE, 'site');
  const facts = read(STATEMENTS, 'statements');
  const studies = locales.flatMap((locale) => studyFields(siteDir, locale));
  const ownPages = locales.flatMap((locale) => ownPagesIn(siteDir, locale));
  return [
    ...checkIdentity(SITE, literals),
    ...checkIdentity(STATEMENTS, facts),
    ...checkSecurity(literals, now),
    ...checkAudit(facts, now),
    ...checkConformity(literals, facts),
    ...checkBanner(literals, variables),
    ...checkMeasured(siteDir, literals, now),
    ...checkSamples(studies),
    ...checkReviews([...studies, ...ownPages], now),
    ...checkUntranslated(ownPages),
    ...checkHandbook(siteDir, studies),
    ...checkIntegrations(siteDir, variables),
    ...checkEditor(siteDir, variables),
    ...checkLeftovers(siteDir),
  ];
}
