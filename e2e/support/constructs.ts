import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {splitText} from '../../src/lib/texts/data';
import {caseStudiesDir} from '../../src/lib/texts/folders';
import {sectionHeadings} from '../../src/vocabulary/sections';
import type {Locale} from './fixture';

/*
 * What people write in a case study, in CommonMark, GFM and MDX. The check of the texts and the
 * build must agree on each: `npm run check -- content` and `docusaurus build` read the same texts.
 */

export type Construct = {
  /** Also the study's slug. */
  name: string;
  /** In the second section of a French study; from its line 1, column 1. */
  text: string;
  /** The same in English, when the study has a translation. */
  en?: string;
  /** Place and message of the only error; without one the text is valid. */
  error?: {line: number; column: number; message: RegExp};
  /** What stops a build without the check: default the case studies’ own, with the same message. */
  stoppedBy?: 'compiler' | 'links' | 'anchors' | 'policy';
};

const valid = (name: string, text: string, en?: string): Construct => ({name, text, en});

const wrong = (
  name: string,
  text: string,
  message: RegExp,
  [line, column]: readonly [number, number] = [1, 1],
): Construct => ({name, text, error: {line, column, message}});

/** A problem that Docusaurus or the policy finds in a build. */
const late = (
  stoppedBy: Construct['stoppedBy'],
  name: string,
  text: string,
  message: RegExp,
): Construct => ({...wrong(name, text, message), stoppedBy});

/** A study of the fixture site, which lends its sector, services and team. */
const MODEL = path.join(__dirname, '../fixture/blog/2024-03-12-halles/index.mdx');
const model = parse(splitText(readFileSync(MODEL, 'utf8')).frontMatter ?? '') as Record<
  string,
  unknown
>;
const facts = ['sector', 'services', 'authors'].map(
  // A line each: the places of the expected errors count on it.
  (name) => `${name}: ${JSON.stringify(model[name])}`,
);

/** A picture of the fixture site's, copied beside each study. */
const PICTURE = 'plan.png';

export const constructs: readonly Construct[] = [
  valid('emphasis', 'Un *mot*, un **mot**, un ***mot***, un _mot_ et un ~~mot~~.'),
  valid(
    'hard-breaks',
    'Une ligne\\\nune autre.\n\nUne ligne  \nune autre.\n\nUne ligne<br/>une autre.',
  ),
  valid(
    'nested-lists',
    '- Un\n  - deux\n    1. trois\n    2. quatre\n\n      Un paragraphe.\n- Cinq',
  ),
  valid('numbered-from-five', '5. Cinq\n6. Six'),
  valid('task-list', '- [x] Fait\n- [ ] À faire'),
  valid('quotation', '> Une phrase.\n>\n> Une autre.\n>\n> > Une troisième.'),
  valid('code-inline', 'Le code `a < b {c}` et ``un `accent` ``.'),
  valid(
    'code-fence',
    '```ts title="a.ts"\nconst a: {b: number} = {b: 1}; // <c>\n```\n\n```\nsans langue\n```',
  ),
  valid('code-unknown-language', '~~~klingon\n<nom>\n~~~'),
  valid('code-indented-in-list', '- Un\n\n  ```bash\n  npm test\n  ```'),
  valid('rule', 'Un.\n\n* * *\n\nDeux.'),
  valid('headings', '### Trois\n\n#### Quatre\n\n##### Cinq\n\n###### Six'),
  valid(
    'links-to-headings',
    '[3](#trois) [4](#quatre-à-table) [5](#cinq) [6](#six-1)\n\n### Trois\n\n#### Quatre, à table\n\n##### Cinq\n\n###### Six\n\n###### Six',
    '[3](#three) [4](#four) [5](#five) [6](#six)\n\n### Three\n\n#### Four\n\n##### Five\n\n###### Six',
  ),
  valid(
    'links-to-sections',
    '[a](#les-étapes) [b](#steps) [c](#en-bref) [d](/#contact)\n\nRetour aux [enjeux](#les-enjeux).',
    '[a](#steps) [b](#in-short) [c](/#contact)\n\nBack to the [challenges](#challenges).',
  ),
  valid('link-to-an-id', 'Un <span id="mot-clé">mot</span> et [un lien](#mot-clé).'),
  valid('link-to-another-study', '[Ici](/work/headings/#trois) et [là](/work/headings).'),
  valid(
    'links-to-pages',
    '[L’équipe](/team/) et [l’accueil](/#contact), <a href="/legal/">les mentions</a>.',
  ),
  valid('link-to-a-file', '[Le carnet](/files/halles.pdf) et [le plan](./plan.png).'),
  valid(
    'links-elsewhere',
    '[Un site](https://example.org/a?b=c#d "Titre"), [mail](mailto:a@example.org), [tél.](tel:+33100000000).',
  ),
  valid('autolinks', 'Voir https://example.org, www.example.org et a@example.org.'),
  valid('reference-links', 'Voir [ce site][a], [a][] et [a].\n\n[a]: https://example.org "Titre"'),
  valid('undefined-reference', 'Le mot [entre crochets] et la note [1].'),
  valid(
    'footnotes',
    'Un fait[^1], un autre[^long] et encore[^1].\n\n[^1]: La note.\n\n[^long]: Une note\n\n    en deux paragraphes.',
    'A fact[^1].\n\n[^1]: The note.',
  ),
  valid('table', '| Un | Deux |\n| --- | --- |\n| a | b |'),
  valid(
    'aligned-table',
    '| Gauche | Centre | Droite |\n| :-- | :-: | --: |\n| a | **b** | `c` |',
    '| Left | Right |\n| :-- | --: |\n| a | b |',
  ),
  valid(
    'wide-table',
    `|${' Une colonne |'.repeat(9)}\n|${' --: |'.repeat(9)}\n|${' une cellule |'.repeat(9)}`,
  ),
  valid(
    'details',
    '<details>\n<summary>Plus</summary>\n\nUn *texte* :\n\n- une liste\n\n</details>',
  ),
  valid('details-without-empty-lines', '<details>\n<summary>Plus</summary>\nUn texte.\n</details>'),
  valid('details-open', '<details open>\n  <summary>Plus</summary>\n  Un texte.\n</details>'),
  valid(
    'details-in-others',
    '- Un\n\n  <details>\n  <summary>Plus</summary>\n\n  Un texte.\n\n  </details>\n- <details><summary>Plus</summary>Deux.</details>\n\n> <details>\n> <summary>Plus</summary>\n>\n> Trois.\n>\n> </details>\n\n:::note\n\n<details>\n<summary>Plus</summary>\n\n1. Quatre\n   <details>\n   <summary>Encore</summary>\n   Cinq.\n   </details>\n\n</details>\n\n:::',
  ),
  valid(
    'inline-html',
    'H<sub>2</sub>O, m<sup>2</sup>, <kbd>Ctrl</kbd>, <abbr title="Centre">C</abbr>, <mark>mot</mark>.',
  ),
  valid('note', ':::note\n\nUn texte.\n\n:::'),
  valid(
    'note-with-title',
    ':::tip[Un *bon* conseil]\n\nUn texte.\n\n:::\n\n:::warning[Attention]\nUn texte.\n:::',
  ),
  valid('nested-notes', '::::info\n\nUn texte.\n\n:::danger\n\nUn autre.\n\n:::\n\n::::'),
  valid('colons', 'À 10:30, le ratio 16:9, le mot:clé, ::, et ::: au milieu.'),
  valid('emoji', 'Un sourire :smile:, 🎉 et 👩🏽‍⚕️.'),
  valid('right-to-left', 'Le mot <span lang="ar" dir="rtl">مرحبا</span> et שלום.'),
  valid('entities', '&lt;nom&gt;, &amp;, &nbsp;, &#8217; et &eacute;.'),
  valid('escapes', 'Un \\<nom>, un \\{mot\\}, 2 \\* 3, a < b et c > d.'),
  valid('comment', 'Un mot.{/* caché */}\n\n{/* Un commentaire\nsur deux lignes. */}\n\nUn autre.'),
  valid('dollars', 'Il coûte 5 $ ou 6 $, et $x^2$.'),
  valid('picture', '![Un plan.](./plan.png)\n\n![Un plan.](./plan.png "Sa légende.")'),
  valid('picture-by-reference', '![Un plan.][plan]\n\n[plan]: ./plan.png "Sa légende."'),
  valid(
    'gallery',
    '<Gallery caption="Deux plans.">\n\n![Un plan.](./plan.png)\n![Un autre.](./plan.png "Le second.")\n\n</Gallery>',
  ),
  valid(
    'components',
    '<Quote author="Une personne" role="à l’accueil">On *voit* la porte.</Quote>\n\n<KeyFacts title="Le projet" beforeAfter>\n  <Fact label="Durée">Un **an**</Fact>\n</KeyFacts>',
  ),
  valid(
    'nested-components',
    '<Steps>\n\n1. **Un.**\n\n   <Quote author="Une personne">Oui.</Quote>\n\n2. Deux, avec `du code`.\n\n</Steps>',
  ),
  valid('setext', 'Avant.\n\nUn titre\n\n---'),

  wrong('stray-tag', 'Écrivez <nom> ici.', /<nom> is never closed/, [1, 9]),
  wrong('stray-tag-alone', 'Avant.\n\n<nom>\n\nAprès.', /<nom> is never closed/, [3, 1]),
  wrong('stray-tag-in-a-table', '| a |\n| - |\n| <nom> |', /<nom> is never closed/, [3, 3]),
  wrong('closing-tag', 'Un mot</b>.', /<\/b> has no opening tag/, [1, 7]),
  wrong(
    'crossed-tags',
    'Un <i><b>mot</i></b>.',
    /<b> is closed after <\/i>: write <\/b> before it/,
    [1, 7],
  ),
  wrong('html-break', 'Une ligne<br>une autre.', /write <br\/>/, [1, 10]),
  wrong('html-comment', '<!-- caché -->', /is a comment of HTML/),
  wrong(
    'angle-autolink',
    'Voir <https://example.org>.',
    /MDX has no links between < and >/,
    [1, 6],
  ),
  wrong('less-than', 'Moins de <3 minutes.', /no valid tag follows/, [1, 10]),
  wrong(
    'details-on-one-line',
    '<details><summary>Plus</summary>\n\nUn texte.\n\n</details>',
    /are in two paragraphs/,
  ),
  wrong('open-brace', 'Un prix {environ 3 euros.', /"\{" opens an expression/, [1, 9]),
  wrong('math', 'Avec $x^{a b}$.', /"\{" opens an expression/, [1, 9]),
  wrong('script', 'Il y a {nombre} lits.', /\{nombre\} is a script/, [1, 8]),
  wrong('number-in-braces', 'Avec $x^{2}$.', /\{2\} is a script/, [1, 9]),
  wrong('heading-id', '### Titre {#mon-titre}', /is a name for links/, [1, 11]),
  wrong('import', "import x from './x';", /is a script/),
  wrong('export', 'export const a = 1;', /is a script/),
  wrong('import-as-a-word', 'import de fruits', /begin it with another word/),
  wrong('open-note', ':::note\n\nUn texte.', /":::note" is never closed/),
  wrong(
    'unknown-note',
    ':::notte\n\nUn texte.\n\n:::',
    /":::notte" is not a note: write ":::note"/,
  ),
  wrong('unknown-command', 'Un :mot[entre crochets].', /":mot" with brackets/, [1, 4]),
  wrong('unknown-component', '<Nom/>', /<Nom> is not allowed/),
  wrong(
    'misspelt-component',
    '<Galery>\n\n![Un plan.](./plan.png)\n\n</Galery>',
    /write <Gallery>/,
  ),
  wrong('raw-block', '<div>\n\nUn texte.\n\n</div>', /<div> is not allowed/),
  wrong('raw-picture', '<img src="./plan.png" alt="Un plan."/>', /<img> is not allowed/),
  wrong('style', 'Un <span style="color: red">mot</span>.', /may not have "style"/, [1, 10]),
  wrong('handler', 'Un <span onClick="a()">mot</span>.', /may not have "onClick"/, [1, 10]),
  wrong('remote-picture', '![Un logo.](https://example.org/logo.png)', /is not in the project/),
  wrong(
    'remote-picture-in-text',
    'Un ![logo](//example.org/logo.png) ici.',
    /is not in the project/,
    [1, 4],
  ),
  wrong('missing-picture', '![Un plan.](./plans.png)', /there is no such file .*"\.\/plan\.png"/),
  wrong('picture-without-text', '![](./plan.png)', /has no alternative text/),
  wrong('picture-in-text', 'Voici ![un plan](./plan.png).', /in the middle of a paragraph/, [1, 7]),
  late('anchors', 'contact-of-home', '[Ici](#contact)', /leads to a missing anchor/),
  late('anchors', 'missing-heading', '[Ici](#nulle-part)', /leads to a missing anchor/),
  late(
    'anchors',
    'missing-heading-elsewhere',
    '[Ici](/work/headings/#nulle-part)',
    /leads to a missing anchor/,
  ),
  late('links', 'missing-page', '[Ici](/nulle-part/)', /leads to no page and no file/),
  late('links', 'missing-file', '[Ici](./nulle-part.pdf)', /leads to no file/),
  late('compiler', 'empty-link', '[Ici]()', /has no address/),
  late('policy', 'script-link', '[Ici](javascript:a)', /runs a script/),
  wrong('second-title', '# Titre', /is a second title/),
  wrong('second-title-in-a-quotation', '> # Titre', /is a second title/, [1, 3]),
  wrong(
    'section-in-a-list',
    '- Un\n\n  ## Titre',
    /is a section inside a quotation or a list/,
    [3, 3],
  ),
  wrong('heading-without-words', '### Un\n\n###', /has no words/, [3, 1]),
  wrong('skipped-level', '#### Un', /skips a level/),
  wrong('details-without-summary', '<details>\n\nUn texte.\n\n</details>', /has no <summary>/),
  wrong('note-never-called', 'Un texte.\n\n[^1]: La note.', /nothing calls the note/, [3, 1]),
  wrong(
    'two-notes-of-a-name',
    'Un[^1].\n\n[^1]: Un.\n\n[^1]: Deux.',
    /two notes are called/,
    [5, 1],
  ),
  wrong('lost-cell', '| Un |\n| --- |\n| a | b |', /has 2 cells/, [3, 1]),
  wrong('open-code', '```\nUn texte.', /is never closed/),
  wrong(
    'link-in-a-link',
    '<a href="/team/">https://example.org</a>',
    /a link is inside a link/,
    [1, 18],
  ),
  wrong('stray-heading', '###Titre', /is a heading without a space/),
  wrong('unclosed-bold', 'Un **mot et la suite.', /that has no end/, [1, 4]),
  wrong('code-of-no-sign', 'Un mot &#7; ici.', /a code in "&#7;"/),
  wrong('stray-private-note', 'Un mot %% à revoir %%.', /is a private note/, [1, 8]),
  wrong('setext-section', 'Avant.\n\nUn titre\n---', /"## Un titre" is not a section/, [3, 1]),
];

const study = ({name}: Construct, locale: Locale, text: string, number: number) => {
  const heading = sectionHeadings[locale];
  const slug = locale === 'fr' ? name : `${name}-${locale}`;
  const day = new Date(Date.UTC(2015, 0, 1 + number)).toISOString().slice(0, 10);
  return `---
title: "${name} ${locale}"
slug: ${slug}
description: "Une étude que des tests écrivent pour voir si la vérification et le build sont d’accord."
date: ${day}
client: Personne
${facts.join('\n')}
cover: {src: ./${PICTURE}, alt: Un plan plié en trois.}
---

## ${heading['in-short']}

Un texte.

## ${heading.challenges}

${text}

## ${heading.steps}

### Un pas

Un texte.

## ${heading['our-involvement']}

Un texte.
`;
};

const fileOf = ({name}: Construct, locale: Locale) =>
  `${caseStudiesDir(locale)}/2015-01-01-${name}/index.mdx`;

/** The expected errors, as `file:line:column`, with their messages. */
export function expectedErrors(of: readonly Construct[]): Map<string, RegExp> {
  const first =
    study(of[0] as Construct, 'fr', '@', 0)
      .split('\n')
      .indexOf('@') + 1;
  return new Map(
    of.flatMap((construct) => {
      const {error} = construct;
      if (!error) return [];
      const place = `${fileOf(construct, 'fr')}:${first + error.line - 1}:${error.column}`;
      return [[place, error.message] as const];
    }),
  );
}

/** Writes a study for each construct into a copy of the fixture site. */
export function writeConstructs(dir: string, of: readonly Construct[], picture: Buffer): void {
  of.forEach((construct, number) => {
    for (const [locale, text] of [
      ['fr', construct.text],
      ['en', construct.en],
    ] as const) {
      if (text === undefined) continue;
      const file = path.join(dir, fileOf(construct, locale));
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, study(construct, locale, text, number));
      if (locale === 'fr') writeFileSync(path.join(path.dirname(file), PICTURE), picture);
    }
  });
}
