/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {imports} from '../../../package.json';
import {integrations, readEnvironment} from '../../../src/lib/environment';
import {isoDay} from '../../../src/lib/day';
import {placeOf} from '../../../src/lib/siteError';
import {checkLaunch} from '../launch';
import {writeFile, writeFiles} from './temporaryFiles';

const root = path.resolve(__dirname, '../../..');

/** Environment variables for the build of an agency's own site. */
const HOST = {SITE_URL: 'https://www.atelier-lune.fr'};

let dir: string;
const write = (file: string, text: string) => writeFile(path.join(dir, file), text);
beforeEach(() => {
  dir = writeFiles({
    'package.json': JSON.stringify({version: '1.2.3', imports}),
    'src/statements.ts': "export const statements = {accessibility: {promised: '2999-01-01'}};\n",
    'src/measured.json': `{"site": "Atelier Lune", "version": "1.2.3", "date": "${isoDay(new Date())}"}`,
    'docs/integrations.md': '# A\n\n## L’adresse : `SITE_URL`\n\n## `MAPS_KEY`\n',
    'src/site.ts': `const example = <T>(value: T): T => value;
export const site = {
  name: 'Atelier Lune',
  since: 1998,
  email: 'bonjour@atelier-lune.fr',
  phone: {display: '01 23 45 67 89'},
  projects: {prices: {project: 60_000}},
};
`,
  });
});

/** Returns the messages of one severity. */
const said = (variables: Record<string, string>, severity = 'error') =>
  checkLaunch(dir, variables)
    .filter((problem) => (problem.severity ?? 'error') === severity)
    .map((problem) => `${placeOf(problem)}: ${problem.message}`);

it('an agency’s own site has nothing left to do', () => {
  expect(said(HOST)).toEqual([]);
});

describe('content that is not the agency’s own is reported with its location and what to write', () => {
  const edit = (from: string, to: string) => {
    const text = readFileSync(path.join(dir, 'src/site.ts'), 'utf8');
    write('src/site.ts', text.replace(from, to));
  };

  it('values supplied with the site, or the agency’s own but still marked as an example', () => {
    edit("'Atelier Lune'", "example('Atelier Lune')");
    edit('1998', 'example(1998)');
    expect(said(HOST)).toEqual([
      'src/site.ts:3:17: name is still the example "Atelier Lune": write your own, without example( ).',
      'src/site.ts:4:18: since is still the example 1998: write your own, without example( ).',
    ]);
  });

  it.each([
    ['email', 'bonjour@atelier-lune.fr', 'bonjour@my-agency.example.org', '5:10'],
    ['phone.display', '01 23 45 67 89', '01 99 00 12 34', '6:20'],
    ['phone.display', '01 23 45 67 89', '+33199001234', '6:20'],
    ['phone.display', '01 23 45 67 89', '06.39.98.12.34', '6:20'],
  ])('%s reserved for fiction, although no longer marked: %s', (field, from, to, place) => {
    edit(from, to);
    expect(said(HOST)).toEqual([
      `src/site.ts:${place}: ${field} is "${to}", which is fictional, like any address at example.org or number such as 01 99 00 …: write your own.`,
    ]);
  });

  it.each([
    ['none', 3, 4, [], undefined],
    ['partial', 2, 4, ['NVDA'], undefined],
    ['total', 4, 4, ['NVDA'], undefined],
    [
      'partial',
      1,
      4,
      ['NVDA'],
      "the audit found that 1 criteria of 4 are met, and this state asks for 50% of them: write the state that the audit bears, 'none' or 'partial'.",
    ],
    [
      'total',
      4,
      4,
      [],
      "accessibility.screenReaders of src/statements.ts is empty: an audit counts only with the screen readers that the RGAA names. Write those of the audit, with their browsers and versions, or 'none'.",
    ],
  ] as const)(
    'a state of accessibility that the audit does not bear: %s, %i of %i, %j',
    (state, met, applicable, screenReaders, reason) => {
      edit('since: 1998,', `since: 1998, accessibility: '${state}',`);
      const accessibility = {audit: {met, applicable}, screenReaders};
      write('src/statements.ts', `const statements = ${JSON.stringify({accessibility})};\n`);
      expect(said(HOST)).toEqual(
        reason === undefined
          ? []
          : [`src/site.ts:4:31: accessibility is "${state}", but ${reason}`],
      );
    },
  );

  it('a cookie banner that has nothing to ask', () => {
    edit('since: 1998,', "since: 1998, cookieBanner: 'always',");
    expect(said(HOST)).toEqual([
      'src/site.ts:4:30: cookieBanner is "always", and MAPS_KEY is not set: every visitor has to answer a banner that has nothing to ask. Write \'when-needed\'.',
    ]);
    expect(said({...HOST, MAPS_KEY: 'abc123'})).toEqual([]);
  });

  it.each([
    [
      {site: 'Estran', version: '1.2.3', date: '2026-01-01'},
      'error: src/measured.json:2:3: the figures are those of "Estran", so the pages about ecodesign and accessibility leave them out: build with npm run build, run npm run measure, then build again and commit the file.',
    ],
    [
      {site: 'Atelier Lune', version: '1.2.2', date: isoDay(new Date())},
      expect.stringMatching(
        /^warning: src.measured\.json:4:3: the figures are of .*, version 1.2.2/,
      ),
    ],
    [
      {site: 'Atelier Lune', version: '1.2.3', date: '2020-01-01'},
      expect.stringMatching(/^warning: src.measured\.json:4:3: the figures are of 2020-01-01/),
    ],
  ])('figures of another site, version or year: %j', (measured, expected) => {
    write('src/measured.json', JSON.stringify(measured, null, 2));
    const lines = ['error', 'warning'].flatMap((severity) =>
      said(HOST, severity).map((line) => `${severity}: ${line}`),
    );
    expect(lines.filter((line) => line.includes('src/measured.json'))).toEqual([expected]);
  });

  it('a page of the handbook about a case study that is gone, whichever way it is named', () => {
    write('blog/2025-02-03-lune/index.mdx', '---\ntitle: A\nslug: la-lune\n---\n');
    write('docs/results.md', 'Of `/work/soleil/`.');
    write(
      'docs/write.md',
      'Open `blog/2025-02-03-lune/index.mdx`, at /work/la-lune/.\n`blog/2025-03-10-maison-de-repos/`, /work/…/\nThen `blog/2024-01-02-soleil/index.mdx`, [here](/work/soleil/).',
    );
    const message = (name: string) =>
      `the handbook names the case study "${name}", which is not in blog/: name one of yours, or the handbook's own example, maison-de-repos.`;
    expect(said(HOST, 'warning').filter((line) => line.startsWith('docs/write.md'))).toEqual([
      `docs/write.md:3:12: ${message('2024-01-02-soleil')}`,
      `docs/write.md:3:55: ${message('soleil')}`,
    ]);
  });

  it('a case study supplied with the site, in each language, also written on Windows', () => {
    const study = '---\ntitle: A\nsample: true # of the site\n---\n';
    const folders = [
      'blog/2024-01-01-a',
      'i18n/en/docusaurus-plugin-content-blog/2024-01-01-a',
      'i18n/en/docusaurus-plugin-content-blog/2024-01-01-b',
    ];
    folders.forEach((folder) => write(`${folder}/index.mdx`, study));
    write(`${folders[2]}/index.mdx`, study.replaceAll('\n', '\r\n'));
    write('blog/2025-01-01-b/index.mdx', '---\ntitle: B\nsample: false\n---\nsample: true\n');
    expect(said(HOST)).toEqual(
      folders.map(
        (folder) =>
          `${folder}/index.mdx:3:1: a sample text: delete the folder ${folder}, or write a real case study there and remove the line "sample: true".`,
      ),
    );
  });

  it('a case study that was to be read again by now', () => {
    const due = (day: string) => `---\ntitle: A\nreview: ${day}\n---\n`;
    write('blog/2024-01-01-a/index.mdx', due('2020-01-01'));
    write('blog/2025-01-01-b/index.mdx', due('2999-01-01'));
    expect(said(HOST, 'warning').filter((line) => line.startsWith('blog/'))).toEqual([
      'blog/2024-01-01-a/index.mdx:3:1: review is 2020-01-01: read the text again, correct what is no longer true, then write the next day to do so, or remove the line.',
    ]);
  });

  it('a page that is its file: to be read again by now, or in one language without saying so', () => {
    const pages = 'i18n/en/docusaurus-plugin-content-pages';
    write('src/pages/presse.mdx', '---\ntitle: Presse\nreview: 2020-01-01\n---\n');
    write('src/pages/emplois.mdx', '---\ntitle: Emplois\nlang: fr\n---\n');
    write('src/pages/chartes/son.mdx', '---\ntitle: Son\n---\n');
    write(`${pages}/chartes/son.mdx`, '---\ntitle: Sound\nreview: 2020-01-01\n---\n');
    const texts = /^(?:src\/pages|i18n)\//;
    expect(said(HOST, 'warning').filter((line) => texts.test(line))).toEqual([
      expect.stringMatching(/^src\/pages\/presse\.mdx:3:1: review is 2020-01-01: read/),
      expect.stringMatching(/\/chartes\/son\.mdx:3:1: review is 2020-01-01: read/),
      `src/pages/presse.mdx: the English site shows this page in French, and links to it from no bar, menu or footer: write ${pages}/presse.mdx, or lang: fr in the front matter if French is its only language.`,
    ]);
  });

  it('an unset address, at the line of the handbook that explains it', () => {
    expect(said({})).toEqual([
      'docs/integrations.md:3:1: SITE_URL (the address of the site) is not set: canonical links, the sitemap and shared pictures lead to a machine that visitors cannot reach. Write the address where the site is published, such as SITE_URL=https://www.my-agency.fr.',
    ]);
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:8080', 'https://www.my-agency.example.org'])(
    'an address that visitors cannot reach: %s',
    (url) => {
      expect(said({SITE_URL: url})).toEqual([
        expect.stringContaining(
          `docs/integrations.md:3:1: SITE_URL (the address of the site) is "${url}"`,
        ),
      ]);
    },
  );

  it('optional keys, as warnings', () => {
    const keys = said(HOST, 'warning').filter((line) => line.startsWith('docs/'));
    expect(keys.map((line) => line.replace(/ \(.*/, ''))).toEqual([
      'docs/integrations.md:1:1: FORMS_URL',
      'docs/integrations.md:1:1: WEATHER_KEY',
      'docs/integrations.md:5:1: MAPS_KEY',
      'docs/integrations.md:1:1: CLOUDINARY_CLOUD_NAME',
      'docs/integrations.md:1:1: HSTS_SUBDOMAINS',
      'docs/integrations.md:1:1: REPORT_URL',
      'docs/integrations.md:1:1: EDITOR_REPO',
    ]);
  });

  it('an editor that shares its origin with Google’s script', () => {
    write('docs/security.md', '# A\n\n### The editor, and the token that it keeps\n');
    const warned = (more: Record<string, string>) =>
      said({...HOST, ...more}, 'warning').filter((line) => line.startsWith('docs/security.md'));
    expect(warned({EDITOR_REPO: 'a/b'})).toEqual([]);
    expect(warned({MAPS_KEY: 'key'})).toEqual([]);
    expect(warned({EDITOR_REPO: 'a/b', MAPS_KEY: 'key'})).toEqual([
      expect.stringMatching(
        /^docs\/security\.md:3:1: MAPS_KEY and EDITOR_REPO are both set: .* host name of its own/,
      ),
    ]);
  });

  describe('a day in the identity', () => {
    const saidOn = (now: string) =>
      checkLaunch(dir, HOST, new Date(now))
        .filter(({file}) => ['src/site.ts', 'src/statements.ts'].includes(file))
        .map((problem) => `${problem.severity ?? 'error'}: ${problem.message}`);

    it('of the last review of security.txt, which expires after a year', () => {
      edit('since: 1998,', "since: 1998, security: {reviewed: '2025-12-01'},");
      expect(saidOn('2026-09-21')).toEqual([]);
      expect(saidOn('2026-11-21')).toEqual([
        expect.stringMatching(/^warning: .*security\.txt expires on 2026-11-30/),
      ]);
      expect(saidOn('2026-12-01')).toEqual([
        "error: security.reviewed is \"2025-12-01\": /.well-known/security.txt has expired on 2026-11-30. Check that security.email is read, then write today's date, '2026-12-01'.",
      ]);
    });

    it('that is no date', () => {
      edit('since: 1998,', "since: 1998, security: {reviewed: 'bientôt'},");
      expect(saidOn('2026-11-21')).toEqual([
        expect.stringMatching(/^error: security\.reviewed is "bientôt", which is not a date/),
      ]);
    });

    it('of a promised audit, once it is past', () => {
      write('src/statements.ts', "const statements = {accessibility: {promised: '2026-11-21'}};\n");
      const late: unknown = expect.stringContaining(
        'accessibility.promised is "2026-11-21", which is past',
      );
      expect(saidOn('2026-11-21')).not.toContainEqual(late);
      expect(saidOn('2026-11-22')).toContainEqual(late);
    });
  });

  it('a missing identity', () => {
    edit('const site', 'const agency');
    expect(() => said(HOST)).toThrow('src/site.ts declares no "site" with values in it');
  });
});

describe('the handbook', () => {
  it('explains each variable in the handbook', () => {
    const text = readFileSync(path.join(root, 'docs/integrations.md'), 'utf8');
    const headings = text.split('\n').filter((line) => line.startsWith('## '));
    for (const {variable} of integrations) {
      const own = headings.filter((line) => line.includes(variable));
      expect([variable, own.length]).toEqual([variable, 1]);
    }
    for (const variable of Object.keys(readEnvironment({}))) {
      expect(text).toContain(`\`${variable}\``);
    }
  });
});

describe('the command', () => {
  const run = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['--import', 'tsx', path.join(dir, 'scripts/check-launch.ts')], {
      cwd: dir,
      encoding: 'utf8',
      env: {PATH: process.env.PATH ?? '', ...env},
    });

  beforeEach(() => {
    const folders = [
      'scripts',
      'src/lib',
      'src/plugins',
      'src/vocabulary',
      'src/constants.ts',
      'src/routes.ts',
    ];
    for (const folder of folders) {
      cpSync(path.join(root, folder), path.join(dir, folder), {recursive: true});
    }
    for (const file of ['node_modules', 'tsconfig.json']) {
      symlinkSync(path.join(root, file), path.join(dir, file));
    }
  });

  it('exits with 0 when everything is ready, 1 when something is left', () => {
    expect(run(HOST)).toMatchObject({status: 0, stderr: ''});
    expect(run({})).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^docs\/integrations\.md:3:1: [^]*\n✖ Launch: 1 error, 8 warnings\.\n/m,
      ) as unknown,
    });
  }, 60_000);
});
