/** @jest-environment node */
import {execFileSync} from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {formatProblems, isError} from '../../../lib/siteError';
import {readCaseStudies} from '../../case-studies/read';
import {checkContent} from '../check';
import {sectorA, sectorC, serviceA, serviceB} from '@site/scripts/__tests__/jest/vocabulary';
import {copyContent, rememberingFacts, root} from './contentCopy';

// In ms: each test reads all texts, some of them twice, perhaps on a busy machine.
jest.setTimeout(60_000);

const study = 'blog/2024-03-12-halles/index.mdx';
const studyEn = 'i18n/en/docusaurus-plugin-content-blog/2024-03-12-halles/index.mdx';
const untranslated = 'blog/2021-05-19-phare/index.mdx';
const booksEn = 'i18n/en/docusaurus-plugin-content-blog/2022-11-08-livres/index.mdx';
const team = 'blog/authors.yml';
const teamEn = 'i18n/en/docusaurus-plugin-content-blog/authors.yml';
const legalEn = 'i18n/en/docusaurus-plugin-content-pages/legal.mdx';

/** First words of « Les enjeux » in the French text, where tests insert problems. */
const challenges = 'Le samedi, on entre par la place';

let dir: string;

/** Facts of unchanged texts, shared by all tests. */
const factsOf = rememberingFacts();

beforeEach(() => {
  dir = copyContent();
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const at = (file: string) => path.join(dir, file);
const read = (file: string) => readFileSync(at(file), 'utf8');

/** Replaces a part of a file; throws when it is missing. */
function spoil(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  expect(text).toMatch(from);
  writeFileSync(
    at(file),
    text.replace(from, () => to),
  );
}

const report = async () => formatProblems(await checkContent(dir, factsOf));

/** The errors, each as `file:line:column: message`. */
const errors = async () =>
  formatProblems((await checkContent(dir, factsOf)).filter(isError)).split('\n');

/** A message that ends with a list of the texts' own values. */
const beginning = (text: string) => expect.stringContaining(text) as string;

describe('a problem is reported with file, line, column and remedy', () => {
  it('in a field of the front matter', async () => {
    spoil(study, /^title: .*/m, 'clients: Personne');
    spoil(study, /^slug: .*/m, 'slug: santé');
    spoil(study, /^description: .*/m, 'description: " "');
    spoil(study, /^date: .*/m, 'date: 2024-02-30');
    spoil(study, /^sector: .*/m, `sector: ${sectorA}x`);
    spoil(study, /^services:\n(?: {2}- .*\n)+/m, `services: [${serviceA}, ${serviceB}x]\n`);
    spoil(study, /^authors:\n(?: {2}- .*\n)+/m, 'authors: [terrain, architectur]\n');
    spoil(study, 'src: ./cover.png', 'src: ./couverture.png');
    spoil(study, 'src: /files/halles.pdf', 'src: /files/carnet.pdf');
    spoil(study, /url: https:\S+/, 'url: www.example.org');
    spoil(untranslated, /^date: .*/m, 'date:');
    spoil(untranslated, 'src: ./cover.png', 'src: ./cover.png\n  focus: left');
    spoil(studyEn, /^sector:/m, 'sourceHash: 0123456789ab\nsector:');
    expect(await errors()).toEqual([
      `${untranslated}:5:1: date is empty: write a date, such as 2024-05-14.`,
      `${untranslated}:16:10: cover.focus is "left": write how far the subject is from the left and from the top, such as "62% 30%".`,
      `${study}:1:1: title is empty: write a text.`,
      `${study}:2:1: remove the unknown field "clients", or write "client".`,
      `${study}:3:7: slug is "santé": write a-z, 0-9 and single hyphens only, such as bon-sejour.`,
      `${study}:4:14: description is " ": write a text of 50 to 200 characters.`,
      `${study}:5:7: date is "2024-02-30": write a date, such as 2024-05-14.`,
      beginning(`${study}:7:9: sector is "${sectorA}x": write "${sectorA}"? It is one of `),
      beginning(`${study}:8:20: services.1 is "${serviceB}x": write "${serviceB}"? It is one of `),
      `${study}:9:20: authors lists "architectur", who is not in ${team}: write "architecture".`,
      `${study}:11:8: cover.src is "./couverture.png", but there is no such file in blog/2024-03-12-halles/: put the picture there, or correct the name.`,
      `${study}:14:8: pdf.src is "/files/carnet.pdf", but there is no such file in static/: put a PDF beside the text and write "./" and its name.`,
      `${study}:19:12: links.furtherReading.0.url is "www.example.org": write a full address, such as https://www.example.org/.`,
      `${studyEn}:7:1: sourceHash was the mark of a translation, which is now in i18n/en/sources.json: npm run i18n:done ${studyEn} moves it.`,
    ]);
  });

  it('in a slug that another study has', async () => {
    spoil(study, /^slug: .*/m, 'slug: phare');
    spoil(booksEn, /^slug: .*/m, 'slug: jardin');
    expect(await errors()).toEqual([
      `${study}:3:7: slug is "phare", which ${untranslated} already uses in French: write another one.`,
      `${booksEn}:3:7: slug is "jardin", which i18n/en/docusaurus-plugin-content-blog/2019-09-30-jardin/index.mdx already uses in English: write another one.`,
    ]);
  });

  it('in a slug that an older study has in the other language, once, at the newer one', async () => {
    spoil(booksEn, /^slug: .*/m, 'slug: phare');
    expect(await errors()).toEqual([
      `${booksEn}:3:7: slug is "phare", which ${untranslated} already uses in English: write another one.`,
    ]);
    spoil(booksEn, /^slug: .*/m, 'slug: library');
    spoil(study, /^slug: .*/m, 'slug: library');
    expect(await errors()).toEqual([
      `${study}:3:7: slug is "library", which ${booksEn} already uses in the other language: write another one, so that /work/library/ leads to one page only.`,
    ]);
  });

  it.each([
    ['+++\ntitle = "Un mot"\n+++\n', 'TOML', 'title = "A"'],
    ['{\n  "title": "Un mot"\n}\n', 'JSON', '"title": "A"'],
  ])('in front matter of another language: %j', async (fields, language, example) => {
    spoil(study, /^---\n[^]*?\n---\n/, fields);
    expect((await errors())[0]).toBe(
      `${study}:1:1: the front matter is ${language}: write it as YAML, between two lines "---", a field a line, title: "A" instead of ${example}.`,
    );
  });

  it.each([
    "2019-01-01-l'accueil",
    '2019-01-01-super!',
    '_2019-01-01-brouillon',
    '__tests__',
    '2019-01-01-#1',
    '2019-01-01-brouillon.',
    '2019-01-01-\u200Bphare',
    '2019-01-01-\u0007',
  ])('in the name of a folder: %s', async (name) => {
    renameSync(at('blog/2021-05-19-phare'), at(`blog/${name}`));
    const own = (await errors()).filter((line) => line.includes('the folder’s name'));
    expect(own).toEqual([
      expect.stringMatching(
        /^blog\/\S+: the folder’s name has "(?:[_'!#.]|U\+[\dA-F]{4})"(?: at its (?:beginning|end))?, which the build can’t read: rename it with letters, digits and hyphens/,
      ),
    ]);
  });

  it.each([
    [/\n---\n/, '\n', 'the front matter is never closed: write "---"'],
    [/\n---\n/, '\n ---\n', 'the front matter is never closed: write "---"'],
    [/^---\n/, '\n---\n', 'the front matter does not begin the file: write "---"'],
    [/^---\n/, ' ---\n', 'the front matter does not begin the file: write "---"'],
    [/^---\n/, '----\n', 'the front matter does not begin the file: write "---"'],
    [/^---\n[^]*?\n---\n/, '---\nUn mot\n---\n', 'the front matter has no fields: write one'],
    [/^---\n[^]*?\n---\n/, '---\n- title: A\n---\n', 'the front matter has no fields: write one'],
    [/^---\n[^]*?\n---\n/, '---\n42\n---\n', 'the front matter has no fields: write one'],
  ])('in front matter that begins, ends or says nothing: %s as %j', async (from, to, message) => {
    for (const file of [study, legalEn]) {
      spoil(file, from, to);
      expect(await report()).toContain(`${message}`);
      expect((await errors()).filter((line) => line.includes(message))).toContainEqual(
        beginning(`${file}:`),
      );
    }
  });

  it('in a field that YAML reads as no text, or that looks like another', async () => {
    spoil(study, /^title: .*/m, 'title: 1984');
    spoil(study, /^client: .*/m, 'client: [[Ville]]');
    spoil(studyEn, /^title: /m, '\u200Btitle: ');
    spoil(untranslated, /^title: .*/m, 'title: "\u200B"');
    const remedy =
      'write a text, in double quotes when it is a number, true, or begins with [ or {.';
    expect(await errors()).toEqual([
      `${untranslated}:2:8: title is "\u200B": write some text.`,
      `${study}:2:8: title is 1984: ${remedy}`,
      beginning(': client is [["Ville"]]: ' + remedy),
      `${studyEn}:2:1: the field "\u200Btitle" differs from "title" by a sign that the eye does not see, U+200B: type its name again.`,
    ]);
  });

  it('in a name that looks the same as another one', async () => {
    renameSync(at('blog/2024-03-12-halles/plan.png'), at('blog/2024-03-12-halles/e\u0301tal.png'));
    for (const file of [study, studyEn]) spoil(file, './plan.png', './\u00e9tal.png');
    spoil(study, '## Les étapes', '## Les\u00A0étapes');
    expect(await errors()).toEqual([
      `${study}:45:1: "## Les\u00A0étapes" differs from the section "## Les étapes" by a sign that the eye does not see, U+00A0: type the heading again.`,
      `${study}:77:1: the picture is "./\u00e9tal.png", but the file in blog/2024-03-12-halles/ has another name, which looks the same, by the sign U+00E9: rename it with letters without accents, digits and hyphens, and write that name.`,
      `${studyEn}:77:1: the picture is "./\u00e9tal.png", but the file in blog/2024-03-12-halles/ has another name, which looks the same, by the sign U+00E9: rename it with letters without accents, digits and hyphens, and write that name.`,
    ]);
  });

  it('in an address that ends after its slashes, which hides nothing else', async () => {
    spoil(legalEn, '(/#contact)', '(https://) and [b](http://), [c](/contact/)');
    expect(await errors()).toEqual([
      `${legalEn}:7:1: the link "https://" has no valid address after its slashes: write the full address, such as https://www.example.org/.`,
      `${legalEn}:7:29: the link "http://" has no valid address after its slashes: write the full address, such as https://www.example.org/.`,
      `${legalEn}:7:43: the link "/contact/" leads to no page and no file: correct the address, or put the file in static/.`,
    ]);
  });

  it('in front matter that YAML cannot read', async () => {
    spoil(study, /^title: .*/m, 'title: Halles : le suivi');
    spoil(studyEn, /^---\n/, '');
    spoil(team, /^ {2}title: .*/m, '  title: "Ouvert');
    expect(await errors()).toEqual([
      `${study}:2:8: the front matter is not valid YAML: Nested mappings are not allowed in compact mappings. A text that contains ": " looks like a field: put the whole text in double quotes.`,
      `${team}:5:10: not valid YAML: Missing closing "quote. The quote that opens here is never closed: write the same one at the end of the text.`,
      `${studyEn}:1:1: the front matter is missing: begin the file with a line "---", then the fields, then another line "---".`,
    ]);
  });

  it('in a section', async () => {
    spoil(study, '## Les enjeux', '## Les enjeus');
    spoil(study, /## Ailleurs[\s\S]*$/, '');
    spoil(studyEn, '## Steps', '## Les étapes');
    spoil(untranslated, /## Notre implication[\s\S]*?(?=## )/, '');
    spoil(
      untranslated,
      /## Les enjeux\n\n[\s\S]*?(?=## )/,
      '## Les enjeux\n\n{/* à écrire */}\n\n',
    );
    spoil(
      untranslated,
      /## Pour aller plus loin[\s\S]*/,
      '## Ailleurs\n\nA.\n\n## Pour aller plus loin\n',
    );
    expect(await errors()).toEqual([
      `${untranslated}:27:1: the section "## Les enjeux" is empty: write its text under the heading.`,
      `${untranslated}:31:1: the section "## Notre implication" is missing: write it after "## Les étapes".`,
      `${untranslated}:41:1: the section "## Ailleurs" is out of order: the order is En bref, Les enjeux, Les étapes, Notre implication, Pour aller plus loin, Ailleurs.`,
      `${untranslated}:45:1: the section "## Pour aller plus loin" is empty: write its text, or delete the heading.`,
      `${study}:27:3: the section "## Ailleurs", which shows links.elsewhere, is missing: write the heading, or remove links.elsewhere.`,
      `${study}:37:1: "## Les enjeus" is not a section of a case study: write "## Les enjeux". Headings inside a section have three #.`,
      `${studyEn}:37:1: the section "## Steps" is missing: write it after "## Challenges".`,
      `${studyEn}:45:1: "## Les étapes" is not a section of a case study: the sections are In short, Challenges, Steps, Our involvement, Further reading, Elsewhere. Headings inside a section have three #.`,
    ]);
  });

  it('in a link or a picture', async () => {
    spoil(study, /!\[[^\]]+\]\(\.\/plan\.png/, '![plan.png](./plan.png');
    spoil(study, '(/#contact)', '(/#contacte)');
    spoil(studyEn, '(/#contact)', '(/en/team/)');
    spoil(legalEn, '(/#contact)', '(/contact/) or [read](/work/livres/), [run](JavaScript:a)');
    spoil('docs/index.md', '(pictures.md)', '(picture.md)');
    expect(await errors()).toEqual([
      `${study}:77:1: the picture "./plan.png" has "plan.png" as its alternative text, which is the name of a file: write ![what it shows](./plan.png).`,
      `${study}:81:249: the link "/#contacte" leads to a missing anchor: write "#contact".`,
      'docs/index.md:5:31: the link "picture.md" leads to no file: write "pictures.md".',
      `${studyEn}:81:236: the link "/en/team/" leads to no page and no file: write it without "/en", which the site adds: "/team/".`,
      `${legalEn}:7:1: the link "/contact/" leads to no page and no file: correct the address, or put the file in static/.`,
      `${legalEn}:7:29: the link "/work/livres/" leads to no page and no file: write "/work/library/", the address in this language.`,
      `${legalEn}:7:52: the link "JavaScript:a" runs a script: write an address, or a button in a component.`,
    ]);
  });

  it('in a long alternative text, which is a warning', async () => {
    const long = (words: number) => 'un mot '.repeat(words).trim();
    spoil(study, /!\[[^\]]+\]\(\.\/plan\.png/, `![${long(18)}](./plan.png`);
    spoil(study, /alt: .*/, `alt: ${long(17)} a`);
    const found = await checkContent(dir);
    const advice =
      'say what it shows in one short sentence, 120 characters at most, and write what else readers need in the text or in the caption.';
    expect(found.map(({severity, message}) => [severity, message])).toEqual([
      ['warning', `the picture "./plan.png" has an alternative text of 125 characters: ${advice}`],
    ]);
    spoil(study, /alt: .*/, `alt: ${long(18)}`);
    expect((await checkContent(dir)).map(({message}) => message)).toContain(
      `the cover has an alternative text of 125 characters: ${advice}`,
    );
  });

  it.each([
    ['data:text/html,a', 'data'],
    ['DATA:text/html,a', 'DATA'],
    ['vbscript:a', 'vbscript'],
    ['blob:https://example.org/a', 'blob'],
    ['file:///etc/passwd', 'file'],
    ['intent://a/', 'intent'],
    ['ftp://example.org/', 'ftp'],
  ])('in a link to %s, which no browser opens from a site', async (address, scheme) => {
    spoil(legalEn, '(/#contact)', `(${address})`);
    expect(await errors()).toEqual([
      `${legalEn}:7:1: the link "${address}" begins with "${scheme}:", which a visitor’s browser does not open from here: write an address with https://, mailto: or tel:, or a page of the site.`,
    ]);
  });

  it.each([
    ['https:/example.org', 'lacks a slash: write "https://example.org"'],
    ['HTTP:example.org/a', 'lacks a slash: write "HTTP://example.org/a"'],
    ['mailto:', 'has no e-mail address or number: write it after the colon'],
    ['tel:+', 'has no e-mail address or number: write it after the colon'],
  ])('in a link to %s', async (address, wrong) => {
    spoil(
      legalEn,
      '(/#contact)',
      `(${address}), [b](mailto:?subject=a), [c](mailto:a@example.org)`,
    );
    expect(await errors()).toEqual([`${legalEn}:7:1: the link "${address}" ${wrong}.`]);
  });

  it.each([
    'a@b@c',
    'a%20b@example.org',
    '@example.org',
    'a@',
    'a@example',
    'a@example.org;b@example.org',
  ])('in a link to the e-mail address %s', async (address) => {
    spoil(
      legalEn,
      '(/#contact)',
      `(mailto:${address}), [b](mailto:a@example.org,b@example.org?subject=a@b)`,
    );
    expect(await errors()).toEqual([
      beginning(', which is no e-mail address: write one "@", and a name with a point after it'),
    ]);
  });

  it('in a link that leads to another site by two slashes, and in no good one', async () => {
    spoil(
      legalEn,
      '(/#contact)',
      '(//evil.example/a), [b](mailto:a@example.org), [c](tel:+33123456789), [d](HTTPS://example.org)',
    );
    expect(await errors()).toEqual([
      `${legalEn}:7:1: the link "//evil.example/a" leads to another site: write "https://evil.example/a", or one slash for a page of this one.`,
    ]);
  });

  it('in a caption with quotation marks inside, or an address with a space', async () => {
    spoil(study, '"Le', '"Une "légende" ici');
    spoil(study, '(/#contact)', '(/#contact us)');
    spoil(studyEn, './plan.png', './the plan.png');
    const shown = 'would be shown as text, because its';
    expect(await errors()).toEqual([
      `${study}:69:1: the picture "./marche.png" ${shown} caption holds quotation marks: write each as \\", "Une \\"légende\\" ici marché d’essai, un mardi\u00a0: quatre étals, deux couleurs.".`,
      `${study}:81:249: the link "/#contact" ${shown} address has a space or no end: write %20 for the space, and ")" after the address.`,
      `${studyEn}:77:1: the picture "./the" ${shown} address has a space, or its caption no quotation marks: name the file without spaces, and write ![what it shows](./name.png "caption").`,
    ]);
  });

  it('in the team', async () => {
    spoil(team, /^ {2}title: .*\n/m, '');
    expect(await errors()).toEqual([
      `${team}:3:1: "panneaux.title" is empty: write a text; each member has name (initials), title (role), description, alumni: true for those who left, and image_url for a photo.`,
    ]);
  });

  it('in the photo of a member', async () => {
    spoil(team, /^terrain:/m, 'terrain:\n  image_url: /img/absent.png');
    expect(await errors()).toEqual([
      `${team}:14:14: "terrain.image_url" is "/img/absent.png", but there is no such file in static/: put the photo there, or correct the name.`,
    ]);
  });

  it('in the translation of the team', async () => {
    spoil(teamEn, /^terrain:/m, 'terrai:');
    expect(await errors()).toEqual([
      `${teamEn}: "terrain" is missing: translate this member of ${team}.`,
      `${teamEn}: "terrai" is not in ${team}: rename the member to match, or remove it.`,
    ]);
  });

  it('in a component', async () => {
    const components = [
      '<Quote autor="Une infirmière">Bonjour.</Quote>',
      '<Quote>Bonjour.</Quote>',
      '<KeyFacts title={3}><Fact label="Durée">Un an</Fact></KeyFacts>',
      '<Figure src="/img/plan.gif" alt="Un plan."/>',
      '<Video title="L’atelier" youtube="aqz-KE-bpKQ" vimeo="1084537"/>',
      '<Video title="L’atelier" src="/videos/atelier.mp4"/>',
      '<Gallery>\n\nVoici.\n\n</Gallery>',
      '<Fact label="Durée">Un an</Fact>',
      '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    ];
    spoil(study, challenges, `${components.join('\n\n')}\n\n${challenges}`);
    expect(await errors()).toEqual([
      `${study}:39:8: <Quote> has no attribute "autor": write "author".`,
      `${study}:41:1: author of <Quote> is empty: write some words.`,
      `${study}:43:11: title of <KeyFacts> is {3}: write a text between double quotes, title="…".`,
      `${study}:45:1: the picture is "/img/plan.gif", but there is no such file in blog/2024-03-12-halles/: put the picture there, correct the name, or remove the line.`,
      `${study}:45:9: src of <Figure> is "/img/plan.gif": write ./ and the name of a PNG, JPEG, WebP, AVIF or SVG file beside the text, such as ./plan.png.`,
      `${study}:47:1: <Video>: write exactly one of src (a file of static/), youtube and vimeo.`,
      `${study}:49:26: src of <Video> is "/videos/atelier.mp4", but there is no such file in static/: put it there, or correct the name.`,
      `${study}:51:1: <Gallery> contains something else: write pictures only, each as ![what it shows](./name.png) on a line of its own, with an empty line after <Gallery> and before </Gallery>.`,
      `${study}:57:1: <Fact> is outside <KeyFacts>: write it between <KeyFacts> and </KeyFacts>.`,
      `${study}:59:1: <iframe> is not allowed in a case study: write <Video youtube="…" title="…"/> or <Video vimeo="…" title="…"/> for a film.`,
    ]);
  });

  it('in what shows the work: a lens, a screen, what stands before the first section', async () => {
    const components = [
      '<Lens>\n\n<After title="Après">\n\nA.\n\n</After>\n\n</Lens>',
      `<Lens>\n\n<Before title="Avant">\n\n${'mot '.repeat(301)}\n\n</Before>\n\n<After title="Après">\n\n### B\n\n</After>\n\n</Lens>`,
      '<Before title="Avant">\n\nA.\n\n</Before>',
      `<Screen title="Mardi" number="soixante ko">\n\n${'mot '.repeat(81)}\n\n</Screen>`,
      '<Screen title="Mardi">\n\n- A\n\n</Screen>',
      `<Screen title="Mardi">\n\nA.\n\n<NextScreen title="Mercredi">\n\n${'mot '.repeat(81)}\n\n</NextScreen>\n\n</Screen>`,
      '<NextScreen title="Mardi">\n\nA.\n\n</NextScreen>',
      '<Statement></Statement>',
      '<Statement>\n\n- Un lieu\n\n</Statement>',
      '<Statement>\n\nUn lieu.\n\n1. Qui ?\n\n</Statement>',
      '<Statement>\n\nUn lieu.\n\nUn nom.\n\n</Statement>',
      '<Statement>Un **lieu**, un nom.</Statement>',
      '<Statement>\n\n**6** jours, <small>**tous** au lit.</small>\n\n</Statement>',
      '<Statement>\n\n1. Qui ?\n\n</Statement>',
      '<Statement>\n\n<KeyFacts>\n\n<Fact label="Avant">Après</Fact>\n\n</KeyFacts>\n\n</Statement>',
      '<Statement src="./panneau.svg">Un lieu, un nom.</Statement>',
      '<Statement src="./plan.png">**6** jours.</Statement>',
      '<Screen title="Mardi" before="640 ko">\n\nA.\n\n</Screen>',
      ...Array<string>(2).fill('<Figure src="./plan.png" alt="Un lit" size="screen" />'),
    ];
    spoil(study, challenges, `${components.join('\n\n')}\n\n${challenges}`);
    const found = (await errors()).map((line) => line.replace(/^\S+ /, ''));
    expect(found).toEqual([
      '<Lens> compares two versions: write one <Before title="…">…</Before>, then one <After title="…">…</After>, and nothing else.',
      '<Before> has 1203 characters: write 1200 at most, so that both versions fit under one lens.',
      '<After> contains something else: write paragraphs and lists only, with an empty line after <After …>.',
      '<Before> is outside <Lens>: write it between <Lens> and </Lens>.',
      '<Screen> has 323 characters: a phone shows about 320, so shorten it.',
      'number of <Screen> is "soixante ko": write 9 characters at most, such as 61 ko.',
      expect.stringContaining('<Screen> contains something else'),
      '<NextScreen> has 323 characters: a phone shows about 320, so shorten it.',
      '<NextScreen> is outside <Screen>: write it between <Screen> and </Screen>.',
      '<Statement> is empty: write its words between <Statement> and </Statement>.',
      ...Array<string>(3).fill(
        '<Statement> contains something else: write one sentence, one numbered list or one <KeyFacts>, which the page shows from edge to edge.',
      ),
      '<Statement> has "lieu" in bold: bold is for a figure of 2 characters at most, which the page shows in a disc.',
      'the picture is "./panneau.svg", but there is no such file in blog/2024-03-12-halles/: put the picture there, correct the name, or remove the line.',
      '<Statement> has a drawing beside something else than a sentence without figures: remove src.',
      '<Screen>: write number, with which before is compared, or remove before.',
      'another picture has size="screen": one of a text fills the window, so write full for this one.',
    ]);
  });

  it('in files that are missing, empty, or folders', async () => {
    rmSync(at('blog/2024-03-12-halles'), {recursive: true});
    renameSync(at(legalEn), at(legalEn.replace('legal', 'legale')));
    mkdirSync(at('blog/2025-01-01-vide'));
    rmSync(at(teamEn));
    writeFileSync(at(untranslated), '');
    writeFileSync(at(team), '');
    unlinkSync(at(booksEn));
    mkdirSync(at(booksEn));
    expect(await errors()).toEqual([
      `${untranslated}:1:1: the file is empty: write its text, or remove it.`,
      'blog/2025-01-01-vide/index.mdx: the file is missing: a case study’s folder holds an index.mdx.',
      `${team}:1:1: the file is empty: write its text, or remove it.`,
      `${booksEn}: this is a folder, not a file: rename the folder, then write a file named index.mdx.`,
      `${teamEn}: the file is missing; it holds the team in this language.`,
    ]);
    // What translates nothing is left out, and stops nothing.
    const all = (await report()).split('\n');
    expect(all.filter((line) => line.includes('this translates'))).toEqual([
      'i18n/en/docusaurus-plugin-content-blog/2024-03-12-halles: warning: this translates blog/2024-03-12-halles, which does not exist, so the site leaves it out: rename the folder to match the French one, or remove it; a text in this language alone goes there, with lang: en in its front matter.',
      'i18n/en/docusaurus-plugin-content-pages/legale.mdx: warning: this translates src/pages/legale.mdx, which does not exist, so the site leaves it out: rename the file legal.mdx, to match the French one, or remove it; a text in this language alone goes there, with lang: en in its front matter.',
    ]);
  });

  it('in a text where the site reads none, and in no part of a text', async () => {
    for (const file of [
      'blog/2024-01-01-note.md',
      'blog/2021-05-19-phare/suite.mdx',
      'blog/2021-05-19-phare/index.md',
      'blog/2021-05-19-phare/_note.mdx',
      'i18n/en/docusaurus-plugin-content-blog/note.mdx',
    ]) {
      mkdirSync(path.dirname(at(file)), {recursive: true});
      writeFileSync(at(file), 'Un mot.\n');
    }
    const why = 'the site does not read this file, because';
    expect((await report()).split('\n')).toEqual([
      `blog/2021-05-19-phare/index.md: ${why} the text of a case study is its index.mdx: rename it index.mdx, or remove it.`,
      `blog/2021-05-19-phare/suite.mdx: ${why} the text of a case study is its index.mdx: move what it says to 2021-05-19-phare/index.mdx, or to a folder of its own, or remove it.`,
      `blog/2024-01-01-note.md: ${why} each case study is a folder: move it to 2024-01-01-note/index.mdx, beside its pictures, or remove it.`,
      `i18n/en/docusaurus-plugin-content-blog/note.mdx: ${why} each case study is a folder: move it to note/index.mdx, beside its pictures, or remove it.`,
    ]);
  });

  it('in a PDF that is no file, but not in one beside the text, in French for both languages', async () => {
    for (const file of [study, studyEn]) spoil(file, 'src: /files/halles.pdf', 'src: ./plan.pdf');
    const missing = `pdf.src is "./plan.pdf", but there is no such file in blog/2024-03-12-halles/: put a PDF beside the text and write "./" and its name.`;
    expect(await errors()).toEqual([`${study}:20:8: ${missing}`, `${studyEn}:20:8: ${missing}`]);
    writeFileSync(at('blog/2024-03-12-halles/plan.pdf'), '%PDF-1.4');
    expect(await report()).toBe('');
    spoil(study, './plan.pdf', './cover.png');
    expect(await errors()).toEqual([
      `${study}:20:8: pdf.src is "./cover.png", which is not a PDF: put a PDF beside the text and write "./" and its name.`,
    ]);
  });

  it('in the life of a study: its dates, its place, its former addresses', async () => {
    spoil(
      study,
      /^date: .*/m,
      'date: 2999-01-01\nupdated: 2020-01-01\npinned: 0\nformerly: [Marché]\nreview: demain',
    );
    spoil(studyEn, /^date: .*/m, 'date: 2999-01-01\nformerly: [phare]');
    expect(await errors()).toEqual([
      `${study}:7:9: pinned is 0: write a whole number from 1.`,
      `${study}:8:12: formerly.0 is "Marché": write a-z, 0-9 and single hyphens only, such as bon-sejour.`,
      `${study}:9:9: review is "demain": write a date, such as 2024-05-14.`,
    ]);
    spoil(study, /^pinned: .*\n.*\n.*/m, 'pinned: 1\nformerly: [marche, phare]');
    expect((await report()).split('\n')).toEqual([
      `${study}:6:10: updated is 2020-01-01, before its date, 2999-01-01: write the day of the last change, or remove it.`,
      `${study}:8:20: formerly lists "phare", but /work/phare/ is a page of today: remove it.`,
      `${studyEn}:6:12: formerly lists "phare", but /en/work/phare/ is a page of today: remove it.`,
      `${study}:5:7: warning: date is 2999-01-01, a later day: builds from that day on publish it, in the time zone of Brest (src/site.ts).`,
      `${studyEn}:1:1: warning: pinned is missing here, but 1 in ${study}: write the same in both.`,
      `${studyEn}:5:7: warning: date is 2999-01-01, a later day: builds from that day on publish it, in the time zone of Brest (src/site.ts).`,
    ]);
  });

  it('in a translation that is a draft on its own', async () => {
    spoil(studyEn, /^sector: /m, 'draft: true\nsector: ');
    expect(await errors()).toEqual([
      `${studyEn}:7:8: draft hides a case study in every language: write it in ${study}, or remove it here; without this file, the site shows the original text.`,
    ]);
  });

  it('in a link to what is not published, from what is', async () => {
    spoil(study, /^date: .*/m, '$&\ndraft: true'.replace('$&', 'date: 2024-03-12'));
    spoil(untranslated, '## Les enjeux\n', '## Les enjeux\n\n[Les halles](/work/halles/).\n');
    const line = read(untranslated).slice(0, read(untranslated).indexOf('[Les halles]'));
    expect(await errors()).toEqual([
      `${untranslated}:${line.split('\n').length}:1: the link "/work/halles/" leads to no page and no file: ${study} is not published yet: publish it first, or remove the link.`,
    ]);
  });

  it('in a page', async () => {
    const texts = [
      '<Nom/>',
      '<Identity field="nme"/>',
      '<If is="map">Oui.</If>',
      'Un {mot}.',
      '![Un logo.](https://example.org/a.png)',
      '<span style="a">mot</span>',
    ];
    spoil(legalEn, '## ', `${texts.join('\n\n')}\n\n## `);
    expect(await errors()).toEqual([
      beginning(`${legalEn}:5:1: <Nom> is not allowed in this text: remove it; the components are`),
      beginning(`${legalEn}:7:11: field of <Identity> is "nme": write "name"? It is one of `),
      beginning(`${legalEn}:9:5: is of <If> is "map": write one or more of maps, weather,`),
      `${legalEn}:11:4: {mot} is a script in MDX: write \\{ to show a brace, or remove it.`,
      `${legalEn}:13:1: the picture "https://example.org/a.png" is not in the project, and the content security policy blocks those of other sites: save it beside the text and write ./ and its name.`,
      `${legalEn}:15:7: <span> may not have "style": remove it; the site’s own styles apply.`,
    ]);
  });

  it('in a page that is its file alone: its fields, its address, and letters without a list', async () => {
    const words = '---\ntitle: Presse\ndescription: Qui répond aux journalistes.\n';
    mkdirSync(at('src/pages/newsletter'));
    writeFileSync(at('src/pages/_partie.mdx'), 'Un mot.\n');
    writeFileSync(at('src/pages/presse.mdx'), `${words}links: [footer]\n---\n\nUn mot.\n`);
    writeFileSync(at('src/pages/a.mdx'), 'Un mot.\n');
    writeFileSync(at('src/pages/b.mdx'), `${words}links: [top]\nname: b\n---\n\nUn mot.\n`);
    for (const name of ['Ma page', 'work', 'newsletter/index']) {
      writeFileSync(at(`src/pages/${name}.mdx`), `${words}---\n\n[Presse](/presse/).\n`);
    }
    writeFileSync(at('src/pages/newsletter.mdx'), '---\ntitle: Lettre\n---\n\nUn mot.\n');
    const rename = 'rename the file with a-z, 0-9 and single hyphens, such as presse.mdx.';
    expect((await report()).split('\n')).toEqual([
      'src/pages/a.mdx:1:1: title is empty: write a text.',
      'src/pages/a.mdx:1:1: description is empty: write a text.',
      'src/pages/b.mdx:4:9: links.0 is "top": write one of bar, menu, footer.',
      'src/pages/b.mdx:5:1: remove the unknown field "name".',
      `src/pages/Ma page.mdx: the name is the address of the page: ${rename}`,
      `src/pages/newsletter/index.mdx: the name is the address of the page: ${rename}`,
      `src/pages/work.mdx: "work" is the beginning of other addresses of the site: ${rename}`,
      'src/pages/newsletter.mdx: warning: there are past letters, in src/pages/newsletter/, and this page does not list them: write <Letters/> on a line of its own, where the list goes.',
    ]);
  });

  it('in a link of a text that both languages show, to a page with two addresses', async () => {
    spoil(untranslated, '## Les enjeux\n', '## Les enjeux\n\n[Les halles](/work/halles/).\n');
    expect(await report()).toContain(
      'the link "/work/halles/" leads to a page that has another address in the other language, where this text is shown too: translate this text, or remove the link.',
    );
  });

  it('in a text that is not encoded in UTF-8', async () => {
    const [before = '', after = ''] = read(study).split('quarante étals');
    const latin1 = Buffer.from('désirs', 'latin1');
    writeFileSync(at(study), Buffer.concat([Buffer.from(before), latin1, Buffer.from(after)]));
    expect(await errors()).toEqual([
      `${study}:35:23: the character in "ouvert de d\uFFFDsirs, deux" is not UTF-8, and accents would be lost: save the file again as "UTF-8" in your editor, then retype this character.`,
    ]);
  });

  it('in a description or in different facts, as advice', async () => {
    spoil(study, /^description: .*$/m, 'description: "Court."');
    spoil(studyEn, /^description: .*$/m, `description: "${'x'.repeat(201)}"`);
    spoil(studyEn, /^sector: .*$/m, `sector: ${sectorC}`);
    expect((await report()).split('\n')).toEqual([
      `${study}:4:14: warning: description has 6 characters: 50 to 200 are best, search engines seldom show a shorter one.`,
      `${studyEn}:4:14: warning: description has 201 characters: 50 to 200 are best, search engines cut a longer one.`,
      `${studyEn}:7:9: warning: sector is ${sectorC}, but ${sectorA} in ${study}: write the same in both.`,
    ]);
    await expect(readCaseStudies(dir)).resolves.toHaveLength(4);
  });

  it('in a drawing, at its line there, once for both languages', async () => {
    for (const file of [study, studyEn]) spoil(file, './plan.png', './plan.svg');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 15">\n<text/>\n</svg>';
    writeFileSync(at('blog/2024-03-12-halles/plan.svg'), drawing);
    expect(await errors()).toEqual([
      'blog/2024-03-12-halles/plan.svg:2: the drawing contains <text>: an image has none of the site’s fonts: convert the text to paths in your drawing program.',
    ]);
  });

  it('in a heavy, large, narrow or invalid picture: only the last is an error', async () => {
    const put = (name: string, data: Buffer) => {
      unlinkSync(at(`blog/2024-03-12-halles/${name}`));
      writeFileSync(at(`blog/2024-03-12-halles/${name}`), data);
    };
    const flat = (width: number, height: number) =>
      sharp({create: {width, height, channels: 3, background: '#888'}})
        .png()
        .toBuffer();
    put('cover.png', Buffer.concat([await flat(2400, 1500), Buffer.alloc(8_000_001)]));
    put('plan.png', await flat(8000, 6000));
    put('comptoir.png', await flat(800, 400));
    put('marche.png', Buffer.from('GIF89a'));
    expect((await report()).split('\n')).toEqual([
      `${study}:69:1: the picture is "./marche.png", which can’t be read as a picture: replace it with a PNG, JPEG, WebP, AVIF or SVG file.`,
      `${studyEn}:69:1: the picture is "./marche.png", which can’t be read as a picture: replace it with a PNG, JPEG, WebP, AVIF or SVG file.`,
      `${study}:17:8: warning: cover.src is "./cover.png", which weighs 8.0 MB: save it 2400 px wide, as JPEG or WebP for a photo, to keep it below 1.5 MB.`,
      `${study}:43:1: warning: the picture is "./comptoir.png", which is 800 px wide and is shown no wider: one of 1920 px would fill its place, sharp on every screen.`,
      `${study}:77:1: warning: the picture is "./plan.png", which measures 8000 × 6000 px, and slows the build down: save it 2400 px wide, as JPEG or WebP for a photo.`,
    ]);
    await expect(readCaseStudies(dir)).rejects.toThrow('Case studies: 2 errors.');
  });
});

it('reports problems of front matter and text in one run, as the build does', async () => {
  spoil(study, /^sector: .*$/m, 'sector: x');
  spoil(study, '## Les étapes', '## Étapes');
  spoil(study, '## Ailleurs', 'Un {prix et <deux.\n\n## Ailleurs');
  const text = formatProblems((await checkContent(dir, factsOf)).filter(isError));
  expect(text.match(/^blog\/2024\S+:\d+:\d+: /gm)).toHaveLength(5);
  await expect(readCaseStudies(dir)).rejects.toThrow(`Case studies: 5 errors.\n${text}`);
});

describe('npm run check -- content', () => {
  /** Runs the command in a copy of the project. */
  function run(...args: string[]): {code: number; output: string} {
    try {
      const output = execFileSync(
        process.execPath,
        ['--require', 'tsx/cjs', 'scripts/check-content.ts', ...args],
        {
          cwd: dir,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
      return {code: 0, output};
    } catch (error) {
      const {status, stdout, stderr} = error as {status: number; stdout: string; stderr: string};
      return {code: status, output: stdout + stderr};
    }
  }

  beforeEach(() => {
    rmSync(dir, {recursive: true, force: true});
    dir = copyContent(['src', 'scripts', 'package.json', 'tsconfig.json']);
    writeFileSync(at('package-lock.json'), '{}');
    symlinkSync(path.join(root, 'node_modules'), at('node_modules'));
  });

  it('names a translation that the build would miss', () => {
    unlinkSync(at('i18n/en/docusaurus-plugin-content-pages/legal.mdx'));
    expect(run().output).toContain(
      'i18n/en/docusaurus-plugin-content-pages/legal.mdx: the file is missing: write the English of src/pages/legal.mdx there.',
    );
  });

  it('exits with 0, 1 or 2', () => {
    spoil(study, challenges, `L'attente... "Qui ?" ${challenges}`);
    expect(run()).toEqual({code: 0, output: '✓ Content: no errors.\n'});
    spoil(study, '## Ailleurs', '## Ailleur');
    const {code, output} = run();
    expect(code).toBe(1);
    expect(output).toMatch(/^blog\/2024-03-12-halles\/index\.mdx:\d+:1: /);
    expect(output).toMatch(/\n✖ Content: 1 error\.\n$/);
    expect(run('--fixe')).toMatchObject({
      code: 2,
      output: expect.stringContaining('Usage: npm run check -- content') as string,
    });
  });
});
