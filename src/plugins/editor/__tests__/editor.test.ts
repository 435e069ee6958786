/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parse} from 'yaml';
import {readEnvironment} from '../../../lib/environment';
import {localeFacts, locales} from '../../../lib/locales';
import {splitText, yamlOf} from '../../../lib/texts/data';
import {sectorIds, serviceIds} from '../../../vocabulary';
import {fixtureRoot} from '@site/e2e/support/fixtureSite';
import {frontMatterSchema} from '../../case-studies/frontMatter';
import {caseStudiesDir} from '../../../lib/texts/folders';
import {readTeams} from '../../case-studies/team';
import {contentPolicy, headerRules} from '../../publish/headers/policy';
import {noFacts} from '../../publish/headers/page';
import {editorConfig} from '../files';
import {editOwnPage, editPage, editStudy, editTeam, wordsHelp} from '../../../lib/editorLinks';

type Field = {
  name: string;
  required?: boolean;
  fields?: Field[];
  options?: Array<{value: string; label: string}>;
  modes?: string[];
  default?: string;
};
type Collection = {
  name: string;
  folder?: string;
  path?: string;
  media_folder?: string;
  aliases_field?: boolean;
  slug?: {editable: unknown};
  filter?: {pattern: string};
  fields: Field[];
  files?: Array<{name: string; file: string}>;
};

const root = path.join(__dirname, '../../../..');

async function collections(variables: Record<string, string> = {}) {
  const config = await editorConfig(root, readEnvironment(variables));
  return {config, all: (config as unknown as {collections: Collection[]}).collections};
}

const studies = async () =>
  (await collections()).all.filter(({name}) => name === 'etudes' || name === 'studies');

describe('the editor’s forms', () => {
  it('are for the case studies of both languages', async () => {
    expect((await studies()).map(({folder}) => folder)).toEqual([
      caseStudiesDir('fr'),
      caseStudiesDir('en'),
    ]);
  });

  it('have the fields of the schema, in its order, and require what it requires', async () => {
    for (const {fields, folder} of await studies()) {
      const known = Object.entries(frontMatterSchema.shape).filter(
        // A translation is not the only language of its study, and its study is the draft.
        ([field]) => !['lang', 'draft'].includes(field) || folder === caseStudiesDir('fr'),
      );
      expect(fields.map((field) => field.name)).toEqual([...known.map(([field]) => field), 'body']);
      for (const [field, schema] of known) {
        const isRequired = !schema.safeParse(undefined).success;
        const form = fields.find((each) => each.name === field);
        expect([field, form?.required !== false]).toEqual([field, isRequired]);
      }
    }
  });

  it('add no field to a text that is renamed', async () => {
    const lists = (await collections()).all.filter((each) => each.path);
    expect(lists.map((each) => each.aliases_field)).toEqual(lists.map(() => false));
  });

  it('delete a text without the others of its folder', async () => {
    // Sveltia CMS deletes the files beside a text with it, where they are its own.
    const lists = (await collections()).all.filter((each) => each.path);
    const expected = lists.map((each) => (each.path?.includes('/') ? '' : '/static/files'));
    expect(lists.map((each) => each.media_folder)).toEqual(expected);
  });

  it('offer the sectors, the services and the team that the build accepts', async () => {
    const {fr: team} = await readTeams(root);
    for (const {fields} of await studies()) {
      const valuesOf = (name: string) =>
        fields.find((field) => field.name === name)?.options?.map(({value}) => value);
      expect(valuesOf('sector')).toEqual(sectorIds);
      expect(valuesOf('services')).toEqual(serviceIds);
      expect(valuesOf('authors')).toEqual(team.map(({id}) => id));
    }
  });

  it('show the text as it is in the file, and start a new one with its sections', async () => {
    for (const {fields} of await studies()) {
      const body = fields.at(-1);
      expect(body?.modes).toEqual(['raw']);
      expect(body?.default?.match(/^## /gm)).toHaveLength(6);
    }
  });

  it('open without the team, so that its file can be mended', async () => {
    const dir = mkdtempSync(path.join(os.tmpdir(), 'editor-'));
    for (const name of [
      'src/plugins/editor/config.yml',
      'scripts/templates',
      'i18n/fr/code.json',
    ]) {
      cpSync(path.join(root, name), path.join(dir, name), {recursive: true});
    }
    mkdirSync(path.join(dir, 'blog'));
    writeFileSync(path.join(dir, 'blog/authors.yml'), 'terrain:\n\ttitle: Un rôle : deux\n');
    await expect(readTeams(dir)).rejects.toThrow('The team');
    const offered = async () => {
      const config = (await editorConfig(dir, readEnvironment({}))) as unknown as {
        collections: Collection[];
      };
      const fields = config.collections.find(({name}) => name === 'etudes')?.fields ?? [];
      return fields.find(({name}) => name === 'authors')?.options?.map(({value}) => value);
    };
    // Sveltia CMS does not open with a list of nothing.
    expect(await offered()).toEqual(['']);
    // Nor does a member wait for a translation.
    const member = 'terrain:\n  name: A. B.\n  title: Terrain\n  description: Aller voir.\n';
    writeFileSync(path.join(dir, 'blog/authors.yml'), member);
    await expect(readTeams(dir)).rejects.toThrow('The team');
    expect(await offered()).toEqual(['terrain']);
    rmSync(dir, {recursive: true});
  });

  it('do not rename a folder, which is no address', async () => {
    const [french] = await studies();
    expect(french?.slug).toMatchObject({editable: false});
  });

  it('list the pages that are files alone apart from those with a route', async () => {
    const {all} = await collections();
    for (const [name, own] of [
      ['autres', 'Presse'],
      ['others', 'Press'],
    ] as const) {
      const {filter} = all.find((each) => each.name === name) ?? {};
      const pattern = new RegExp(filter?.pattern ?? '');
      const dir = name === 'autres' ? 'src/pages' : 'i18n/en/docusaurus-plugin-content-pages';
      expect(pattern.test(own)).toBe(true);
      for (const file of readdirSync(path.join(root, dir)).filter((each) => /mdx$/.test(each))) {
        const [, title = ''] =
          /^title: (.*)$/m.exec(readFileSync(path.join(root, dir, file), 'utf8')) ?? [];
        expect([title, pattern.test(title)]).toEqual([title, false]);
      }
    }
  });

  it('leave no placeholder of config.yml', async () => {
    expect(JSON.stringify((await collections()).config)).not.toMatch(/"\$\w+"/);
  });

  it('keep the files’ style: a fixture text read and written is the same', () => {
    for (const dir of [caseStudiesDir('fr'), caseStudiesDir('en')]) {
      for (const name of readdirSync(path.join(fixtureRoot, dir))) {
        if (name.endsWith('.yml')) continue;
        const source = readFileSync(path.join(fixtureRoot, dir, name, 'index.mdx'), 'utf8');
        const {frontMatter = ''} = splitText(source);
        expect(yamlOf(parse(frontMatter))).toBe(frontMatter);
      }
    }
  });
});

describe('a link to a text', () => {
  /** The file that an address opens, by the configuration. */
  async function fileAt(address: string): Promise<string | undefined> {
    const [, name, id = ''] = /^\/admin\/#\/collections\/(\w+)\/entries\/(.+)$/.exec(address) ?? [];
    const collection = (await collections()).all.find((each) => each.name === name);
    if (!collection?.folder) return collection?.files?.find((each) => each.name === id)?.file;
    // The end of the entry's name is fixed: `{{slug}}/index`.
    const end = collection.path?.replace('{{slug}}', '');
    return end !== undefined && id.endsWith(end) ? `${collection.folder}/${id}.mdx` : undefined;
  }

  it.each([caseStudiesDir('fr'), caseStudiesDir('en')])('opens a study of %s', async (dir) => {
    const blogPath = '2025-03-10-maison/index.mdx';
    const address = editStudy({blogDirPath: dir, blogPath});
    expect(await fileAt(address)).toBe(`${dir}/${blogPath}`);
  });

  it.each([
    ['src/pages', 'presse.mdx'],
    ['src/pages', 'newsletter/2026-automne.mdx'],
    ['i18n/en/docusaurus-plugin-content-pages', 'presse.mdx'],
    ['i18n/en/docusaurus-plugin-content-pages', 'newsletter/2026-automne.mdx'],
  ])('opens a page that is its file alone, in %s: %s', async (pagesDirPath, pagesPath) => {
    expect(await fileAt(editOwnPage({pagesDirPath, pagesPath}))).toBe(
      `${pagesDirPath}/${pagesPath}`,
    );
  });

  it('opens each long text and the team, in both languages', async () => {
    const pages = readdirSync(path.join(root, 'src/pages')).filter((name) => name.endsWith('.mdx'));
    expect(pages.length).toBeGreaterThan(0);
    for (const pagesPath of pages) {
      expect(await fileAt(editPage({pagesPath, locale: 'fr'}))).toBe(`src/pages/${pagesPath}`);
      expect(await fileAt(editPage({pagesPath, locale: 'en'}))).toBe(
        `i18n/en/docusaurus-plugin-content-pages/${pagesPath}`,
      );
    }
    for (const locale of locales) {
      expect(await fileAt(editTeam(locale))).toBe(`${caseStudiesDir(locale)}/authors.yml`);
    }
  });

  it('leads from a page of short texts to where the handbook says how to change them', () => {
    for (const [locale, dir] of [
      ['fr', 'docs'],
      ['en', 'i18n/en/docusaurus-plugin-content-docs/current'],
    ] as const) {
      const [, prefix, file = '', id] =
        /^(.*)\/handbook\/(\w+)\/#(\w+)$/.exec(wordsHelp(locale)) ?? [];
      expect(prefix).toBe(localeFacts[locale].prefix);
      const text = readFileSync(path.join(root, dir, `${file}.md`), 'utf8');
      expect(text).toMatch(new RegExp(`^## ${id}$`, 'im'));
    }
  });
});

describe('the editor’s git host', () => {
  it('is the owner’s, and at GitLab signs people in without a server', async () => {
    const {config} = await collections({
      EDITOR_REPO: 'agency/site',
      EDITOR_BACKEND: 'gitlab',
      EDITOR_APP_ID: 'abc',
      EDITOR_BRANCH: 'texts',
    });
    expect(config.backend).toEqual({
      name: 'gitlab',
      repo: 'agency/site',
      auth_type: 'pkce',
      app_id: 'abc',
      branch: 'texts',
    });
  });

  it('is the only other origin that the page connects to', () => {
    const setting = readEnvironment({EDITOR_REPO: 'agency/site'});
    const rules = headerRules(setting, noFacts());
    const headers = new Map(rules.at(-1)?.headers);
    expect(rules.at(-1)?.path).toBe('/admin/*');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy.match(/https:\/\/[^ ;]+/g)).toEqual([
      'https://avatars.githubusercontent.com',
      'https://api.github.com',
    ]);
    expect(policy).toContain("script-src 'self';");
    // The pages' own policy does not change.
    expect(contentPolicy(setting, noFacts())).toBe(contentPolicy(readEnvironment({}), noFacts()));
  });

  it('has no headers without a repository', () => {
    const paths = headerRules(readEnvironment({}), noFacts()).map((rule) => rule.path);
    expect(paths).not.toContain('/admin/*');
  });
});
