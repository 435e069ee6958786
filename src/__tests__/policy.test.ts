/** @jest-environment node */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  CONSENT_MONTHS,
  COOKIE_LIFETIME_MONTHS,
  MARKETING_DATA_YEARS,
  RETENTION_MONTHS,
} from '../constants';
import {locales, sourceLocale, type Locale} from '@site/e2e/fixture/src/lib/languages';
import {kept} from '../theme/CookieBanner/kept';
import {splitText} from '../lib/texts/data';
import {parseSource} from '@site/scripts/lib/literals';
import {CASE_STUDY_FIELD, type ContactField} from '../forms/contactFields';
import {plain, say} from '@site/scripts/__tests__/jest/words';

/*
 * The site as supplied: the legal texts must match the code: form fields, stored data,
 * third parties, retention. A new one fails these tests until the privacy policy mentions it.
 */

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const fileOf = (page: string, locale: Locale) =>
  locale === sourceLocale
    ? `src/pages/${page}.mdx`
    : `i18n/${locale}/docusaurus-plugin-content-pages/${page}.mdx`;

/** What a build may have, by the names that `<If>` takes. */
const parts = ['maps', 'weather', 'cloudinary', 'forms', 'films', 'consent'] as const;

/** The privacy policy of a build, or of an agency, for which these conditions hold. */
function policyWith(locale: Locale, there: readonly string[]): string {
  return read(fileOf('privacy-policy', locale))
    .replace(
      /<If (is|not)="([^"]+)">([\s\S]*?)<\/If>/g,
      (_all, kind: string, names: string, text: string) =>
        names.split(' ').some((name) => there.includes(name)) === (kind === 'is') ? text : '',
    )
    .replace(/[\s\u00A0\u202F]+/g, ' ');
}

/** What the privacy policy calls each field of the contact form. */
const sent: Record<ContactField | typeof CASE_STUDY_FIELD, Record<Locale, string>> = {
  purpose: {fr: 'l’objet de votre message', en: 'the purpose of your message'},
  email: {fr: 'votre adresse e-mail', en: 'your email address'},
  phone: {fr: 'votre téléphone', en: 'your phone number'},
  firstname: {fr: 'votre prénom', en: 'your first and'},
  lastname: {fr: 'votre nom', en: 'last names'},
  message: {fr: 'votre message ;', en: 'your message;'},
  [CASE_STUDY_FIELD]: {fr: 'le titre de l’étude de cas', en: 'the title of the case study'},
};

/** The modules of the site, without tests and the identity, whose addresses are links. */
const modules = readdirSync(path.join(root, 'src'), {recursive: true, encoding: 'utf8'})
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\/__tests__\/|^src\/site\.ts$/.test(name));

describe.each(locales)('the privacy policy in %s', (locale) => {
  const everything = policyWith(locale, parts);
  const nothing = policyWith(locale, []);

  it('names every storage key and cookie, and no others', () => {
    const names = [...kept.localStorage, ...kept.sessionStorage, ...kept.cookies].map((name) =>
      name.replace(/[.-]?\*$/, ''),
    );
    for (const text of [everything, nothing]) {
      const named = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
      expect(named.sort()).toEqual([...names].sort());
    }
  });

  it('lists every field of the contact form, and no others', () => {
    const [, list = ''] = /(?:Il nous transmet :|It sends us:) - (.+?)\. /.exec(everything) ?? [];
    const names = Object.values(sent).map((name) => name[locale]);
    for (const name of names) expect(list).toContain(name);
    for (const item of list.split(' - ')) {
      expect(names.filter((name) => item.includes(name))).not.toEqual([]);
    }
  });

  it('names the services that a build can use', () => {
    for (const name of ['Google Maps', 'YouTube', 'Vimeo', 'OpenWeather', 'Cloudinary']) {
      expect(everything).toContain(name);
    }
    expect(everything).toContain('<FormsHost/>');
    for (const text of [everything, nothing]) expect(text).toContain('OpenStreetMap');
  });

  it('omits services that this build does not use', () => {
    expect(nothing).not.toMatch(/OpenWeather|Cloudinary|FormsHost|Google|YouTube|Vimeo/);
    expect(policyWith(locale, ['weather'])).not.toMatch(/Cloudinary|FormsHost|Google|YouTube/);
  });

  it('says of a banner that has nothing to ask what it would ask', () => {
    expect(policyWith(locale, ['consent', 'idle-banner'])).toContain('Google Maps');
  });

  it('follows a server of the agency’s own, and the company that carries its e-mails', () => {
    expect(nothing).toContain('<Identity field="hostName"/>');
    const own = policyWith(locale, ['own-host', 'forms-mailer']);
    expect(own).not.toContain('<Identity field="hostName"/>');
    for (const field of ['logMonths', 'formsMailer']) {
      expect(own).toContain(`<Identity field="${field}"/>`);
    }
  });

  it('uses the buttons’ own labels', () => {
    for (const id of [
      'caseStudies.Video.play',
      'shell.Footer.cookies',
      'team.Visit.request',
      'team.Visit.submit',
    ] as const) {
      expect(everything).toMatch(new RegExp(`[«‘] ?${say(id, {}, locale)} ?[»’]`));
    }
  });

  it('states the limits of the code and of the specification', () => {
    const [month, year] = locale === 'fr' ? ['mois', 'ans'] : ['months', 'years'];
    expect(everything).toContain(`${CONSENT_MONTHS} ${month}`);
    expect(everything).toContain(`${COOKIE_LIFETIME_MONTHS} ${month}`);
    expect(everything).toContain(`${MARKETING_DATA_YEARS} ${year}`);
    const years = [...everything.matchAll(new RegExp(`(\\d+) ${year}`, 'g'))].map(([, n]) =>
      Number(n),
    );
    expect(Math.max(...years)).toBe(MARKETING_DATA_YEARS);
  });

  it('takes how long each form is kept from the table that erases it', () => {
    const [forms = ''] = everything.split(/## Cookies/);
    const kept = [...forms.matchAll(/<KeptFor form="([^"]+)"\/>/g)].map(([, form]) => form);
    expect([...new Set(kept)].sort()).toEqual(Object.keys(RETENTION_MONTHS).sort());
    expect(forms).not.toMatch(/\d+ (?:mois|ans|months|years)/);
  });
});

it('no other module stores anything on a visitor’s device', () => {
  const stores = /(?:local|session)Storage(?:OrNone)?\b|document\.cookie|indexedDB|\bcaches\./;
  const storing = modules
    .filter((file) => stores.test(read(file)))
    .filter((file) =>
      stores.test(
        // Comments aside.
        ts.transpileModule(read(file), {
          compilerOptions: {
            removeComments: true,
            jsx: ts.JsxEmit.Preserve,
            target: ts.ScriptTarget.ESNext,
          },
        }).outputText,
      ),
    );
  // The idea's say what they keep in src/idea/stored.ts.
  expect(storing.filter((file) => !file.startsWith('src/idea/')).sort()).toEqual([
    'src/features/navigation/scroll/arrival.ts',
    // The theme, before the application loads.
    'src/features/until-hydration/presses.ts',
    'src/features/weather/index.ts',
    // The theme chosen with the toggle.
    'src/hooks/useColourMode.ts',
    'src/hooks/useConsent.ts',
    // Reads the anti-forgery cookie.
    'src/lib/forms/http.ts',
    // The drafts of forms, in the tab's storage.
    'src/lib/storage.ts',
    // The editor, which no visitor opens: the version that a writer's unsaved work began on.
    'src/plugins/editor/bridge/kept.ts',
    'src/plugins/editor/bridge/start.ts',
    // Whether a choice about cookies is stored.
    'src/plugins/theme/index.ts',
    // Removes data left by third parties.
    'src/theme/CookieBanner/forget.ts',
    // Lists the keys.
    'src/theme/CookieBanner/kept.ts',
  ]);
});

it('the code names no hosts beyond those of the privacy policy', () => {
  const known: Readonly<Record<string, string>> = {
    'api.openweathermap.org': 'OpenWeather',
    'maps.googleapis.com': 'Google Maps',
    'maps.gstatic.com': 'Google Maps',
    'places.googleapis.com': 'Google Maps',
    'player.vimeo.com': 'Vimeo',
    'res.cloudinary.com': 'Cloudinary',
    'vimeo.com': 'Vimeo',
    'www.openstreetmap.org': 'OpenStreetMap',
    'www.youtube-nocookie.com': 'YouTube',
    'www.youtube.com': 'YouTube',
  };
  /** Namespaces, which are never requested, and examples. */
  const names =
    /^(?:schema\.org|www\.w3\.org|www\.sitemaps\.org|site\.invalid|www\.my-agency\.fr|(?:.+\.)?example\.org)$/;
  const hosts = new Set<string>();
  for (const file of modules.filter((name) => read(name).includes('://'))) {
    // The agency's own addresses are followed by visitors, never called by the code.
    if (['src/site.ts', 'src/statements.ts'].includes(file)) continue;
    // The writers' page, which visitors never load.
    if (file.startsWith('src/plugins/editor/')) continue;
    const visit = (node: ts.Node): void => {
      const {text} = node as {text?: unknown};
      if (typeof text === 'string' && !ts.isSourceFile(node)) {
        for (const [, host = ''] of text.matchAll(/https?:\/\/([a-z\d.-]+\.[a-z]+)/gi))
          hosts.add(host);
      }
      ts.forEachChild(node, visit);
    };
    visit(parseSource(file, read(file)));
  }
  const called = [...hosts].filter((host) => !names.test(host));
  expect(called.sort()).toEqual(Object.keys(known).sort());
  for (const locale of locales) {
    for (const name of Object.values(known)) {
      expect(policyWith(locale, parts)).toContain(name);
    }
  }
});

describe.each(locales)('the accessibility statement in %s', (locale) => {
  const source = read(fileOf('accessibility', locale));

  it.each(['none', 'partial', 'total'] as const)('says what the footer says: %s', (state) => {
    const id = `shell.links.accessibility.${state}` as const;
    const [, status = 'nothing'] = say(id, {}, locale).split(/: /);
    expect(plain(source)).toContain(`**${status}**`);
  });

  it('has every part of the form that French law sets, in its order', () => {
    const {body} = splitText(source);
    const headings = [...body.matchAll(/^(#{2,3}) (.*)$/gm)].map(([line]) => line);
    expect(headings).toHaveLength(13);
    if (locale !== 'fr') return;
    expect(headings.map(plain)).toEqual(
      [
        '## État de conformité',
        '### Résultats des tests',
        '## Contenus non accessibles',
        '### Non-conformités',
        '### Dérogations pour charge disproportionnée',
        '### Contenus non soumis à l’obligation d’accessibilité',
        '## Établissement de cette déclaration d’accessibilité',
        '### Technologies utilisées pour la réalisation du site web',
        '### Environnement de test',
        '### Les outils utilisés lors de l’évaluation',
        '### Pages du site ayant fait l’objet de la vérification de conformité',
        '## Retour d’information et contact',
        '## Voies de recours',
      ].map(plain),
    );
  });
});
