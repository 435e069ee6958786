/** @jest-environment node */
import {checkForBuild} from '../check';
import {
  CODE,
  CODE_FR,
  EXCEPTIONS,
  GUIDE,
  GUIDE_EN,
  HERO,
  LEGAL,
  LEGAL_EN,
  makeProject,
  SIDEBAR_EN,
  SIDEBAR_FR,
  SOURCES,
  STUDY,
  STUDY_EN,
  TEAM_EN,
  type Project,
} from './project';

let project: Project;
beforeEach(async () => {
  project = await makeProject();
});
afterEach(() => project.end());

it('a complete site has no problem', async () => {
  expect(await project.problems()).toEqual([]);
});

/** Several changes at once; the check reports each with its position and what to write. */
const after = async (...changes: Array<[file: string, from: string | RegExp, to: string]>) => {
  for (const change of changes) await project.change(...change);
  return (await project.problems()).sort();
};

describe('texts of the interface and of the team', () => {
  it('a text that no code names, at its line in both languages', async () => {
    expect(await after([HERO, "'home.Hero.menu'", "'home.Hero.menus'"])).toEqual(
      [CODE, CODE_FR].map(
        (file) => `${file}:3:16: nothing uses "home.Hero.menu": remove it, in every language.`,
      ),
    );
  });

  it('an id that exists in French only', async () => {
    expect(await after([CODE, '"home.Hero.menu"', '"home.Hero.menus"'])).toEqual([
      `${CODE}:3:16: "home.Hero.menus" translates nothing: write "home.Hero.menu", which is missing here, or remove it.`,
      `${EXCEPTIONS}:6:5: "${CODE}#home.Hero.menu" of "sameAsFrench" is translated: remove it from the list.`,
      `${CODE_FR}:3:16: "home.Hero.menu" is missing in ${CODE}: write the English of “Menu”.`,
    ]);
  });

  it('a new text, still in French', async () => {
    expect(
      await after(
        [CODE, 'Taking care', 'Prendre soin'],
        [SOURCES, /,\s*"home.Hero.title": "Prendre soin"/, ''],
      ),
    ).toEqual([
      `${CODE}:11:16: "home.Hero.title" is not translated yet: write the English of “Prendre soin” (${CODE_FR}:11), then run npm run i18n:done ${CODE}#home.Hero.title; if both languages use the same words, list "${CODE}#home.Hero.title" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
    ]);
  });

  it('a text left in French, a placeholder that was translated, no note for translators, no member’s title', async () => {
    expect(
      await after(
        [CODE, 'Taking care', 'Prendre soin'],
        [CODE, '{minutes} minute|{minutes}', '{min} minute|{min}'],
        [CODE_FR, /,\s*"description": "The menu."/, ''],
        [TEAM_EN, '  title: Service design\n', ''],
      ),
    ).toEqual([
      `blog/authors.yml:3:10: "anne.title" is missing in ${TEAM_EN}: write the English of “Design de service”.`,
      `${CODE}:11:16: "home.Hero.title" is the same as the French “Prendre soin” (${CODE_FR}:10): write the English; if both languages use the same words, list "${CODE}#home.Hero.title" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
      `${CODE}:7:16: "home.Hero.minutes" has {min}, but the French has {minutes}: names in braces are never translated, write {minutes}.`,
      `${CODE_FR}:3:16: "home.Hero.menu" has no "description": say where it appears, for translators.`,
    ]);
  });

  it('a text and a label whose French has changed, a placeholder that was forgotten', async () => {
    expect(
      await after(
        [CODE_FR, 'Prendre soin', 'Prendre soin ensemble'],
        [SIDEBAR_FR, 'Écrire', 'Raconter'],
        [CODE, '{minutes} minute|{minutes} minutes', 'a minute|some minutes'],
      ),
    ).toEqual([
      `${CODE}:11:16: "home.Hero.title" is out of date: the French was “Prendre soin” and is now “Prendre soin ensemble” (${CODE_FR}:11). Correct the English, then run npm run i18n:done ${CODE}#home.Hero.title.`,
      `${CODE}:7:16: "home.Hero.minutes" lacks {minutes}, which the French “Lu en {minutes} minute|Lu en {minutes} minutes” has: write it where it belongs.`,
      `${SIDEBAR_EN}:3:16: "sidebar.handbook.category.write" is out of date: the French was “Écrire” and is now “Raconter” (${SIDEBAR_FR}:3). Correct the English, then run npm run i18n:done ${SIDEBAR_EN}#sidebar.handbook.category.write.`,
    ]);
  });

  it('an empty text, a singular without its plural', async () => {
    expect(
      await after(
        [CODE, 'Taking care', ' '],
        [CODE, '{minutes} minute|{minutes} minutes', '{minutes} minutes'],
      ),
    ).toEqual([
      `${CODE}:11:16: "home.Hero.title" is empty: write the English of “Prendre soin” (${CODE_FR}:11).`,
      `${CODE}:7:16: "home.Hero.minutes" has one form, but the French depends on a number: write 2 forms separated by "|", singular first.`,
    ]);
  });

  it('an empty French text, a bar that cuts a text in two', async () => {
    expect(await after([CODE_FR, '"Prendre soin"', '""'], [CODE, '"Menu"', '"Me | nu"'])).toEqual([
      `${CODE}:11:16: "home.Hero.title" is out of date: the French was “Prendre soin” and is now “” (${CODE_FR}:11). Correct the English, then run npm run i18n:done ${CODE}#home.Hero.title.`,
      `${CODE}:3:16: "home.Hero.menu" has 2 forms separated by "|", but the French has only one: remove the "|".`,
      `i18n/en/exceptions.json:6:5: "${CODE}#home.Hero.menu" of "sameAsFrench" is translated: remove it from the list.`,
      `${CODE_FR}:11:16: "home.Hero.title" is empty: write its French.`,
    ]);
  });
});

describe('markup in a text, which pages show as it is written and which is never meant', () => {
  const shown = (mark: string) => JSON.stringify(mark).slice(1, -1);

  it.each([
    '<meta http-equiv="refresh" content="0;url=//evil.example">',
    '<a href=//evil.example>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<script>',
    '</title>',
    '<br/>',
    '<b>',
    '<!-- a comment -->',
    '<?xml?>',
    '<a href="never closed',
  ])('the tag %s is refused by the check and the build, in both languages', async (tag) => {
    for (const [file, text, line] of [
      [CODE, 'Taking care', 11],
      [CODE_FR, '"Prendre soin', 11],
    ] as const) {
      const found = await after([file, text, text + shown(tag)]);
      expect(found).toContain(
        `${file}:${line}:16: "home.Hero.title" has the tag “${tag}”: a text of the interface is shown as it is written, so write its words alone.`,
      );
      const stopping = await checkForBuild(project.dir);
      expect(stopping.map((problem) => problem.file)).toContain(file);
    }
  });

  it.each(['&#39;', '&amp;', '&nbsp;', '&#x3c;meta&#x3e;'])('the entity in %s', async (entity) => {
    const [sign = ''] = entity.split(/(?<=;)/);
    expect(await after([CODE, 'Taking care', `Taking care${entity}`])).toEqual([
      `${CODE}:11:16: "home.Hero.title" has “${sign}”: a text of the interface is shown as it is written, so write the sign itself.`,
    ]);
  });

  it('signs of arithmetic and a plain ampersand are no markup', async () => {
    expect(await after([CODE, 'Taking care', 'R&D; 2 < 3 && 4 > 1 <3'])).toEqual([]);
  });
});

describe('case studies, pages and the handbook', () => {
  it('a translation that is missing, with or without another of its name', async () => {
    const text = await project.read(STUDY_EN);
    await project.remove('i18n/en/docusaurus-plugin-content-blog/2024-01-01-hopital');
    await project.write(STUDY_EN.replace('hopital', 'hospital'), text);
    await project.remove(LEGAL_EN);
    expect(await after([GUIDE, 'title:', 'lang: fr\ntitle:'])).toEqual([
      `${STUDY_EN}: the file is missing: write the English of ${STUDY} there; if it is to stay French, list "${STUDY}" with the reason in "untranslated" of ${EXCEPTIONS}.`,
      'i18n/en/docusaurus-plugin-content-blog/2024-01-01-hospital: this translates blog/2024-01-01-hospital, which does not exist, so the site leaves it out: rename the folder 2024-01-01-hopital, to match the French one, or remove it; a text in this language alone goes there, with lang: en in its front matter.',
      `${GUIDE_EN}: ${GUIDE} says "lang: fr", a text in one language: remove this file, or that line.`,
      `${LEGAL_EN}: the file is missing: write the English of ${LEGAL} there.`,
    ]);
  });

  it('no field that each language has for itself', async () => {
    const own = ['updated: 2024-05-01', 'review: 2030-01-01', 'pinned: 1', 'formerly: [a]'];
    const pdf = 'pdf:\n  src: ./a.pdf\n  label: "Le carnet"';
    const found = await after([
      STUDY,
      /^description:/m,
      `${[...own, pdf].join('\n')}\ndescription:`,
    ]);
    expect(found.filter((problem) => problem.includes('is missing'))).toEqual([]);
  });

  it('a part that was forgotten', async () => {
    expect(
      await after(
        [STUDY_EN, '## Challenges\n', ''],
        [STUDY_EN, '![The plan of the ward](./plan.png)', ''],
        [STUDY_EN, '```bash\nnpm start\n```\n', ''],
        [STUDY_EN, 'description: "Simple markers."\n', ''],
        [LEGAL_EN, /\n\nThis site[\s\S]*/, '\n'],
      ),
    ).toEqual([
      `${STUDY_EN}:1:1: the field "description" is missing: write its English; the French is “Des repères simples.” (${STUDY}:4).`,
      `${STUDY_EN}:6:1: the code block “\`\`\`bash” of ${STUDY}:18 is missing (the French has 1 code block, this text 0): write it where it belongs.`,
      `${STUDY_EN}:6:1: the heading “## Les enjeux” of ${STUDY}:14 is missing (the French has 2 headings, this text 1): write it where it belongs.`,
      `${STUDY_EN}:6:1: the picture “![Le plan du service](./plan.png)” of ${STUDY}:12 is missing (the French has 1 picture, this text 0): write it where it belongs.`,
      `${LEGAL_EN}:4:1: the text is empty: write the English of ${LEGAL}.`,
    ]);
  });

  it('a part that differs, or is still in French', async () => {
    expect(
      await after(
        [STUDY_EN, '## Challenges', '### Challenges'],
        [STUDY_EN, '/team/', '/equipe/'],
        [
          STUDY_EN,
          /We spent .*/,
          'Nous avons passé trois jours dans un service, sans rien proposer ni rien dessiner.',
        ],
        [LEGAL_EN, 'field="name"', 'field="nom"'],
        [GUIDE_EN, 'The guide', 'Le guide'],
      ),
    ).toEqual([
      `${STUDY_EN}:10:1: “Nous avons passé trois jours dans un service, sans rien proposer ni rien dessin…” is still the French text: write its English.`,
      `${STUDY_EN}:14:1: the heading “### Challenges” is “## Les enjeux” in the French (${STUDY}:14): write the same number of #.`,
      `${STUDY_EN}:16:1: the link “/equipe/” is “/team/” in the French (${STUDY}:16): write that.`,
      `${GUIDE_EN}:2:8: the field "title" is still the French “Le guide”: write the English; if both languages use the same words, list "${GUIDE_EN}#title" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
      `${LEGAL_EN}:5:1: the component “<Identity field="nom"/>” is “<Identity field="name"/>” in the French (${LEGAL}:5): write that.`,
    ]);
  });

  it('a translation that nobody has marked', async () => {
    expect(await after([SOURCES, new RegExp(`,\\s*"${LEGAL_EN}": "[^"]*"`), ''])).toEqual([
      `${LEGAL_EN}:1:1: this is not marked as the translation of ${LEGAL}: compare both, then run npm run i18n:done ${LEGAL_EN}.`,
    ]);
  });

  it('a front matter that is no YAML', async () => {
    expect(await after([LEGAL_EN, 'title: Legal notice', 'title: "Legal notice'])).toEqual([
      `${LEGAL_EN}:2:8: the front matter is not valid YAML: Missing closing "quote. The quote that opens here is never closed: write the same one at the end of the text.`,
    ]);
  });
});

describe('lists', () => {
  it('an exception whose text is gone, and whose id resembles another', async () => {
    expect(
      await after([EXCEPTIONS, '"sameAsFrench": {', `$&"${CODE}#home.Hero.titre": "The same.",`]),
    ).toEqual([
      `${EXCEPTIONS}:5:20: "${CODE}#home.Hero.titre" of "sameAsFrench" matches nothing: remove it from the list, or write "${CODE}#home.Hero.title".`,
    ]);
  });

  it('an exception without a reason', async () => {
    expect(await after([EXCEPTIONS, 'By the owner’s wish.', ''])).toEqual([
      `${CODE}:3:16: "home.Hero.menu" is the same as the French “Menu” (${CODE_FR}:3): write the English; if both languages use the same words, list "${CODE}#home.Hero.menu" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
      `i18n/en/docusaurus-plugin-content-blog/2020-01-01-reste/index.mdx: the file is missing: write the English of blog/2020-01-01-reste/index.mdx there; if it is to stay French, list "blog/2020-01-01-reste/index.mdx" with the reason in "untranslated" of ${EXCEPTIONS}.`,
      `${EXCEPTIONS}:3:40: "untranslated" → "blog/2020-01-01-reste/index.mdx" is "": write the reason.`,
    ]);
  });
});
