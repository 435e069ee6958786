/** @jest-environment node */
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

/** A problem, how to make it, and every message that the check reports. */
type Problem = [name: string, make: () => Promise<void>, ...sentences: string[]];

const texts: Problem[] = [
  [
    'a text that the code names and no file has',
    () => project.change(HERO, "'home.Hero.menu'", "'home.Hero.menus'"),
    `${HERO}:8:22: no text has the id "home.Hero.menus": write "home.Hero.menu", or run "npm run fix -- translations", then write its French in ${CODE_FR}.`,
    `${CODE_FR}:2:3: nothing uses "home.Hero.menu": run "npm run fix -- translations", which removes it in both languages.`,
  ],
  [
    'a text that exists in French only',
    () => project.change(CODE, '"home.Hero.menu"', '"home.Hero.menus"'),
    `${CODE_FR}:3:16: "home.Hero.menu" is missing in ${CODE}: run "npm run fix -- translations", then write the English of “Menu”.`,
    `${CODE}:3:16: "home.Hero.menus" translates nothing: write "home.Hero.menu", which is missing here, or run "npm run fix -- translations", which removes it.`,
    `${EXCEPTIONS}:6:5: "${CODE}#home.Hero.menu" of "sameAsFrench" is translated: remove it from the list.`,
  ],
  [
    'a text without a note for translators',
    () => project.change(CODE_FR, /,\s*"description": "The menu."/, ''),
    `${CODE_FR}:3:16: "home.Hero.menu" has no "description": say where it appears, for translators.`,
  ],
  [
    'a French text that is empty',
    () => project.change(CODE_FR, '"Prendre soin"', '""'),
    `${CODE_FR}:11:16: "home.Hero.title" is empty: write its French.`,
    `${CODE}:11:16: "home.Hero.title" is out of date: the French was “Prendre soin” and is now “” (${CODE_FR}:11). Correct the English, then run npm run i18n:done ${CODE}#home.Hero.title.`,
  ],
  [
    'a text left in French',
    () => project.change(CODE, 'Taking care', 'Prendre soin'),
    `${CODE}:11:16: "home.Hero.title" is the same as the French “Prendre soin” (${CODE_FR}:11): write the English; if both languages use the same words, list "${CODE}#home.Hero.title" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
  ],
  [
    'a new text, still in French',
    async () => {
      await project.change(CODE, 'Taking care', 'Prendre soin');
      await project.change(SOURCES, /,\s*"home.Hero.title": "Prendre soin"/, '');
    },
    `${CODE}:11:16: "home.Hero.title" is not translated yet: write the English of “Prendre soin” (${CODE_FR}:11), then run npm run i18n:done ${CODE}#home.Hero.title; if both languages use the same words, list "${CODE}#home.Hero.title" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
  ],
  [
    'an empty text',
    () => project.change(CODE, 'Taking care', ' '),
    `${CODE}:11:16: "home.Hero.title" is empty: write the English of “Prendre soin” (${CODE_FR}:11).`,
  ],
  [
    'a placeholder that was translated',
    () => project.change(CODE, '{minutes} minute|{minutes}', '{min} minute|{min}'),
    `${CODE}:7:16: "home.Hero.minutes" has {min}, but the French has {minutes}: names in braces and tags are never translated, write {minutes}.`,
  ],
  [
    'a placeholder that was forgotten',
    () => project.change(CODE, '{minutes} minute|{minutes} minutes', 'a minute|some minutes'),
    `${CODE}:7:16: "home.Hero.minutes" lacks {minutes}, which the French “Lu en {minutes} minute|Lu en {minutes} minutes” has: write it where it belongs.`,
  ],
  [
    'a singular without its plural',
    () => project.change(CODE, '{minutes} minute|{minutes} minutes', '{minutes} minutes'),
    `${CODE}:7:16: "home.Hero.minutes" has one form, but the French depends on a number: write 2 forms separated by "|", singular first.`,
  ],
  [
    'a bar that cuts a text in two',
    () => project.change(CODE, 'Taking care', 'Taking | care'),
    `${CODE}:11:16: "home.Hero.title" has 2 forms separated by "|", but the French has only one: remove the "|".`,
  ],
  [
    'French that changed since',
    () => project.change(CODE_FR, 'Prendre soin', 'Prendre soin ensemble'),
    `${CODE}:11:16: "home.Hero.title" is out of date: the French was “Prendre soin” and is now “Prendre soin ensemble” (${CODE_FR}:11). Correct the English, then run npm run i18n:done ${CODE}#home.Hero.title.`,
  ],
  [
    'a member of the team without a translation',
    () => project.change(TEAM_EN, '  title: Service design\n', ''),
    `blog/authors.yml:3:10: "anne.title" is missing in ${TEAM_EN}: write the English of “Design de service”.`,
  ],
  [
    'a label of the sidebar whose French changed',
    () => project.change(SIDEBAR_FR, 'Écrire', 'Raconter'),
    `${SIDEBAR_EN}:3:16: "sidebar.handbook.category.write" is out of date: the French was “Écrire” and is now “Raconter” (${SIDEBAR_FR}:3). Correct the English, then run npm run i18n:done ${SIDEBAR_EN}#sidebar.handbook.category.write.`,
  ],
];

const documents: Problem[] = [
  [
    'a case study without a translation, and without a reason',
    () => project.remove('i18n/en/docusaurus-plugin-content-blog/2024-01-01-hopital'),
    `${STUDY_EN}: the file is missing: write the English of ${STUDY} there; if it is to stay French, list "${STUDY}" with the reason in "untranslated" of ${EXCEPTIONS}.`,
  ],
  [
    'a page without a translation',
    () => project.remove(LEGAL_EN),
    `${LEGAL_EN}: the file is missing: write the English of ${LEGAL} there.`,
  ],
  [
    'a translation of what is not there',
    async () => {
      const text = await project.read(STUDY_EN);
      await project.remove('i18n/en/docusaurus-plugin-content-blog/2024-01-01-hopital');
      await project.write(STUDY_EN.replace('hopital', 'hospital'), text);
    },
    `${STUDY_EN.replace('hopital', 'hospital')}: this translates ${STUDY.replace('hopital', 'hospital')}, which does not exist: rename it 2024-01-01-hopital/index.mdx, to match the French file, or remove it.`,
    `${STUDY_EN}: the file is missing: write the English of ${STUDY} there; if it is to stay French, list "${STUDY}" with the reason in "untranslated" of ${EXCEPTIONS}.`,
  ],
  [
    'a heading that was forgotten',
    () => project.change(STUDY_EN, '## Challenges\n', ''),
    `${STUDY_EN}:8:1: the heading “## Les enjeux” of ${STUDY}:14 is missing (the French has 2 headings, this text 1): write it where it belongs.`,
  ],
  [
    'a heading of another level',
    () => project.change(STUDY_EN, '## Challenges', '### Challenges'),
    `${STUDY_EN}:15:1: the heading “### Challenges” is “## Les enjeux” in the French (${STUDY}:14): write the same number of #.`,
  ],
  [
    'a link that leads elsewhere',
    () => project.change(STUDY_EN, '/team/', '/equipe/'),
    `${STUDY_EN}:17:1: the link “/equipe/” is “/team/” in the French (${STUDY}:16): write that.`,
  ],
  [
    'a picture that was forgotten',
    () => project.change(STUDY_EN, '![The plan of the ward](./plan.png)', ''),
    `${STUDY_EN}:8:1: the picture “![Le plan du service](./plan.png)” of ${STUDY}:12 is missing (the French has 1 picture, this text 0): write it where it belongs.`,
  ],
  [
    'a code block that was forgotten',
    () => project.change(STUDY_EN, '```bash\nnpm start\n```\n', ''),
    `${STUDY_EN}:8:1: the code block “\`\`\`bash” of ${STUDY}:18 is missing (the French has 1 code block, this text 0): write it where it belongs.`,
  ],
  [
    'a component that names another thing',
    () => project.change(LEGAL_EN, 'field="name"', 'field="nom"'),
    `${LEGAL_EN}:6:1: the component “<Identity field="nom"/>” is “<Identity field="name"/>” in the French (${LEGAL}:5): write that.`,
  ],
  [
    'a paragraph left in French',
    () =>
      project.change(
        STUDY_EN,
        'We spent three days on a ward, and neither proposed nor drew anything at all.',
        'Nous avons passé trois jours dans un service, sans rien proposer ni rien dessiner.',
      ),
    `${STUDY_EN}:11:1: “Nous avons passé trois jours dans un service, sans rien proposer ni rien dessin…” is still the French text: write its English.`,
  ],
  [
    'a title left in French',
    () => project.change(GUIDE_EN, 'The guide', 'Le guide'),
    `${GUIDE_EN}:2:8: the field "title" is still the French “Le guide”: write the English; if both languages use the same words, list "${GUIDE_EN}#title" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
  ],
  [
    'a page in one language that has a translation',
    () => project.change(GUIDE, 'title:', 'lang: fr\ntitle:'),
    `${GUIDE_EN}: ${GUIDE} says "lang: fr", a page in one language: remove this file, or that line.`,
  ],
  [
    'a field that was forgotten',
    () => project.change(STUDY_EN, 'description: "Simple markers."\n', ''),
    `${STUDY_EN}:1:1: the field "description" is missing: write its English; the French is “Des repères simples.” (${STUDY}:4).`,
  ],
  [
    'a file with nothing in it but its front matter',
    () => project.change(LEGAL_EN, /\n\nThis site[\s\S]*/, '\n'),
    `${LEGAL_EN}:5:1: the text is empty: write the English of ${LEGAL}.`,
  ],
  [
    'a translation that nobody has marked',
    () => project.change(LEGAL_EN, /sourceHash: .*\n/, ''),
    `${LEGAL_EN}:1:1: this is not marked as the translation of ${LEGAL}: compare both, then run npm run i18n:done ${LEGAL_EN}.`,
  ],
  [
    'a front matter that is no YAML',
    () => project.change(LEGAL_EN, 'title: Legal notice', 'title: "Legal notice'),
    `${LEGAL_EN}:3:25: the front matter is not valid YAML: Missing closing "quote. Put a text that contains ": " or " #", or begins with a quote, in double quotes.`,
  ],
];

const lists: Problem[] = [
  [
    'an exception that is no longer one',
    () => project.change(CODE, '"message": "Menu"', '"message": "List"'),
    `${EXCEPTIONS}:6:5: "${CODE}#home.Hero.menu" of "sameAsFrench" is translated: remove it from the list.`,
  ],
  [
    'an exception whose text is gone, and whose id resembles another',
    () =>
      project.change(EXCEPTIONS, '"sameAsFrench": {', `$&"${CODE}#home.Hero.titre": "The same.",`),
    `${EXCEPTIONS}:5:20: "${CODE}#home.Hero.titre" of "sameAsFrench" matches nothing: remove it from the list, or write "${CODE}#home.Hero.title".`,
  ],
  [
    'an exception without a reason',
    () => project.change(EXCEPTIONS, 'By the owner’s wish.', ''),
    `${EXCEPTIONS}:3:40: "untranslated" → "blog/2020-01-01-reste/index.mdx": write the reason.`,
    `${CODE}:3:16: "home.Hero.menu" is the same as the French “Menu” (${CODE_FR}:3): write the English; if both languages use the same words, list "${CODE}#home.Hero.menu" with the reason in "sameAsFrench" of ${EXCEPTIONS}.`,
    'i18n/en/docusaurus-plugin-content-blog/2020-01-01-reste/index.mdx: the file is missing: write the English of blog/2020-01-01-reste/index.mdx there; if it is to stay French, list "blog/2020-01-01-reste/index.mdx" with the reason in "untranslated" of i18n/en/exceptions.json.',
  ],
];

describe.each([
  ['texts of the interface and of the team', texts],
  ['case studies, pages and the handbook', documents],
  ['lists', lists],
])('problems in %s are reported with their position and what to write', (_, problems) => {
  it.each(problems)('%s', async (__, make, ...sentences) => {
    await make();
    expect((await project.problems()).sort()).toEqual([...sentences].sort());
  });
});
