/** @jest-environment node */
import path from 'node:path';
import {checkForBuild, checkTranslations} from '../check';
import {checkMessageFiles} from '../files';
import {translationsSince} from '../git';
import {hashOf} from '../text';
import {markDone, withoutOldMark} from '../mark';
import {
  CODE,
  GUIDE_EN,
  CODE_FR,
  LEGAL,
  LEGAL_EN,
  makeProject,
  SOURCES,
  STUDY,
  STUDY_EN,
  TEAM_EN,
  type Project,
} from './project';

const REST = 'blog/2020-01-01-reste/index.mdx';
const REST_EN = `i18n/en/docusaurus-plugin-content-${REST}`;

let project: Project;
beforeEach(async () => {
  project = await makeProject();
});
afterEach(() => project.end());

const done = (...names: string[]) => markDone(project.dir, names);

describe('a French sentence changes', () => {
  it('in a case study: the translation is stale until it is updated and marked as done', async () => {
    project.commit();
    // A change of form alone is not where the French has changed.
    await project.change(STUDY, '"Des repères simples."', "'Des repères simples.'");
    await project.change(STUDY, 'trois jours', 'quatre jours');

    const [stale, ...others] = await project.problems();
    expect(others).toEqual([]);
    expect(stale).toMatch(
      new RegExp(
        `^${STUDY_EN}:1:1: the French has changed since this was translated, first at ${STUDY}:10\\. See what: git diff [0-9a-f]{7} -- ${STUDY}\\. Then correct the English and run npm run i18n:done ${STUDY_EN}\\.$`,
      ),
    );

    await project.change(STUDY_EN, 'three days', 'four days');
    const before = await project.read(STUDY_EN);
    expect(await done(STUDY_EN)).toEqual({
      done: [`${STUDY_EN}: up to date with ${STUDY}.`],
      skipped: [],
      refused: [],
    });
    expect(await project.problems()).toEqual([]);
    expect(await done(STUDY_EN)).toEqual({done: [], skipped: [], refused: []});
    expect(await project.read(STUDY_EN)).toBe(before);
  });

  it('outside git: the translation is stale too', async () => {
    await project.change(LEGAL, 'Ce site', 'Le présent site');
    expect(await project.problems()).toEqual([
      expect.stringContaining('git does not have that version: compare both texts'),
    ]);
  });

  it('only in its formatting: nothing is stale', async () => {
    const text = await project.read(STUDY);
    await project.write(
      STUDY,
      text
        .replace('L’hôpital : expliquer', "L'hôpital\u00A0: expliquer")
        .replace('dans un service, ', 'dans un service,   \n')
        .replace('title: "', 'title:   "')
        .replaceAll('\n', '\r\n'),
    );
    const legal = await project.read(LEGAL);
    await project.write(LEGAL, `\uFEFF${legal.replace(/\n$/, '  \n\n\n')}`);
    expect(await project.problems()).toEqual([]);
  });

  it('in a fact common to all languages: nothing is stale', async () => {
    await project.change(STUDY, 'sample: true\n', '');
    expect(await project.problems()).toEqual([]);
  });

  it('does not stop a build, and lowers the translated share', async () => {
    await project.change(STUDY, 'trois jours', 'quatre jours');
    expect(await checkForBuild(project.dir)).toEqual([]);
    const {languages} = await checkTranslations(project.dir);
    const shares = languages[0]?.shares;
    expect(shares?.areas.caseStudies).toEqual({done: 0, total: 1});
    expect(shares?.areas.interface).toEqual({done: 3, total: 3});
  });
});

describe('i18n:done', () => {
  it('marks nothing when one of the names is wrong, and names the nearest', async () => {
    await project.change(LEGAL, 'Ce site', 'Le présent site');
    const before = await project.read(LEGAL_EN);
    expect(await done(LEGAL_EN, 'i18n/en/docusaurus-plugin-content-pages/legl.mdx')).toEqual({
      done: [],
      skipped: [],
      refused: [
        expect.stringMatching(
          new RegExp(
            `^i18n/en/docusaurus-plugin-content-pages/legl\\.mdx is not a translation: did you mean ${LEGAL_EN}, `,
          ),
        ),
      ],
    });
    expect(await project.read(LEGAL_EN)).toBe(before);
  });

  it('rejects what it cannot mark, and says what to name or to write', async () => {
    const names = [STUDY, REST, REST_EN, CODE, `${CODE}#home.Hero.titel`];
    expect(await done(...names)).toEqual({
      done: [],
      skipped: [],
      refused: [
        `${STUDY} is the French text: name its translation, ${STUDY_EN}.`,
        `${REST} is the French text, and has no translation yet: write ${REST_EN} first.`,
        `${REST_EN} does not exist yet: write the translation of ${REST} in it first.`,
        `${CODE} holds 3 texts: name one (${CODE}#home.Hero.menu), or all that are translated (${CODE}#all).`,
        `${CODE} has no "home.Hero.titel": did you mean ${CODE}#home.Hero.title, ${CODE}#home.Hero.minutes, ${CODE}#home.Hero.menu?`,
      ],
    });
  });

  it('rejects a text that is still French', async () => {
    await project.change(CODE, 'Taking care', 'Prendre soin');
    expect((await done(`${CODE}#home.Hero.title`)).refused).toEqual([
      `${CODE}#home.Hero.title is not translated: write it first; its French is “Prendre soin”. If both languages use the same words, list it in i18n/en/exceptions.json.`,
    ]);
    expect(await done(`${CODE}#all`)).toEqual({
      done: [],
      skipped: [`${CODE}#home.Hero.title`],
      refused: [],
    });
  });

  it('marks and lists all translated texts of a file', async () => {
    await project.change(CODE_FR, 'Prendre soin', 'Prendre soin ensemble');
    await project.change(CODE_FR, '"Menu"', '"Le menu"');
    expect((await done(`${CODE}#all`)).done).toEqual([
      `${CODE}#home.Hero.menu: “Menu” translates “Le menu”.`,
      `${CODE}#home.Hero.title: “Taking care” translates “Prendre soin ensemble”.`,
    ]);
    expect(JSON.parse(await project.read(SOURCES))).toMatchObject({
      [CODE]: {'home.Hero.title': 'Prendre soin ensemble', 'home.Hero.menu': 'Le menu'},
    });
    expect((await project.problems()).filter((line) => line.includes('out of date'))).toEqual([]);
    expect(await done(`${CODE}#home.Hero.menu`)).toEqual({done: [], skipped: [], refused: []});
  });

  it('finds a file in any path notation', async () => {
    const names = [
      `./${LEGAL_EN}`,
      path.join(project.dir, GUIDE_EN),
      STUDY_EN.replaceAll('/', '\\'),
    ];
    expect((await done(...names)).refused).toEqual([]);
  });

  it('stops at an unreadable file before it writes anything', async () => {
    await project.change(CODE, '"Menu"', '"Menu');
    await expect(done(LEGAL_EN)).rejects.toThrow(/code\.json:3:16: not valid JSON/);
    expect(await checkTranslations(project.dir)).toHaveProperty('languages', [
      {locale: 'en', shares: undefined},
    ]);
  });

  it('marks a text while others are missing, and the progress is shown', async () => {
    await project.change(CODE, 'home.Hero.menu', 'home.Hero.burger');
    await project.change(CODE_FR, 'Prendre soin', 'Prendre soin ensemble');
    expect((await done(`${CODE}#home.Hero.title`)).done).toHaveLength(1);
    const {problems, languages} = await checkTranslations(project.dir);
    const shares = languages[0]?.shares;
    expect(problems).toContainEqual(expect.objectContaining({file: CODE_FR, stops: true}));
    expect(shares?.all.total).toBeGreaterThan(0);
  });

  it.each([
    ['at its end', '---\ntitle: A\nsourceHash: h\n---\nB', '---\ntitle: A\n---\nB'],
    ['at its beginning', "---\nsourceHash: '1'\ntitle: A\n---\nB", '---\ntitle: A\n---\nB'],
    ['alone', '---\nsourceHash: h\n---\nB', '---\n\n---\nB'],
    ['of Windows', '---\r\na: A\r\nsourceHash: h\r\n---\r\nB', '---\r\na: A\r\n---\r\nB'],
    ['without one', '---\na: A\n---\nsourceHash: h', '---\na: A\n---\nsourceHash: h'],
  ])('leaves every other character of a front matter with an old mark %s', (_, text, expected) => {
    expect(withoutOldMark(text)).toBe(expected);
  });

  it('moves the mark that a translation has in its front matter, as in an older site', async () => {
    const marks = JSON.parse(await project.read(SOURCES)) as Record<string, unknown>;
    const {[LEGAL_EN]: hash, ...others} = marks;
    const before = await project.read(LEGAL_EN);
    await project.write(SOURCES, JSON.stringify(others));
    await project.change(LEGAL_EN, 'title:', `sourceHash: '${String(hash)}'\ntitle:`);
    // It is still known: nothing is out of date.
    expect(await project.problems()).toEqual([
      `${LEGAL_EN}:2:1: sourceHash was the mark of a translation, which is now in ${SOURCES}: npm run i18n:done ${LEGAL_EN} moves it.`,
    ]);
    await project.change(LEGAL, 'Ce site', 'Le présent site');
    expect((await project.problems()).at(-1)).toContain('has changed since this was translated');
    expect((await done(LEGAL_EN)).done).toHaveLength(1);
    expect(await project.read(LEGAL_EN)).toBe(before);
    expect(await project.problems()).toEqual([]);
  });

  it('with --since marks what changed since a commit: long texts, single texts, new files', async () => {
    await project.remove(GUIDE_EN);
    project.commit();
    await project.change(STUDY, 'trois jours', 'quatre jours');
    await project.change(STUDY_EN, 'three days', 'four days');
    await project.change(LEGAL, 'Ce site', 'Le présent site');
    await project.change(CODE_FR, 'Prendre soin', 'Prendre soin ensemble');
    await project.change(CODE, 'Taking care', 'Taking care together');
    await project.change(CODE_FR, '"Menu"', '"Le menu"');
    await project.change(TEAM_EN, 'Watches queues.', 'Watches lines.');
    await project.write(
      GUIDE_EN,
      '---\ntitle: The guide\n---\n\nSee [Translate](index.md#here).\n',
    );
    // What the command itself writes is no translation.
    await project.change(SOURCES, 'Prendre soin', 'Autre');
    const names = await translationsSince(project.dir, 'HEAD');
    expect(names).toEqual([
      `${CODE}#home.Hero.title`,
      STUDY_EN,
      `${TEAM_EN}#anne.description`,
      GUIDE_EN,
    ]);
    expect((await done(...names)).refused).toEqual([]);
    // What nobody touched since is still out of date.
    const stale = (await project.problems()).filter((problem) => problem.includes('i18n:done'));
    expect(stale.map((problem) => problem.split(':')[0])).toEqual([CODE, LEGAL_EN]);
  });

  it('with --since names the commit that git does not know', async () => {
    project.commit();
    await expect(translationsSince(project.dir, 'nowhere')).rejects.toThrow(
      'git knows no "nowhere": write a commit, a branch or a tag, such as --since main.',
    );
  });
});

it('the mark of a text that was removed goes with the next one', async () => {
  const marks = JSON.parse(await project.read(SOURCES)) as Record<string, Record<string, string>>;
  const withOld = {
    ...marks,
    [CODE]: {...marks[CODE], 'home.Old.title': 'Vieux'},
    [LEGAL_EN.replace('legal', 'old')]: '0123456789ab',
  };
  await project.write(SOURCES, JSON.stringify(withOld));
  await project.change(CODE_FR, 'Prendre soin', 'Soigner');
  await done(`${CODE}#home.Hero.title`);
  expect(JSON.parse(await project.read(SOURCES))).toEqual({
    ...marks,
    [CODE]: {...marks[CODE], 'home.Hero.title': 'Soigner'},
  });
});

describe('a failed build', () => {
  it('is caused by problems visible to visitors: a missing page, a missing or empty text, a lost placeholder', async () => {
    await project.remove(LEGAL_EN);
    await project.change(CODE, 'Taking care', '');
    await project.change(CODE, '{minutes} minute|', '{minute} minute|');
    expect((await checkForBuild(project.dir)).map(({file}) => file).sort()).toEqual(
      [CODE, CODE, LEGAL_EN].sort(),
    );
  });

  it('is not caused by the handbook, which is not built', async () => {
    await project.remove(GUIDE_EN);
    expect(await checkForBuild(project.dir)).toEqual([]);
  });

  it('has fewer causes in development, where new texts may wait for a translation', async () => {
    await project.change(CODE, 'home.Hero.menu', 'home.Hero.carte');
    expect(checkMessageFiles(project.dir)).toEqual([]);
    await project.remove(CODE);
    expect(checkMessageFiles(project.dir)).toEqual([
      {
        file: CODE,
        message:
          'the file is missing; it holds texts of the interface: restore it from git, or copy i18n/fr/code.json and translate it.',
      },
    ]);
  });
});

describe('the hash of a text', () => {
  it('changes with its wording', () => {
    expect(hashOf('Un mot.')).not.toBe(hashOf('Un mot !'));
    expect(hashOf('Un\n\nmot')).not.toBe(hashOf('Un mot'));
  });

  it('does not change with line endings, trailing spaces, line breaks or typography', () => {
    const text = 'Nom : l\'été... "Oui !"\nsuite\n\n| a | b |\n| --- | --- |\n';
    const same =
      'Nom\u00A0: l’été… «\u00A0Oui\u202F!\u00A0»  \r\nsuite\r\n\r\n\r\n| a  | b |\r\n| ------ | --- |';
    expect(hashOf(same)).toBe(hashOf(text));
  });
});
