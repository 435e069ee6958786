import {factsOf} from '../../texts/facts';
import {strayMarkup} from '../strayMarkup';

/** The errors of a text of a page, or the warnings, as `line: message`. */
async function problemsOf(source: string, wanted?: 'warning'): Promise<string[]> {
  const {problems} = await factsOf({file: 'a.mdx', locale: 'fr', kind: 'page', source});
  return problems
    .filter(({severity}) => severity === wanted)
    .map(({line, message}) => `${line}: ${message}`);
}

const told = new Set<string>();

/** Notes the row of the table that a message comes from. */
function tell(message: string): void {
  expect(message).toMatch(/: [a-z][^\n]+\.$/);
  for (const {is, write} of strayMarkup) {
    if (message.endsWith(`" is ${is}: ${write}.`)) told.add(`${is}: ${write}`);
  }
}

/** What is written, and the line on which it is told, with the signs and what they are. */
it.each([
  // Git
  ['Un mot.\n\n||||||| base\n\nUn autre.', '3: "||||||| base" is a mark of git'],
  ['>>>>>>> branche-marie', '1: ">>>>>>> branche-marie" is a mark of git'],
  ['<<<<<<< HEAD\nUn mot.', '1: "<<<<<<< HEAD" is a mark of git'],

  // Headings
  ['###\u00A0Écouter', '1: "### Écouter" is a heading with an unusual space'],
  ['bq. La visite', '1: "bq. La visite" is a quotation of Confluence or Textile'],
  ['{email}a@example.org{/email}', '1: "{email}a@example.org{/email}" is a command of Joomla:'],
  ['!! La visite', '1: "!! La visite" is a heading of TiddlyWiki, PmWiki or Foswiki'],
  ['---+ La visite', '1: "---+ La visite" is a heading of TiddlyWiki, PmWiki or Foswiki'],
  ['-* un lit\n-* une chaise', '1: "-* un lit -* une chaise" is an item of a list of SPIP'],
  ['!> À lire', '1: "!> À lire" is a callout of Docsify'],
  ['Voir [ici->art12].', '1: "[ici->art12]" is a link, a picture or a file of SPIP'],
  ['Un plan : <img12|center>', '1: "<img12|center>" is a link, a picture or a file of SPIP'],
  ['=> https://example.org Ici', '1: "=> https://example.org Ici" is a link of Gemini'],
  ['/plan.png "Le plan"', '1: "/plan.png "Le plan"" is a file that only iA Writer puts in'],
  [
    'Voir Erreur ! Source du renvoi introuvable.',
    '1: "Erreur ! Source du renvoi introuvable." is a cross-reference that Word has lost',
  ],
  ['Traduit avec DeepL.com', '1: "Traduit avec DeepL.com" is a mark of a translating program'],
  ['[a]Un avis', '1: "[a]Un avis" is a comment of Google Docs'],
  ['#image("plan.png")', '1: "#image("plan.png")" is a command of Typst'],
  ['Un mot [%titre].', '1: "[%titre]" is a value, an abbreviation or a term of MultiMarkdown'],
  ['Un mot 【oaicite:0】 [1†source].', '1: "【oaicite:0】" is a mark', '1: "[1†source]" is a mark'],
  ['%TOC%', '1: "%TOC%" is a field of a mailing list or a wiki'],
  ['Les caf=E9s.', '1: "=E9" is a letter in another encoding'],
  ['#+TITLE: La visite', '1: "#+TITLE: La visite" is a line of Org'],
  ['###Écouter', '1: "###Écouter" is a heading without a space after its signs'],
  ['Un mot.\n\n#soin #projet/accueil', '3: "#soin #projet/accueil" is a tag of a notebook'],
  ['#La visite du matin', '1: "#La visite du matin" is a heading without a space after its sign:'],
  ['h2. La visite', '1: "h2. La visite" is a heading of Confluence or Textile'],
  ['====\n\nUn mot.', '1: "====" is the edge of a block of AsciiDoc'],
  ['===== La visite =====', '1: "===== La visite =====" is a heading of MediaWiki or DokuWiki'],
  ['== La visite', '1: "== La visite" is a heading of AsciiDoc'],

  // Lists
  ['-\u00A0un lit', '1: "- un lit" is an item of a list with an unusual space'],
  [
    '-un lit\n-une chaise',
    '1: "-un lit -une chaise" is an item of a list without a space after its sign',
  ],
  ['1.Un lit', '1: "1.Un lit" is an item of a list without a space after its number'],
  ['•\tun lit', '1: "• un lit" is an item of a list with the sign of another program'],
  [
    '– un lit\n– une chaise',
    '1: "– un lit – une chaise" is a list that the page would run together',
  ],
  ['a) un lit\nb) une chaise', '1: "a) un lit b) une chaise" is a list with letters'],
  ['[ ] Appeler', '1: "[ ] Appeler" is a task outside a list'],
  ['- TODO Appeler', '1: "TODO Appeler" is a task of Logseq or Org'],
  ['SCHEDULED: [2024-05-14]', '1: "SCHEDULED: [2024-05-14]" is a date of a task'],

  // Emphasis
  ['Un ** mot ** ici.', '1: "** mot **" is bold that Markdown does not recognise'],
  ['Un __ mot __ ici.', '1: "__ mot __" is bold that Markdown does not recognise'],
  ['** un lit', '1: "** un lit" is an item in a list of MediaWiki or AsciiDoc'],
  ['Un ~~ mot ~~ ici.', '1: "~~ mot ~~" is struck text that Markdown does not recognise'],
  ['Un ^^mot^^ ici.', '1: "^^mot^^" is highlighted text of Roam or Logseq'],
  ['Le 1^er^ mai.', '1: "^er^" is a superscript of pandoc'],
  ['Un ==mot== ici.', '1: "==mot==" is highlighted text of Obsidian, Typora or pandoc'],
  ['Un ==mot.\n\nUn autre.', '1: "==" is one end of highlighted text'],
  ['Un mot== ici.', '1: "==" is one end of highlighted text'],
  ['Un **mot ici.', '1: "**mot ici." is the beginning of bold, italic or struck text'],
  ['Un ~~mot ici.', '1: "~~mot ici." is the beginning of bold, italic or struck text'],
  ['Un ::mot:: ici.', '1: "::mot::" is highlighted text of Bear or Craft'],
  ["C’est '''important'''.", "1: \"'''important'''\" is italic or bold of MediaWiki"],
  ['C’est //important//.', '1: "//important//" is italic of DokuWiki'],

  // Notes
  ['> [!note] À lire\n> Un mot.', '1: "[!note] À lire" is a callout of GitHub, GitLab or Obsidian'],
  [':::note À lire\n\nUn mot.\n\n:::', '1: ":::note À lire" is the beginning of a note'],
  [':::', '1: ":::" is the end of a note without a beginning'],
  ['!!! note "À lire"', '1: "!!! note "À lire"" is a note of MkDocs'],
  ['[NOTE]\nUn mot.', '1: "[NOTE]" is the head of a block of AsciiDoc'],
  ['.Le plan du hall', '1: ".Le plan du hall" is the title of a block of AsciiDoc'],
  ['[^1] : La note.', '1: "[^1] : La note." is a footnote with a space before its colon'],
  ['Un mot[^1].', '1: "[^1]" is a footnote without its note'],
  ['Un mot^[La note.].', '1: "^[La note.]" is a footnote of pandoc or Obsidian'],
  ['Un mot((La note.)).', '1: "((La note.))" is a footnote of DokuWiki'],

  // Links and pictures
  ['[TOC]', '1: "[TOC]" is a table of contents'],
  ['![[plan.png|400]]', '1: "![[plan.png|400]]" is a picture or a note that only Obsidian puts in'],
  ['Voir [[Une page|ici]].', '1: "[[Une page|ici]]" is a link of a wiki or a notebook'],
  [
    '[Ici] (https://example.org)',
    '1: "[Ici] (https://example.org)" is a link or a picture with a space',
  ],
  [
    '(Ici)[https://example.org]',
    '1: "(Ici)[https://example.org]" is a link with its brackets exchanged',
  ],
  [
    '[a] : https://example.org',
    '1: "[a] : https://example.org" is the address of a link with a space',
  ],
  ['[https://example.org Ici]', '1: "[https://example.org Ici]" is a link of MediaWiki'],
  ['[Ici|https://example.org]', '1: "[Ici|https://example.org]" is a link of Jira or Confluence'],
  ['<https://example.org|Ici>', '1: "<https://example.org|Ici>" is a link of Slack'],
  ['"Ici":https://example.org', '1: ""Ici":https://example.org" is a link of Textile'],
  [
    'image::plan.png[Un plan]',
    '1: "image::plan.png[Un plan]" is a link, a picture or a command of AsciiDoc',
  ],
  ['Voir <<plan>>.', '1: "<<plan>>" is a link of AsciiDoc, or a quotation'],
  ['!plan.png|width=300!', '1: "!plan.png|width=300!" is a picture of Jira'],
  ['![Un plan][plan]', '1: "![Un plan][plan]" is a picture without its address'],
  ['[Ici][page]', '1: "[Ici][page]" is a link by a name without an address'],
  ['Un mot [@dupont2020, p. 3].', '1: "[@dupont2020, p. 3]" is a citation of Zettlr or pandoc'],

  // Notebooks
  ['Un mot. %% À vérifier. %%', '1: "%% À vérifier. %%" is a private note of Obsidian'],
  ['Un mot. ^bloc-1', '1: "^bloc-1" is the name of a block of Obsidian'],
  ['statut:: en cours', '1: "statut:: en cours" is a property of Logseq, Roam or Obsidian'],
  [':author: Marie', '1: ":author: Marie" is a property of AsciiDoc, Org or Sphinx'],
  ['Un mot【12†source】.', '1: "【12†source】" is a mark of a chatbot'],

  // Braces
  ['{{< figure src="a.png" >}}', '1: "{{< figure src="a.png" >}}" is a shortcode of Hugo'],
  ['\\{{< figure >}}', '1: "{{< figure >}}" is a shortcode of Hugo'],
  ['\\{\\{< figure >\\}\\}', '1: "{{< figure >}}" is a shortcode of Hugo'],
  ['{% raw %}', '1: "{% raw %}" is a command of a template'],
  ['Un {{ mot }}.', '1: "{{ mot }}" is a value of a template'],
  [
    '[Un mot]{.insertion author="M"}',
    '1: "{.insertion author="M"}" is a comment or a tracked change',
  ],
  ['### Titre {#mon-titre}', '1: "{#mon-titre}" is a name for links'],
  ['Un {++mot++}.', '1: "{++mot++}" is a change or a comment of CriticMarkup'],
  ['[mot]{.mark}', '1: "{.mark}" is an attribute of pandoc or kramdown'],
  ['{loadposition plan}', '1: "{loadposition plan}" is a command of Joomla or Confluence'],
  ['{info}', '1: "{info}" is a command of Joomla or Confluence'],
  ['{| class="wikitable"', '1: "{| class="wikitable"" is a table of MediaWiki'],
  ['$$ x^2 $$', '1: "$$ x^2 $$" is a formula'],
  ['\\newpage', '1: "\\newpage" is a command of LaTeX'],
  ['Un mot \\\\ un autre.', '1: "\\" is a line break of DokuWiki or LaTeX'],
  ['Un [% mot %].', '1: "[% mot %]" is code of a template'],
  ['Bonjour %%first_name%%.', '1: "%%first_name%%" is a field of a mailing list'],
  ['Bonjour *|FNAME|*.', '1: "|FNAME|" is a field of a mailing list'],

  // Square brackets
  [
    '[caption id="a"]Un plan.[/caption]',
    '1: "[caption id="a"]Un plan.[/caption]" is a shortcode of WordPress',
  ],
  ['[button link="/a/"]', '1: "[button link="/a/"]" is a shortcode of WordPress or a forum'],
  ['[gallery]', '1: "[gallery]" is a shortcode of WordPress:'],
  ['[/caption]', '1: "[/caption]" is the end of a shortcode'],
  ['[site:name]', '1: "[site:name]" is a value of Drupal'],

  // Tables
  [
    '+----+----+\n| a  | b  |\n+----+----+',
    '1: "+----+----+ | a | b | +----+----+" is a table of pandoc',
  ],
  ['||Un||Deux||\n|a|b|', '1: "||Un||Deux|| |a|b|" is a table of Jira'],
  ['^ Un ^ Deux ^\n| a | b |', '1: "^ Un ^ Deux ^ | a | b |" is a table of DokuWiki'],
  ['| a | b |\n| c | d |', '1: "| a | b | | c | d |" is a table without its second line'],
  ['Un ||mot|| caché.', '1: "||mot||" is hidden text of Discord'],
  ['Lit\n:   Un meuble.', '2: ": Un meuble." is a definition of pandoc'],

  // reStructuredText
  ['.. image:: plan.png', '1: ".. image:: plan.png" is a command of reStructuredText'],
  ['Voir `plan`_.', '1: "…_" is a link of reStructuredText'],

  // HTML
  ['<!-- wp:paragraph -->', '1: "<!-- wp:paragraph -->" is a comment of WordPress'],
  [
    '<Quote author=“M”>Un mot.</Quote>',
    '1: "<Quote author=“M”>" is a tag with curly quotation marks',
  ],
  ['\\<!-- À revoir -->', '1: "<!-- À revoir -->" is a comment of HTML'],
  ['Un&amp;nbsp;mot.', '1: "&nbsp;" is the code of a sign'],

  // More of notebooks, editors and office programs
  ['tags: #soin #projet', '1: "tags: #soin #projet" is the tags of a notebook'],
  ['## ****', '1: "****" is emphasis without words'],
  ["Un mot.\n\n'''", "3: \"'''\" is a rule of AsciiDoc"],
  ['Un mot ++souligné++ ici.', '1: "++souligné++" is underlined text of HackMD'],
  ['Les touches ++ctrl+c++.', '1: "++ctrl+c++" is underlined text of HackMD or Joplin, or keys'],
  ['Le =mot= et +barré+.', '1: "=mot=" is code or struck text of Org', '1: "+barré+" is code'],
  ['```{note}\nUn mot.\n```', '1: "```{note}" is the head of a block of MyST or Quarto'],
  ['Un mot [^La note.].', '1: "[^La note.]" is a footnote without its note'],
  ['Un mot [fn:1].', '1: "[fn:1]" is a footnote of Org or reStructuredText'],
  ['Un mot [1]_.', '1: "[1]_" is a footnote of Org or reStructuredText'],
  ['[1]: La note.', '1: "[1]: La note." is a note whose name lacks its sign, ^'],
  ['*[CHU]: Centre hospitalier', '1: "*[CHU]: Centre hospitalier" is an abbreviation of kramdown'],
  ['Voir +[Le guide].', '1: "+[Le guide]" is the sign of a link of Dropbox Paper'],
  ['Voir +[Le guide](/team/).', '1: "+[" is the sign of a link of Dropbox Paper'],
  ['Merci [~marie].', '1: "[~marie]" is a person’s name in Jira'],
  ['(/) fait', '1: "(/)" is an icon of Jira'],
  ['Un mot :material-account: ici.', '1: ":material-account:" is an icon of MkDocs'],
  [
    'Created: May 14, 2024\nTags: soin',
    '1: "Created: May 14, 2024 Tags: soin" is the properties of a page of Notion',
  ],
  ['[:b [:i "a"]]', '1: "[:b [:i "a"]]" is HTML in the manner of Logseq'],
  ['// À relire', '1: "// À relire" is a comment of AsciiDoc'],
  ['La somme \\(a^2\\).', '1: "…a^2…" is a formula between escaped brackets'],
  ['La somme \\\\[ a + b \\\\].', '1: "\\[ a + b \\]" is a formula between escaped brackets'],
  ['Un | Deux\na | b', '1: "Un | Deux a | b" is a table without bars at its edges'],
  ['Un\tDeux\na\tb', '1: "Un Deux a b" is a table of a spreadsheet'],
  ['Lit\n: Un meuble.', '2: ": Un meuble." is a definition of pandoc'],
  ['1/ Un lit\n2/ Une chaise', '1: "1/ Un lit 2/ Une chaise" is a list with signs of its own'],
  ['👉 Un lit\n🔥 Une chaise', '1: "👉 Un lit 🔥 Une chaise" is a list with signs of its own'],
  ['-- Un lit\n-- Une chaise', '1: "-- Un lit -- Une chaise" is a list that the page would run'],
  ['[Ici]https://example.org', '1: "[Ici]" is the text of a link without brackets'],
  ['! [Un plan](./plan.png)', '1: "! [" is a picture with a space after its first sign'],
  ['[cid:image001.png@01D]', '1: "[cid:image001.png@01D]" is a picture that was not copied'],
  ['Un mot citeturn0search1.', '1: "citeturn0search1" is a mark of a chatbot'],
  ['Un mot &nbsp ici.', '1: "&nbsp" is the code of a sign'],
  ['Un \\u00e9t\\u00e9.', '1: "\\u00e9" is the code of a sign', '1: "\\u00e9" is the code'],
  ['Lâ€™hÃ´pital', '1: "â€" is a letter in another encoding', '1: "Ã´" is a letter'],
  ['Le plan%20du hall.', '1: "%20" is the code of a sign in an address'],
  ['Le caf%C3%A9.', '1: "%C3%A9" is the code of a sign in an address'],
  ['L`hôpital', '1: "`hôpital" is a grave accent alone'],
  ['Un _ mot _ ici.', '1: "_ mot _" is italic that Markdown does not recognise'],
])('tells what %j is, and what to write', async (source, ...expected) => {
  const problems = await problemsOf(source);
  expect(problems).toEqual(expected.map((each) => expect.stringContaining(each) as string));
  tell(problems[0] ?? '');
});

it.each([
  ['_Le plan du hall.', '1: "_Le plan du hall." is the beginning of bold or italic text'],
  ['Le mot.\n\n*Le plan du hall.', '3: "*Le plan du hall." is the beginning of bold or italic'],
  ['TIP: Venez à pied.', '1: "TIP: Venez à pied." is a note in AsciiDoc'],
  ['Un hôpi-\ntal.', '1: "pi- tal" is a word that the end of a line cuts'],
  ['Lorem ipsum dolor sit amet.', '1: "Lorem ipsum dolor" is a text that only holds the place'],
])('warns of %j, which may be what is meant', async (source, expected) => {
  expect(await problemsOf(source)).toEqual([]);
  const [message = ''] = await problemsOf(source, 'warning');
  expect(message).toContain(expected);
  tell(message);
});

it('has a line above for each row of the table', () => {
  const rows = strayMarkup.map(({is, write}) => `${is}: ${write}`);
  expect(rows.filter((row) => !told.has(row))).toEqual([]);
});

it.each([
  'Le test « a == b » et c == d, ou x=y.',
  'Un prix de -20 % à -30 %.',
  '-20 % cette année.',
  'Le code `==mot==`, `[[a]]`, `• un` et `%% a %%`.',
  '```\n###Titre\n- un\n• un\n%% note %%\n{{< a >}}\n```',
  '100 % des lits, 5 %% près.',
  'La note [1], les notes [1][2] et le mot [sic].',
  'Un mot (lui-même (entre parenthèses)).',
  '— Bonjour, dit-elle.',
  '— Bonjour.\\\n— Bonsoir.',
  'Le 1/2, l’adresse https://example.org//a// et 3//4.',
  'Il a dit #MeToo, puis le n° #3.',
  'La balise \\<nom> et la clé \\{mot\\}.',
  'Un \\[x\\] et \\==mot\\==, \\### et \\• un.',
  'À 10:30, le ratio 16:9, le mot:clé, ::, et ::: au milieu.',
  'Il coûte 5 $ ou 6 $, et $x^2$.',
  'Trois étoiles *** et un prix* hors taxe.\n\n\\* Sauf le dimanche.',
  'Le nom : __________ le prénom : __________',
  "L’hôpital d’`accueil`, l'eau, 12'' et \"un mot\".",
  'Un | deux | trois.',
  'R&D, A&amp;B, &nbsp; et 3 &lt; 4.',
  '2. Deux\n3. Trois',
  '- Un\n- Deux\n\n  Trois',
  'NOTE : à lire. p. 12, h. 2.',
  '... et la suite. Puis .5 et .NET.',
  'C++ : std::vector::iterator et a::b.',
  'Le fichier C:\\Users\\Marie et \\o/.',
  'Wow ![1] et « Quoi ! [rires] ».',
  ':smile: Bonjour :tada:',
  'Voir [ce site][a] et ![Un plan.][b].\n\n[a]: https://example.org\n\n[b]: ./plan.png',
  'Un fait[^1].\n\n[^1]: La note.',
  '- [ ] Appeler\n- [x] Écrire',
  '| ● | - |\n| --- | --- |\n| [ ] | • un |',
  '| Un | Deux |\n| --- | --- |\n| a \\| b | `c` |',
  '{/* ==mot== [[a]] */}\n\nUn mot.',
  'Le *mot*, le **mot**, le ~~mot~~ et le _mot_.',
  'x^2 + y^2, 10^3 et ^-^.',
  'a) Un choix, b) un autre.',
  'Écrivez à [Marie](mailto:a@example.org) ou à a@example.org.',
  'Le <abbr title="Centre">C</abbr> et <kbd>[[a]]</kbd>.',
  'Le 14.05, puis 1.5 km. Le 2.Bis.',
  '+33 1 00 00 00 00',
  '#1 des ventes cette année.',
  '= 12 € par mois',

  // Natural sentences, with awkward but right signs
  'Le café coûte 1,20 €, la formule 12 €/mois ; comptez +5 % en 2025, -3 % en 2026.',
  'Ouvert de 9 h 30 à 12 h / 14 h à 18 h (sauf le 1er mai).',
  'The clinic opens at 10:30am – 5:00pm; call +44 20 7946 0000.',
  '2 + 2 = 4, 3 × 4 = 12, 7 - 2 = 5, 10/2 = 5 et a * b = b * a.',
  'Le n° #1, le C#, le F# et le .NET ; le fichier mon_plan_final_v2.pdf.',
  'Écrire à marie.dupont@example.org ou à @agence sur Mastodon.',
  'Voir [1], [2, p. 3] et [sic]. Il a dit [rires] puis [il sort].',
  'De ~100 à ~200 lits, soit ≈ 150 ; ± 5 %.',
  '#soin et #design sont deux mots-dièse de cette année.',
  'Il a crié : « Quoi ?! », puis plus rien…',
  'Le ratio 16:9, l’heure 23:59:59, Jean 3:16, le port :8080.',
  'Un *astérisque* et une note*.\n\n\\* Hors taxes.',
  'Marie (l’infirmière (de nuit)) et Paul [ou Pierre].',
  'L’allée A|B, la porte B | C, le bâtiment « D ».',
  'CO2, H2O, m2 et 10^6 ; 2^10 = 1024 ; f(x) = x^2 - 1.',
  'Des tirets – longs — ou courts - et des points · médian·e·s.',
  'Soignant·e·s, patient(e)s, directeur/directrice, et/ou, n/a, s/he, 24/7, 1/3.',
  'Appelez le 15 (SAMU), le 18, le 112… ou le 114 par SMS !',
  'Tom & Jerry, R&D, Q&A, AT&T ; 3 < 4 et 5 > 2.',
  'Le chemin /home/marie/notes.txt et C:\\\\Users ; le site example.org/fr/.',
  'E = mc2. Si x = 3, alors y = 4 ; si x == 3 non plus.',
  "\"Straight quotes\" and 'single ones', don't, rock 'n' roll, the '90s, 6'2\".",
  'Le prix passe de 10 000 $ à 12 000 $US, puis à 11 k€.',
  'Version 1.0.0-beta.2+build.5, v2.x, IPv6 ::1, std::vector.',
  '§ 3, art. L. 1110-4, al. 2 ; cf. infra, p. 12-15, fig. 3a.',
  '1. Un\n\n   Un mot à 10:30.\n\n2. Deux',
  '— Qui est là ?\n\n— Moi.',
  'Légende : (1) l’entrée, (2) la cour, (3) la salle. a) oui ; b) non.',
  '1) Un\n2) Deux',
  'Nom : Marie\nRôle : infirmière',
  'Durée : 3 ans\\\nLieu : Rennes\\\nÉquipe : 5 personnes',
  'Note: the ward has 30 beds. Source: survey of 2024. Status: open.',
  'Tags: none of them matters here, and Author: nobody.',
  '+33 (0)1 23 45 67 89, ext. +12+.',
  'Canal+ et Disney+ ; LGBT+ ; les 18+ et les 65+ ans.',
  'C++, g++ et i++ ; A+ et B+ ; ++ pour « très bien », -- pour « mal ».',
  'Le site (en bêta) = un essai ; prix = 0 €.',
  'La clé \\[sic\\], la valeur \\(voir plus bas\\), le signe \\* et le signe \\_.',
  'Les toilettes H/F, les lits A/B/C // le couloir D.',
  'https://example.org/a?b=c&d=e+f+g est l’adresse.',
  'Un mot:un autre, un;point, un,virgule.',
  '100% coton, 50 % / 50 %, %d et 5%%.',
  'Deux colonnes de prix :\n\n| Acte | Prix |\n| --- | ---: |\n| Visite | 25 € |',
  'Le vers « Mignonne, allons voir si la rose\\\nQui ce matin avait fleuri »',
  'Mignonne, allons voir si la rose\n: une suite de ligne qui commence par deux-points, après une longue première ligne de texte',
  'Contact: Marie / Paul\nTel: 01 23 45 67 89',
  '1984 est un roman. 2001 aussi.',
  '(c) 2024, (r), (tm), (!) et (?).',
  'Smile :) or :( or :/ or :| or :P or xD',
  'Rue de la Paix, 75002 Paris | Tél. 01 23 45 67 89\nOuvert le lundi',
  'Le tarif « jeunes » (-25 ans) : 5 €, sinon 8 €*.',
  'Un essai : a_b_c, __init__.py et x__y.',
  'Prenez la ligne 4, direction « Bagneux – Lucie Aubrac ».',
  'A/B tests; the "5 Ws"; rock & roll; 3-in-1; state-of-the-art (2024).',
  'Le texte dit : "Bonjour": puis rien.',
  'Le soir, vers 20 h : +2 °C ; la nuit, -5 °C.',
  'E-mail: a.b+c@example.co.uk; tel: 555-0100; fax: n/a.',
  'I/O, TCP/IP, km/h, c/o, w/o, ½, ¼, 1/2.',
  'En 2 mots: "oui" & "non"; en 3: "je-ne-sais pas".',
  'Marie*, Paul** et Jean***.\n\n*Infirmière.\n\n**Médecin.',
  'Le prix* est hors taxe.\n\n*Sauf le dimanche.',
  'Le fichier *.pdf, les dossiers **/*.ts et _config.yml.',
  'Voir https://example.org/a%20b, www.example.org/%C3%A9 et example.org/a%20b.',
  'De 20% à 30% en 2024, soit 50%25 de plus.',
  'Les maquettes sont remplies de lorem ipsum.',
  '!! et ?! ; 20 %, 5 %ABC ; « [a]lthough » et [A]près.',
  'A -> B ; [voir -> plus bas] ; -5 *x* ; x=E2 ; #lien.',
  'Lehrer*innen, a *b* c*d*e et « *Le Monde* ».',
  'Le signe ==, « == » ou x==y.',
  'A -> B, A --> C, A => D, puis A → B ← C ↔ D. Bravo !! :-) ;-) ^^ ^_^ o_O (^-^)',
])('accepts %j', async (source) => {
  expect(await problemsOf(source)).toEqual([]);
});
