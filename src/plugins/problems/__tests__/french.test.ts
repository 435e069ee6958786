/** @jest-environment node */
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {constructs} from '@site/e2e/support/constructs';
import {mainStudy} from '@site/e2e/support/fixture';
import {filesIn} from '../../../lib/files';
import {readFrontMatter, splitText} from '../../../lib/texts/data';
import {typeset} from '../../../lib/texts/typeset';
import {sectionHeadings} from '../../../vocabulary/sections';
import {checkDrawing} from '../../images/drawing';
import {strayMarkup} from '../../markdown/strayMarkup';
import {factsOf} from '../../texts/facts';
import {checkContent} from '../check';
import {inFrench, readCatalogue, wordsOf} from '../french';
import {copyContent, rememberingFacts, root} from './contentCopy';

const catalogue = Object.entries(readCatalogue(root));

it('the catalogue has no sentence that the code no longer says', () => {
  const code = filesIn(root, ['src/plugins', 'src/lib'])
    .filter((file) => file.endsWith('.ts') && !file.includes('__tests__'))
    .map((file) => readFileSync(path.join(root, file), 'utf8').replaceAll('\\', ''))
    .join('\n');
  const fragments = catalogue
    .flatMap(([english]) => wordsOf(english))
    .map((words) => words.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    // The languages are a list in the code.
    .filter((words) => words.length > 12 && words !== 'write fr or en, or remove the line');
  expect(fragments.length).toBeGreaterThan(catalogue.length / 2);
  expect(fragments.filter((words) => !code.includes(words))).toEqual([]);
});

it('the French fills the gaps of the English, and no others', () => {
  const gapsOf = (text: string) => [...new Set(text.match(/\{=?\w+\}/g))];
  for (const [english, french] of catalogue) {
    expect([french, gapsOf(english)]).toEqual([french, expect.arrayContaining(gapsOf(french))]);
  }
});

it('says what every row of the table of left-over markup says', () => {
  const messages = strayMarkup.map(({is, write}) => `"x" is ${is}: ${write}.`);
  expect(messages.filter((message) => inFrench(message) === undefined)).toEqual([]);
});

it('leaves what is to be typed as it is', () => {
  expect(inFrench('"x" is a footnote with a space before its colon: write [^1]: without it.')).toBe(
    typeset('« x » est une note de bas de page avec une espace avant ses deux-points : ', 'fr') +
      'écrivez [^1]: sans elle.',
  );
});

/** Mistakes in the fields and in the text of a study, of the kinds that the constructs lack. */
const mistakes = [
  '---\ntitle: Un mot : un autre\n---',
  '---\ntitle: "Un mot\n---',
  '---\ntitle: *Étoile*\n---',
  '---\ntitle: @moi\n---',
  '---\ntitle: Un titre #1 de tout\n---',
  '---\ntitle: !important oui\n---',
  '---\n\ttitle: Un\n---',
  '---\ntitle: Un\ntitle: Deux\n---',
  '---\ntitle: "Un\\vmot"\n---',
  '---\n- title: Un\n---',
  'Un texte sans en-tête.',
  '---\ntitle: Un',
  '---\n---\n\n## En bref\n\n![Un plan.](./mon plan.png)\n\n![Un plan.](./a.png “Un”)\n\n![Un plan.](./a.png "Un "mot"")',
  '---\n---\n\n## En bref\n\n[Un](/a b/)\n\n[Un](https://)\n\n1. Un\n3. Trois\n\n| a |\n| - |\n| b | c |\n\n-\n',
  '---\n---\n\n## En bref\n\n<Screen title="a">\n\n</Screen>\n\n<Steps>\n\nUn\n\n</Steps>\n\n<Gallery/>\n\n<Quote>a</Quote>\n\n<Video title="a"/>\n\n<Fact label="a">b</Fact>\n\n<Lens/>',
  '---\n---\n\n## En\u00A0bref\n\n<Figure src="plan.gif" alt=""/>\n\n<u>a</u> <b style="a">b</b> <b {...a}>c</b>\n\n<summary>a</summary>\n\n    Un',
];

it.each([
  ...mistakes,
  ...constructs.filter(({error}) => error).map(({text}) => `---\n---\n\n## En bref\n\n${text}\n`),
])('says all that is wrong in %j', async (source) => {
  const {frontMatter} = splitText(source);
  const {problems} = await factsOf({file: 'a.mdx', locale: 'fr', kind: 'case-study', source});
  const fields = frontMatter === undefined ? [] : readFrontMatter('a.mdx', frontMatter).problems;
  const messages = [...fields, ...problems].map(({message}) => message);
  expect(messages.filter((message) => inFrench(message) === undefined)).toEqual([]);
});

it.each([
  'no drawing',
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<svg viewBox="0 0 9 9"/>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></svg>',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text/><script/><a/><image href="a.png"/><set/><foreignObject/><g id="a"/><g id="a" onclick="a()"/><use href="b.svg#c"/><style>@import "a.css";</style></svg>',
])('says all that is wrong in the drawing %j', async (source) => {
  const messages = (await checkDrawing(source)).map(({message}) => message);
  expect(messages).not.toEqual([]);
  expect(messages.filter((message) => inFrench(message) === undefined)).toEqual([]);
});

it.each([
  'there are past letters, in src/pages/newsletter/, and this page does not list them: write <Letters/> on a line of its own, where the list goes.',
  'the site does not read this file, because each case study is a folder: move it to 2024-01-01-note/index.mdx, beside its pictures, or remove it.',
  'the site does not read this file, because the text of a case study is its index.mdx: rename it index.mdx, or remove it.',
  'the site does not read this file, because the text of a case study is its index.mdx: move what it says to phare/index.mdx, or to a folder of its own, or remove it.',
  'the folder’s name has "#", which the build can’t read: rename it with letters, digits and hyphens, such as 2024-05-14-bon-sejour.',
  '"camille.image_url" is "/team/camille.jpg", but there is no such file in static/: put the photo there, or correct the name.',
])('says what is wrong beside the texts: %s', (message) => {
  expect(inFrench(message)).toBeDefined();
});

it('leaves out a sentence of which it lacks a part', () => {
  expect(inFrench('date is empty: write a date, such as 2024-05-14.')).toBe(
    typeset('date est vide : écrivez une date, comme 2024-05-14.', 'fr'),
  );
  expect(inFrench('date is empty: do something that is not in the catalogue.')).toBeUndefined();
  expect(inFrench('a sentence that is not in it.')).toBeUndefined();
});

describe('the mistakes of a writer', () => {
  const file = mainStudy.file('fr');
  const readFacts = rememberingFacts();
  let dir: string;
  beforeAll(() => {
    dir = copyContent();
  });
  afterAll(() => rmSync(dir, {recursive: true, force: true}));

  /** What the check says of the text after a change, in French where it can. */
  async function after(...changes: Array<[before: RegExp, after: string]>): Promise<string[]> {
    const target = path.join(dir, file);
    const text = readFileSync(target, 'utf8');
    writeFileSync(
      target,
      changes.reduce((current, [before, then]) => {
        expect(current).toMatch(before);
        return current.replace(before, then);
      }, text),
    );
    try {
      const problems = await checkContent(dir, readFacts);
      return problems
        .filter((problem) => problem.file === file)
        .map(({message}) => inFrench(message) ?? message)
        .map((message) => message.replaceAll(/[\u00A0\u202F]/g, ' '));
    } finally {
      writeFileSync(target, text);
    }
  }

  const {challenges, steps} = sectionHeadings.fr;

  it('in the fields', async () => {
    const said = await after(
      [/^title: .*$/m, 'title:'],
      [/^sector: .*$/m, 'sector: nowhere'],
      [/^date: .*$/m, 'date: demain'],
      [/^description: .*$/m, 'descripton: Court'],
      [/^ {2}src: .*$/m, '  src: ./absente.png'],
      [/^ {2}alt: .*$/m, '  alt: cover.png'],
    );
    expect(said).toEqual(
      expect.arrayContaining([
        'title est vide : écrivez un texte.',
        expect.stringMatching(/^sector vaut "nowhere" : écrivez l’une de ces valeurs : [\w-]+, /),
        'date vaut "demain" : écrivez une date, comme 2024-05-14.',
        'le champ « descripton » n’existe pas : écrivez « description », ou enlevez-le.',
        expect.stringMatching(
          /^cover\.src vaut « \.\/absente\.png », mais ce fichier n’est pas dans blog\//,
        ),
        'la couverture a pour texte de remplacement « cover.png », un nom de fichier : écrivez ce qu’elle montre.',
      ]),
    );
  });

  it('in the text', async () => {
    const said = await after(
      [new RegExp(`^## ${challenges}$`, 'm'), `## Les ${challenges.toLowerCase()}x`],
      [
        new RegExp(`^## ${steps}$`, 'm'),
        `## ${steps}\n\n# Un titre\n\n[Rien](/nulle-part/), [là](), [ici](www.example.org).\n\n![](./plan.png)\n\n![Un plan.](./absente.png)`,
      ],
    );
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/n’est pas une section d’une étude : /),
        expect.stringMatching(/^"# Un titre" est un second titre : /),
        expect.stringMatching(
          /^le lien « \/nulle-part\/ » ne mène à aucune page ni à aucun fichier : /,
        ),
        'un lien n’a pas d’adresse : écrivez-la entre les parenthèses.',
        'le lien « www.example.org » est incomplet : écrivez « https://www.example.org ».',
        'l’image « ./plan.png » n’a pas de texte de remplacement : écrivez ![ce qu’elle montre](./plan.png).',
        expect.stringMatching(
          /^l’image s’appelle « \.\/absente\.png », mais ce fichier n’est pas dans /,
        ),
      ]),
    );
    // All of them.
    expect(said.filter((message) => /: write |\bis\b/.test(message))).toEqual([]);
  });
});
