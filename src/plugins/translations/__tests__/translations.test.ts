/** @jest-environment node */
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {checkTranslations, idsInSource} from '../check';

const root = path.resolve(__dirname, '../../../..');

type Messages = Record<string, {message: string; description?: string}>;

async function english(): Promise<Messages> {
  return JSON.parse(await readFile(path.join(root, 'i18n/en/code.json'), 'utf8')) as Messages;
}

describe('the translations of the site', () => {
  it('have the English of every id of the source, and nothing else', async () => {
    const ids = [...(await idsInSource(root)).keys()];
    expect(ids.length).toBeGreaterThan(50);
    expect(Object.keys(await english()).sort()).toEqual(ids);
  });

  it('say to translators what each text is for', async () => {
    const undescribed = Object.entries(await english()).filter(([, {description}]) => !description);
    expect(undescribed).toEqual([]);
  });

  it('are complete', async () => {
    expect(await checkTranslations(root)).toEqual([]);
  });
});

describe('a missing or broken translation file is named, with what to do', () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'translations-'));
    await cp(path.join(root, 'src'), path.join(dir, 'src'), {recursive: true});
    await cp(path.join(root, 'i18n'), path.join(dir, 'i18n'), {recursive: true});
  });
  afterEach(() => rm(dir, {recursive: true, force: true}));

  const messages = async () =>
    (await checkTranslations(dir)).map(({file, message}) => `${file}: ${message}`);

  it('the interface strings', async () => {
    await rm(path.join(dir, 'i18n/en/code.json'));
    expect(await messages()).toEqual([
      'i18n/en/code.json: the file is missing; it holds the English of the interface. Run "npm run i18n:extract", then translate what it wrote.',
    ]);
  });

  it('a comma too few', async () => {
    await writeFile(path.join(dir, 'i18n/en/code.json'), '{"a": {"message": "b"} "c": 1}');
    expect((await messages())[0]).toMatch(
      /^i18n\/en\/code\.json: not valid JSON: .* near there\.$/,
    );
  });

  it('a string of the source', async () => {
    const file = path.join(dir, 'i18n/en/code.json');
    const {['home.Hero.lead']: _lead, ...rest} = await english();
    await writeFile(file, JSON.stringify(rest));
    expect(await messages()).toEqual([
      'i18n/en/code.json: "home.Hero.lead" of src/features/home/Hero/index.tsx is missing. Run "npm run i18n:extract", then write its English.',
    ]);
    expect(await checkTranslations(dir, {ids: false})).toEqual([]);
  });

  it('an empty text', async () => {
    await writeFile(path.join(dir, 'i18n/en/code.json'), '{\n  "a": {"message": " "}\n}');
    expect(await checkTranslations(dir)).toEqual([
      {
        file: 'i18n/en/code.json',
        line: 2,
        message: '"a" needs a "message" with the English text; write it.',
      },
    ]);
  });

  it('a long text', async () => {
    await rm(path.join(dir, 'i18n/en/docusaurus-plugin-content-pages/legal.mdx'));
    expect(await messages()).toEqual([
      'i18n/en/docusaurus-plugin-content-pages/legal.mdx: the file is missing: write the English of src/pages/legal.mdx there.',
    ]);
  });
});
