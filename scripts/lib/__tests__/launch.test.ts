/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {integrations, readEnvironment} from '../../../src/lib/environment';
import {placeOf} from '../../../src/lib/siteError';
import {checkLaunch} from '../launch';

const root = path.resolve(__dirname, '../../..');

/** Environment variables for the build of an agency's own site. */
const HOST = {SITE_URL: 'https://www.atelier-lune.fr'};

let dir: string;
const write = async (file: string, text: string) => {
  await mkdir(path.dirname(path.join(dir, file)), {recursive: true});
  await writeFile(path.join(dir, file), text);
};
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'launch-'));
  await write('docs/integrations.md', '# A\n\n## L’adresse : `SITE_URL`\n\n## `MAPS_KEY`\n');
  await write(
    'src/site.ts',
    `const example = <T>(value: T): T => value;
export const site = {
  name: 'Atelier Lune',
  since: 1998,
  email: 'bonjour@atelier-lune.fr',
  phone: {display: '01 23 45 67 89'},
};
`,
  );
});
afterEach(() => rm(dir, {recursive: true, force: true}));

/** Returns the messages of one severity. */
const said = (variables: Record<string, string>, severity = 'error') =>
  checkLaunch(dir, variables)
    .filter((problem) => (problem.severity ?? 'error') === severity)
    .map((problem) => `${placeOf(problem)}: ${problem.message}`);

it('an agency’s own site has nothing left to do', () => {
  expect(said(HOST)).toEqual([]);
});

describe('content that is not the agency’s own is reported with its location and what to write', () => {
  const edit = async (from: string, to: string) => {
    const file = path.join(dir, 'src/site.ts');
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };

  it('a value supplied with the site', async () => {
    await edit("'Atelier Lune'", "example('Estran')");
    expect(said(HOST)).toEqual([
      'src/site.ts:3:17: name is still the example "Estran": write your own, without example( ).',
    ]);
  });

  it('an agency’s own value still marked as an example', async () => {
    await edit('1998', 'example(1998)');
    expect(said(HOST)).toEqual([
      'src/site.ts:4:18: since is still the example 1998: write your own, without example( ).',
    ]);
  });

  it.each([
    ['an address', 'email', 'bonjour@atelier-lune.fr', 'bonjour@my-agency.example.org', '5:10'],
    ['a number', 'phone.display', '01 23 45 67 89', '01 99 00 12 34', '6:20'],
    ['a number without spaces', 'phone.display', '01 23 45 67 89', '+33199001234', '6:20'],
    ['a mobile number', 'phone.display', '01 23 45 67 89', '06.39.98.12.34', '6:20'],
  ])('%s reserved for fiction, although no longer marked', async (_, field, from, to, place) => {
    await edit(from, to);
    expect(said(HOST)).toEqual([
      `src/site.ts:${place}: ${field} is "${to}", which is fictional, like any address at example.org or number such as 01 99 00 …: write your own.`,
    ]);
  });

  it('a case study supplied with the site, in each language', async () => {
    const study = '---\ntitle: A\nsample: true # of the site\n---\n';
    await write('blog/2024-01-01-a/index.mdx', study);
    await write('i18n/en/docusaurus-plugin-content-blog/2024-01-01-a/index.mdx', study);
    await write('blog/2025-01-01-b/index.mdx', '---\ntitle: B\nsample: false\n---\nsample: true\n');
    expect(said(HOST)).toEqual([
      'blog/2024-01-01-a/index.mdx:3:1: a sample text: delete the folder blog/2024-01-01-a, or write a real case study there and remove the line "sample: true".',
      'i18n/en/docusaurus-plugin-content-blog/2024-01-01-a/index.mdx:3:1: a sample text: delete the folder i18n/en/docusaurus-plugin-content-blog/2024-01-01-a, or write a real case study there and remove the line "sample: true".',
    ]);
  });

  it('a sample written on Windows', async () => {
    await write('blog/2024-01-01-a/index.mdx', '---\r\nsample: true\r\n---\r\n');
    expect(said(HOST)).toHaveLength(1);
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

  it('an invalid variable', () => {
    expect(() => said({SITE_URL: 'my-agency'})).toThrow(
      'Environment variable SITE_URL is "my-agency": write an address without a path',
    );
  });

  describe('the last review of security.txt', () => {
    const review = (day: string) =>
      edit('since: 1998,', `since: 1998, security: {reviewed: '${day}'},`);
    const saidOn = (now: string, severity: 'error' | 'warning') =>
      checkLaunch(dir, HOST, new Date(now))
        .filter((problem) => problem.file === 'src/site.ts')
        .map((problem) => `${problem.severity ?? 'error'}: ${problem.message}`)
        .filter((line) => line.startsWith(severity));

    it('a year ago', async () => {
      await review('2025-11-21');
      expect(saidOn('2026-11-21', 'error')).toEqual([
        "error: security.reviewed is \"2025-11-21\": /.well-known/security.txt has expired on 2026-11-20. Check that security.email is read, then write today's date, '2026-11-21'.",
      ]);
    });

    it('almost a year ago', async () => {
      await review('2025-12-01');
      expect(saidOn('2026-11-21', 'warning')).toEqual([
        expect.stringContaining('security.txt expires on 2026-11-30'),
      ]);
      expect(saidOn('2026-09-21', 'warning')).toEqual([]);
    });

    it('not a date', async () => {
      await review('bientôt');
      expect(saidOn('2026-11-21', 'error')).toEqual([
        expect.stringContaining('security.reviewed is "bientôt", which is not a date'),
      ]);
    });
  });

  it('the day of a promised audit, once it is past', async () => {
    await edit('since: 1998,', "since: 1998, accessibility: {audit: '2026-11-21'},");
    const saidOn = (now: string) =>
      checkLaunch(dir, HOST, new Date(now)).map(({message}) => message);
    const late: unknown = expect.stringContaining(
      'accessibility.audit is "2026-11-21", which is past',
    );
    expect(saidOn('2026-11-21')).not.toContainEqual(late);
    expect(saidOn('2026-11-22')).toContainEqual(late);
  });

  it('a missing identity', async () => {
    await edit('const site', 'const agency');
    expect(() => said(HOST)).toThrow('src/site.ts declares no "site" with values in it');
  });
});

describe('the handbook', () => {
  it('explains each variable in the handbook', async () => {
    const text = await readFile(path.join(root, 'docs/integrations.md'), 'utf8');
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
  const run = (args: string[], env: Record<string, string> = {}) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['--import', 'tsx', path.join(dir, 'scripts/check-launch.ts'), ...args],
      {cwd: dir, encoding: 'utf8', env: {PATH: process.env.PATH ?? '', ...env}},
    );
    return {status, stdout, stderr};
  };

  beforeEach(async () => {
    for (const folder of [
      'scripts',
      'src/lib',
      'src/plugins',
      'src/vocabulary',
      'src/constants.ts',
    ]) {
      await cp(path.join(root, folder), path.join(dir, folder), {recursive: true});
    }
    for (const file of ['node_modules', 'package.json', 'tsconfig.json']) {
      await symlink(path.join(root, file), path.join(dir, file));
    }
  });

  it('exits with 0 when everything is ready, 1 when something is left, 2 for wrong usage', () => {
    expect(run([], HOST)).toMatchObject({status: 0, stderr: ''});
    expect(run([])).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(
        /^docs\/integrations\.md:3:1: [^]*\n✖ Launch: 1 error, 8 warnings\.\n/m,
      ) as unknown,
    });
    expect(run(['--jsn'])).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(
        /^✖ Unknown option '--jsn'.*Usage: npm run check:launch/,
      ) as unknown,
    });
  }, 60_000);
});
