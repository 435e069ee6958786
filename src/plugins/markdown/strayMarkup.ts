import type {Nodes, Parent, Root} from 'mdast';
import {placeAt, type Problem} from '../../lib/siteError';
import {isJsx} from './tree';

/*
 * Signs of other programs, and of Markdown with a slip, which a page would show as they are.
 */

export type StrayMarkup = {
  /**
   * Finds it in a paragraph, a heading or a cell, and where MDX stops. `^` and `$` are the ends of a
   * line; `HIDDEN` replaces code, a picture, a footnote's number.
   */
  pattern: RegExp;
  /** What each of them has, where looking for the pattern is slow: no other text is searched. */
  sign?: string;
  is: string;
  /** What to write instead. */
  write: string;
  /** Two rows of one pair: the end is told only where no beginning is. */
  pair?: string;
  isEnd?: true;
  /** Where it may be what the writer means. */
  severity?: 'warning';
  /** What explains it anywhere in the text, such as the sign that calls a note. */
  unless?: RegExp;
};

/** Replaces what is no text of the page. */
const HIDDEN = '\uFFFC';

/** Before a line break that the writer asked for. */
const BREAK = '\u2028';

/** Between a sign and the link that follows it. */
const LINKED = '\uFFFB';

/** Round and square brackets that the writer escaped. */
const [OPENED, CLOSED] = ['\uFFF9', '\uFFFA'];

/** Spaces that Markdown does not take for one, and signs without a width. */
const ODD_SPACE = '[\\u00A0\\u2000-\\u200B\\u202F\\u2060\\u3000\\uFEFF]';

/** Of Word, Pages and others: those of Word are in a part of Unicode for private use. */
const BULLET = '[•◦▪▫‣⁃●○■□➤►▶▸∙\\uF0A7\\uF0B7\\uF0D8\\uF076]|o\\t';

const odd = (before: RegExp, after = '') => new RegExp(`${before.source}${ODD_SPACE}${after}`, 'u');

const TO_SHOW = (sign: string) => `, or \\${sign} to show the sign`;
const LINK = 'write [text](address)';
const PICTURE = 'write ![what it shows](./name.png "caption") on a line of its own';
const NOTE =
  'write :::note[Title] on a line of its own, then the text, then ::: on a line of its own';
const INSTEAD = 'write what it shows instead: a text, a link, a picture or a <Video>';
const HEADING = 'write ### and a space before the words, and nothing after them';
const LIST = 'write "- " before each item';
const FOOTNOTE = 'write [^1] there, and "[^1]: the note" on a line of its own';
const FORMULA = 'say it in words, with <sup> and <sub>, or show it as a picture';
const FACTS = 'delete it: the site does not read it';
const EMPHASIS = 'write no space inside the signs, and none of them in the middle of a word';
const TABLE =
  'write a line "| one | two |", then "| --- | --- |" with as many cells, then a line for each row';
const HIDE = 'write {/* … */} for what only writers read, or delete it';

/**
 * The table: a kind, a row. The first row that matches tells, so narrower ones stand first.
 */
export const strayMarkup: readonly StrayMarkup[] = [
  // Git
  {
    pattern: /^(?:<{7}|={7}|>{7}|\|{7})(?: [^\n]*)?$/u,
    is: 'a mark of git, between two versions of a text',
    write: 'keep the right version, and delete the other one and each line of this kind',
  },

  // Headings
  {
    pattern: odd(/^#{1,6}/, '[^\\n]*'),
    is: 'a heading with an unusual space after its signs',
    write: 'replace the space after # by an ordinary one',
  },
  {
    pattern: /^#\+[A-Za-z_]+:?[^\n]*/u,
    is: 'a line of Org',
    write: FACTS,
  },
  {
    pattern: /^#{2,6}[^#\s][^\n]*/u,
    is: 'a heading without a space after its signs',
    write: `write a space after the last #${TO_SHOW('#')}`,
  },
  {
    pattern: /^(?:#\p{L}[\p{L}\p{N}_/-]*#?[ \t]*)+$/u,
    sign: '#',
    is: 'a tag of a notebook',
    write: `delete it: services and sectors are in the front matter. Write ### and a space for a heading${TO_SHOW('#')}`,
  },
  {
    pattern: /^tags?[ \t\u00A0]?::?[ \t]*(?:#[\p{L}\p{N}_/-]+[, \t]*)+$/iu,
    is: 'the tags of a notebook',
    write: FACTS,
  },
  {
    pattern: /(?<![^])#\p{Lu}[^\n#]{2,80}(?<![.!?…:;,])(?![^])/u,
    is: 'a heading without a space after its sign',
    write: `write ### and a space${TO_SHOW('#')}`,
  },
  {
    pattern: /^h[1-6]\.[ \t]+\S[^\n]*/u,
    is: 'a heading of Confluence or Textile',
    write: HEADING,
  },
  {
    pattern: /^={4,}$/u,
    is: 'the edge of a block of AsciiDoc',
    write: `${NOTE}. For a heading, ${HEADING.slice('write '.length)}`,
  },
  {
    pattern: /^'{3,5}$/u,
    is: 'a rule of AsciiDoc',
    write: 'write --- between two empty lines',
  },
  {
    pattern: /^={2,6}(?:[ \t]+[^\n=]+|[^\n=]+[ \t])={2,6}[ \t]*$|^={3,6}[^\n=]+={3,6}[ \t]*$/u,
    is: 'a heading of MediaWiki or DokuWiki',
    write: HEADING,
  },
  {
    pattern: /^={2,6}[ \t]+[^\n]+|(?<![^])=[ \t]+\p{Lu}[^\n]*/u,
    is: 'a heading of AsciiDoc',
    write: HEADING,
  },

  {
    pattern: /^!{2,6}[ \t]?\p{Lu}[^\n]*[^\n.!?…]$|^---\+{1,6}(?:!!)?[ \t]*\S[^\n]*/u,
    is: 'a heading of TiddlyWiki, PmWiki or Foswiki',
    write: HEADING,
  },
  {
    pattern: /^bq\.[ \t]+\S[^\n]*/u,
    is: 'a quotation of Confluence or Textile',
    write: 'write <Quote author="…">…</Quote>, or "> " before it',
  },

  // Lists
  {
    pattern: odd(
      /^(?:[-*+]|\d{1,2}[.)])/,
      `(?=[\\p{L}"«“${HIDDEN}])[^\\n]*(?:\\n(?:[-*+]|\\d{1,2}[.)])${ODD_SPACE}[^\\n]*)*`,
    ),
    is: 'an item of a list with an unusual space after its sign',
    write: 'replace the space after the sign by an ordinary one',
  },
  {
    pattern: /^-[*#]{1,4}[ \t]+\S[^\n]*(?:\n-[*#]{1,4}[ \t][^\n]*)*/u,
    is: 'an item of a list of SPIP',
    write: LIST,
  },
  {
    pattern: /^-\p{L}{2}[^\n]*(?:\n-\p{L}[^\n]*)*/u,
    is: 'an item of a list without a space after its sign',
    write: `write a space after -${TO_SHOW('-')}`,
  },
  {
    pattern: /^\d{1,2}[.)]\p{Lu}\p{L}[^\n]*(?:\n\d{1,2}[.)]\p{L}[^\n]*)*/u,
    is: 'an item of a list without a space after its number',
    write: 'write a space after the number',
  },
  {
    pattern: new RegExp(`^(?:${BULLET})[^\\n]*(?:\\n(?:${BULLET})[^\\n]*)*`, 'u'),
    is: 'an item of a list with the sign of another program',
    write: LIST,
  },
  {
    pattern: new RegExp(
      `^(--|[–—·»✓✔✗✘→➔➜☐☑☒✅❌+*])[ \\t\\u00A0\\u202F]?[^\\n${BREAK}]*(?:\\n\\1[^\\n${BREAK}]*)+`,
      'u',
    ),
    is: 'a list that the page would run together',
    write: `${LIST}, or an empty line between them`,
  },
  {
    pattern: new RegExp(
      `^[a-h]\\)[ \\t][^\\n${BREAK}]*\\n[b-i]\\)[ \\t][^\\n]*(?:\\n[c-z]\\)[^\\n]*)*`,
      'u',
    ),
    is: 'a list with letters, which the page would run together',
    write: 'write "1. ", "2. " before the items',
  },
  {
    pattern: new RegExp(
      [
        '\\p{Extended_Pictographic}\\uFE0F?',
        '\\d{1,2}(?:[/°-]| \\.)[ \\t]',
        '#\\d{1,2}[.:]?[ \\t]',
        '[IVX]{1,4}[.)][ \\t]',
        '[①-⑳❶-❿]',
        'o ',
      ]
        .map((sign) => `^${sign}[^\\n${BREAK}]+(?:\\n${sign}[^\\n]*)+`)
        .join('|'),
      'u',
    ),
    is: 'a list with signs of its own, which the page would run together',
    write: 'write "- " or "1. " before each item, or an empty line between them',
  },
  {
    pattern: /^\[[ xX>/!?-]\](?:[ \t\u00A0][^\n]*|$)/u,
    is: 'a task outside a list, or of a kind that only a notebook has',
    write: 'write "- [ ] " or "- [x] " before it',
  },
  {
    pattern: /^(?:TODO|DONE|LATER|DOING|WAITING)[ \t]+\S[^\n]*/u,
    is: 'a task of Logseq or Org',
    write: 'write "- [ ] " or "- [x] " before it instead of the word',
  },
  {
    pattern: /^(?:SCHEDULED|DEADLINE|CLOSED):[ \t]*[<[][^\n]*/u,
    is: 'a date of a task of Logseq or Org',
    write: FACTS,
  },

  // Emphasis
  {
    pattern: /(?<![\p{L}\p{N}\p{P}\s])(?:\*{2,}|_{2,})$/u,
    is: 'emphasis without words',
    write: 'write the words between the signs, or delete these',
  },
  {
    pattern: /(?<!\*)(\*{2,3})(?!\*)[^*\n]{1,200}?\1(?!\*)/u,
    is: 'bold that Markdown does not recognise',
    write: EMPHASIS,
  },
  {
    pattern: /(?<!\S)_[ \t][^_\n]{1,100}[ \t]_(?![^\s.,;:!?])/u,
    is: 'italic that Markdown does not recognise',
    write: EMPHASIS,
  },
  {
    pattern: /(?<![\p{L}\p{N}_])__[^_\n]{1,200}?__(?![\p{L}\p{N}_])/u,
    is: 'bold that Markdown does not recognise',
    write: EMPHASIS,
  },
  {
    pattern: /^(?:\*{2,5}|[*#]{2,5})[ \t]+\S[^\n]*/u,
    is: 'an item in a list of MediaWiki or AsciiDoc',
    write: `${LIST}, and two spaces before the items within an item`,
  },
  {
    pattern: /(?<!~)~~(?!~)[^~\n]{1,200}~~(?!~)/u,
    is: 'struck text that Markdown does not recognise',
    write: EMPHASIS,
  },
  {
    pattern: /\^\^[^^\n]{1,200}\^\^/u,
    is: 'highlighted text of Roam or Logseq',
    write: 'write <mark>…</mark>',
  },
  {
    pattern: /(?<=[\p{L}\p{N})])\^[^\s^]{1,20}\^/u,
    sign: '^',
    is: 'a superscript of pandoc',
    write: 'write <sup>…</sup>',
  },
  {
    pattern: /(?<!=)==(?![=\s])[^=\n]{0,200}?[^=\s]==(?!=)/u,
    is: 'highlighted text of Obsidian, Typora or pandoc',
    write: 'write <mark>…</mark>',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}=])==(?=[\p{L}\p{N}«"“*_(])|(?<=[\p{L}\p{N}»"”*_).!?…])==(?![\p{L}\p{N}=])/u,
    sign: '==',
    is: 'one end of highlighted text, without the other in its paragraph',
    write: 'write <mark>…</mark> round the words of each paragraph',
  },
  {
    pattern:
      /(?<=[^\n][ \t\u00A0\u202F(«“"'’])\*{1,3}(?=\p{L})[^\n*]*|(?<![~\S])~~(?=\p{L})[^\n~]*/u,
    is: 'the beginning of bold, italic or struck text that has no end',
    write: 'write the same signs after its last word, or a backslash before each to show it',
  },
  {
    pattern: /^\*{1,3}(?=\p{L})[^\n*]*|(?<![^\s(«“"])_{1,2}(?=\p{L})(?!\S*_)[^\n_]*/u,
    is: 'the beginning of bold or italic text that has no end, or a sign of its own',
    write: 'write the same signs after its last word, or a backslash before each to show it',
    severity: 'warning',
    // « Prix* »: the paragraph is its note.
    unless: /[^\s*]\*{1,3}(?![\p{L}\p{N}*])/u,
  },
  {
    pattern: /(?<![\p{L}\p{N}:])::(?![:\s])[^:\n]{0,200}?[^:\s]::(?![\p{L}\p{N}:])/u,
    sign: '::',
    is: 'highlighted text of Bear or Craft',
    write: 'write <mark>…</mark>',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}+])\+\+(?=[^\s+])[^+\n]{0,200}?[^\s+]\+\+(?![\p{L}\p{N}+])|(?<![\p{L}\p{N}+])\+\+(?=[^\s+])[^\s]{1,40}\+\+(?![\p{L}\p{N}+])/u,
    sign: '++',
    is: 'underlined text of HackMD or Joplin, or keys of MkDocs',
    write: 'write <mark>…</mark> for marked words, <kbd>…</kbd> for a key',
  },
  {
    pattern:
      /(?<![\p{L}\p{N}=\uFFFC])=(?=[^\s=])[^=\n]{0,80}?[^\s=\uFFFC]=(?![\p{L}\p{N}=])|(?<![\p{L}\p{N}+])\+(?=\p{L})[^+\n]{1,80}?(?<=\p{L})\+(?![\p{L}\p{N}+])/u,
    is: 'code or struck text of Org',
    write: 'write `code` or ~~word~~',
  },
  {
    pattern: /(?:(?<!['\p{L}\p{N}])'{2}|(?<!')'{3,5})(?=[^\s'])[^\n]{1,200}?'{2,5}/u,
    is: 'italic or bold of MediaWiki, or code of DokuWiki',
    write: 'write _word_, **word** or `word`',
  },
  {
    pattern: /(?<![\p{L}\p{N}:/.])\/\/(?=[^\s/])[^\n]{0,200}?[^\s/:]\/\/(?![\p{L}\p{N}/])/u,
    sign: '//',
    is: 'italic of DokuWiki',
    write: 'write _word_',
  },

  // Notes
  {
    pattern: /^\[![\w-]+\][-+]?[^\n]*/u,
    is: 'a callout of GitHub, GitLab or Obsidian',
    write: NOTE,
  },
  {
    pattern: /^:{3,}[ \t]*\p{L}[^\n]*/u,
    is: 'the beginning of a note with a title outside square brackets, or a space before its kind',
    write: NOTE,
    pair: ':::',
  },
  {
    pattern: /^:{3,}[ \t]*$/u,
    is: 'the end of a note without a beginning',
    write: `delete it, or ${NOTE}`,
    pair: ':::',
    isEnd: true,
  },
  {
    pattern: /^[?!]>[ \t]+\S[^\n]*/u,
    is: 'a callout of Docsify',
    write: NOTE,
  },
  {
    pattern: /^(?:!!!|\?\?\?\+?)[ \t]+["\p{L}][^\n]*/u,
    is: 'a note of MkDocs',
    write: NOTE,
  },
  {
    pattern: /^(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION):[ \t]+\S[^\n]*/u,
    is: 'a note in AsciiDoc, and an ordinary paragraph here',
    write: `${NOTE}, if it is one`,
    severity: 'warning',
  },
  {
    pattern:
      /^\[(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION|quote|verse|source|listing|example|sidebar|discrete|abstract|\.lead)(?!\w)[^\]\n]*\]$/u,
    is: 'the head of a block of AsciiDoc',
    write: `${NOTE}, <Quote author="…">…</Quote> for a quotation, and three grave accents for code`,
  },
  {
    pattern: /^[`~]{3,}[ \t]*\{[^}\n]*\}[^\n]*/u,
    is: 'the head of a block of MyST or Quarto',
    write: `${NOTE}; for code, write the name of its language without braces`,
  },
  {
    pattern: /(?<![^])\.\p{Lu}\p{Ll}[^\n]*[^\n.!?…:]$/u,
    is: 'the title of a block of AsciiDoc',
    write: 'delete the point, and put a caption after its picture, in quotation marks',
  },
  {
    pattern: /^\[\^[^\]\s]{1,60}\][ \u00A0\u202F]:[^\n]*/u,
    is: 'a footnote with a space before its colon',
    write: 'write [^1]: without it',
  },
  {
    pattern: /\[\^[^\]\n]{1,300}\]/u,
    is: 'a footnote without its note',
    write: 'write "[^1]: the note" on a line of its own, with the same name, or delete it',
  },
  {
    pattern: /^\[\d{1,3}\]:[ \t]+\S[^\n]*/u,
    is: 'a note whose name lacks its sign, ^',
    write: FOOTNOTE,
  },
  {
    pattern: /\^\[[^\]\n]{1,300}\]/u,
    sign: '^[',
    is: 'a footnote of pandoc or Obsidian inside its sentence',
    write: FOOTNOTE,
  },
  {
    pattern: /\(\((?!\()[^()\n]{1,300}\)\)/u,
    is: 'a footnote of DokuWiki, or a block of Roam',
    write: FOOTNOTE,
  },
  {
    pattern: /\[fn:[^\]\n]{1,300}\]|\[(?:\d{1,3}|#\w{0,40}|\*)\]_(?![\p{L}\p{N}_])/u,
    is: 'a footnote of Org or reStructuredText',
    write: FOOTNOTE,
  },
  {
    pattern: /^\*\[[^\]\n]{1,60}\]:[^\n]*/u,
    is: 'an abbreviation of kramdown or Markdown Extra',
    write: 'write <abbr title="what it means">word</abbr> where it stands',
  },

  // Links and pictures
  {
    pattern:
      /^(?:\[\[?_?toc_?\]?\]|@\[toc\]|\{:\s*toc\}|\{\{(?:>\s*)?toc\}\}|(?:no|force)?toc|nocache)$/iu,
    is: 'a table of contents of another program',
    write: 'delete it: the page has its own',
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:[+@]${LINKED}|\\+\\[[^\\]\\n]{1,200}\\])`, 'u'),
    is: 'the sign of a link of Dropbox Paper, HackMD or another program',
    write: `delete it, or ${LINK}`,
  },
  {
    pattern: /\[~[\w.:@-]{1,60}\]/u,
    is: 'a person’s name in Jira or Confluence',
    write: 'write the name',
  },
  {
    pattern: /\(\/\)/u,
    is: 'an icon of Jira or Confluence',
    write: 'write the sign itself, ✓, or a word',
  },
  {
    pattern:
      /:(?:octicons?|material|fontawesome|simple|fa[bsr]?|mdi|bi|lucide|heroicons?)[-:][a-z\d-]+:/u,
    is: 'an icon of MkDocs or Font Awesome',
    write: 'delete it, or write a word',
  },
  {
    pattern: /!\[\[[^\]\n]{1,200}\]\]/u,
    is: 'a picture or a note that only Obsidian puts in',
    write: PICTURE,
  },
  {
    pattern: /#?\[\[[^\]\n]{1,200}\](?:\[[^\]\n]{0,200}\])?\]/u,
    is: 'a link of a wiki or a notebook',
    write: `${LINK}, and for a picture ${PICTURE.slice('write '.length)}`,
  },
  {
    pattern:
      /!?\[[^\]\n]{1,200}\]\s{1,3}\((?:https?:|mailto:|tel:|www\.|\.{0,2}\/|#)[^)\n]{0,300}\)?/u,
    is: 'a link or a picture with a space before its address',
    write: 'delete the space between ] and (',
  },
  {
    pattern: /\([^()\n]{1,200}\)\[(?:https?:|mailto:|www\.|\.{0,2}\/|#)[^\]\n]{0,300}\]/u,
    is: 'a link with its brackets exchanged',
    write: LINK,
  },
  {
    pattern: /\[(?!\d)[^\]\n]{1,200}\](?=https?:)/u,
    is: 'the text of a link without brackets round its address',
    write: LINK,
  },
  {
    pattern: new RegExp(`^![ \\t\\u00A0\\u202F]+${LINKED}`, 'u'),
    is: 'a picture with a space after its first sign',
    write: PICTURE,
  },
  {
    pattern: /\[(?:cid:[^\]\n]{1,200}|[^\][\n]{0,100}\.(?:png|jpe?g|gif|svg|webp|avif|heic))\]/iu,
    is: 'a picture that was not copied with its text',
    write: PICTURE,
  },
  {
    pattern: /^\[[^\]\n]{1,80}\][ \u00A0\u202F]:[ \t]+(?:https?:|\/|\.)[^\n]*/u,
    is: 'the address of a link with a space before its colon',
    write: 'write [name]: without it',
  },
  {
    pattern: /\[(?:https?:|ftp:|mailto:)[^\]\s]+[ \t]+[^\]\n]{1,200}\]/u,
    is: 'a link of MediaWiki',
    write: LINK,
  },
  {
    pattern: /\[[^\]|\n]{1,200}\|(?:https?:|mailto:|\/|#|\^|~)[^\]\n]{0,300}\]/u,
    is: 'a link of Jira or Confluence',
    write: LINK,
  },
  {
    pattern: /\[[^\]\n]{0,200}->[^\]\s]{1,300}\]|<(?:img|doc|emb)\d+(?:\|[^>\n]{0,100})?>/u,
    is: 'a link, a picture or a file of SPIP',
    write: `${LINK}, and for a picture ${PICTURE.slice('write '.length)}`,
  },
  {
    pattern: /^=>[ \t]+\S+:\/\/\S+[^\n]*/u,
    is: 'a link of Gemini',
    write: LINK,
  },
  {
    pattern:
      /^\/[\w./ -]{1,100}\.(?:png|jpe?g|gif|svg|webp|pdf|md|txt|csv)(?:[ \t]+["“«][^\n]*)?$/iu,
    is: 'a file that only iA Writer puts in',
    write: PICTURE,
  },
  {
    pattern: /<(?:https?:|mailto:)[^>|\s]+\|[^>\n]*>/u,
    is: 'a link of Slack',
    write: LINK,
  },
  {
    pattern: /["“«][^"”»\n]{1,200}["”»]:https?:\/\/\S+/u,
    sign: ':http',
    is: 'a link of Textile',
    write: LINK,
  },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:image|video|audio|include|link|xref|footnote|kbd|btn|menu|icon|stem|anchor)::?[^\s[\]]*\[[^\]\n]{0,300}\]|https?:\/\/[^\s[\]]+\[[^\]\n]{1,200}\]/u,
    sign: '[',
    is: 'a link, a picture or a command of AsciiDoc',
    write: `${LINK}, and for a picture ${PICTURE.slice('write '.length)}`,
  },
  {
    pattern: /<<[^<>\n]{1,200}>>/u,
    sign: '<<',
    is: 'a link of AsciiDoc, or a quotation',
    write: `${LINK}, and «…» round a quotation`,
  },
  {
    pattern: /![\w./ -]{1,80}\.(?:png|jpe?g|gif|svg|webp|avif)(?:\|[^!\n]{0,200})?!/iu,
    is: 'a picture of Jira, Confluence or Textile',
    write: PICTURE,
  },
  {
    pattern: /!\[(?!\d{1,3}\])[^\]\n]{0,300}\](?:\[[^\]\n]{0,80}\]|(?=[\s.,;]|$))/u,
    is: 'a picture without its address',
    write: PICTURE,
  },
  {
    pattern: /(?<!\])\[(?!\d+\])[^\]\n]{1,200}\]\[[^\]\n]{1,80}\]/u,
    is: 'a link by a name without an address',
    write: 'write "[name]: address" on a line of its own, or [text](address)',
  },
  {
    pattern:
      /Erreur[ \u00A0\u202F]?! (?:Source du renvoi introuvable|Signet non défini)\.?|Error! (?:Reference source not found|Bookmark not defined)\.?/u,
    is: 'a cross-reference that Word has lost',
    write: 'write the words that it stood for',
  },
  {
    pattern: /(?:Traduit avec|Translated with) (?:www\.)?DeepL[^\n]*/u,
    is: 'a mark of a translating program',
    write: 'delete it',
  },
  {
    pattern: /\[-?@[\p{L}\p{N}_:.-]+[^\]\n]{0,200}\]/u,
    is: 'a citation of Zettlr or pandoc',
    write: 'write [^1] there, and "[^1]: the source" on a line of its own',
  },

  {
    pattern:
      /%%[a-z][a-z\d_]+%%|(?<![\p{L}\p{N}])%[A-Z][A-Z\d_]{2,40}%|\*?\|[A-Z][A-Z0-9_:]{2,40}\|\*?/u,
    is: 'a field of a mailing list or a wiki',
    write: 'write the words that readers are to see',
  },

  // Notebooks, and what only their writer was to read
  {
    pattern: /%%[^%\n][^%]{0,2000}%%|^%%(?=\s|$)[^\n]*/u,
    is: 'a private note of Obsidian, which everybody would read',
    write: HIDE,
  },
  {
    pattern: /(?<=\S)[ \t]\^[a-z0-9][a-z0-9-]{3,40}$/u,
    sign: '^',
    is: 'the name of a block of Obsidian',
    write: FACTS,
  },
  {
    pattern:
      /^\p{L}[\p{L}\p{N} _-]{0,40}::[ \t]+\S[^\n]*|[[(]\p{L}[\p{L} _-]{0,40}::[ \t][^\])\n]*[\])]/u,
    sign: '::',
    is: 'a property of Logseq, Roam or Obsidian',
    write: 'delete it: the facts of a text are in its front matter',
  },
  {
    pattern:
      /^:(?:author|email|revdate|revnumber|toc|toclevels|imagesdir|sectnums|icons|lang|doctype|experimental|keywords|PROPERTIES|END|ID|orphan|tocdepth|LOGBOOK)!?:[^\n]*/u,
    is: 'a property of AsciiDoc, Org or Sphinx',
    write: 'delete it: the facts of a text are in its front matter',
  },
  {
    pattern:
      /^(?:Created|Updated|Modified|Last edited|Tags|Status|Author|Notebook|Source|URL|Owner)(?: (?:by|at|on|time|URL))?:[ \t]+\S[^\n]*(?:\n(?:Created|Updated|Modified|Last edited|Tags|Status|Author|Notebook|Source|URL|Owner)(?: (?:by|at|on|time|URL))?:[^\n]*)+/u,
    is: 'the properties of a page of Notion, Evernote or Joplin',
    write: 'delete them: the facts of a text are in its front matter',
  },
  {
    pattern: /\[:[a-z][\w.#-]*[ \t]+[[{"][^\n]*\]/u,
    is: 'HTML in the manner of Logseq',
    write: 'write its words alone',
  },
  {
    pattern: /^\[[a-z]{1,2}\]\p{Lu}[^\n]*/u,
    is: 'a comment of Google Docs',
    write: HIDE,
  },
  {
    pattern:
      /#(?:image|figure|footnote|link|cite|ref|table|grid|set|show|let|include)(?:\([^)\n]{0,200}\)|\[[^\]\n]{0,300}\])/u,
    sign: '#',
    is: 'a command of Typst',
    write: INSTEAD,
  },
  {
    pattern: /\[[%>?]\p{L}[\p{L}\p{N}_-]{0,40}\]/u,
    is: 'a value, an abbreviation or a term of MultiMarkdown',
    write: 'write the words that readers are to see',
  },
  {
    pattern: /^\/\/[ \t]+\S[^\n]*/u,
    is: 'a comment of AsciiDoc or Typst',
    write: HIDE,
  },
  {
    pattern:
      /【(?:\d|oaicite)[^】\n]{0,100}】|\[\d+†[^\]\n]*\]|(?:cite)?turn\d+(?:search|view|news|file|image)\d+|\[cite(?:_start|_end|:[^\]\n]*)\]|:contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?/u,
    is: 'a mark of a chatbot',
    write:
      'delete it, and name the source: write [^1], and "[^1]: the source" on a line of its own',
  },

  // Braces: templates, attributes, commands
  {
    pattern: /\{\{[<%][^]{0,500}?[>%]\}\}/u,
    is: 'a shortcode of Hugo',
    write: INSTEAD,
  },
  {
    pattern: /\{%[^]{0,500}?%\}/u,
    is: 'a command of a template (Jekyll, Liquid, Twig)',
    write: INSTEAD,
  },
  {
    pattern: /\{\{[^]{0,500}?\}\}/u,
    is: 'a value of a template, or a picture or a command of a wiki',
    write: INSTEAD,
  },
  {
    pattern: /\{\.(?:comment-(?:start|end)|(?:paragraph-)?(?:insertion|deletion))\b[^}\n]*\}/u,
    sign: '{.',
    is: 'a comment or a tracked change of Word',
    write: 'accept or reject the changes and delete the comments in Word, then convert it again',
  },
  {
    pattern: /\{#[\p{L}\p{N}_:.-]+\}/u,
    sign: '{#',
    is: 'a name for links',
    write: 'delete it: links lead to the words of a heading, [text](#the-words)',
  },
  {
    pattern:
      /\{\+\+[^]{0,500}?\+\+\}|\{--[^]{0,500}?--\}|\{~~[^]{0,500}?~~\}|\{==[^]{0,500}?==\}|\{>>[^]{0,500}?<<\}/u,
    is: 'a change or a comment of CriticMarkup',
    write: 'keep the right version, and delete the signs and the comments',
  },
  {
    pattern: /\{:?[ \t]*(?:[.#][\p{L}\w-]|[\w-]+=|=\w+\}|-\})[^}\n]*\}?/u,
    is: 'an attribute of pandoc or kramdown',
    write: 'delete it; write <mark>…</mark> for marked words, and :::note[Title] for a note',
  },
  {
    pattern: /\{([a-z]\w*)(?:[ :][^}\n]{0,200})?\}[^]{0,500}?\{\/\1\}/u,
    is: 'a command of Joomla',
    write: INSTEAD,
  },
  {
    pattern:
      /\{\/?(?:loadposition|loadmodule|loadmoduleid|gallery|mosimage|mospagebreak|readmore|tab|slider|article|field|info|note|tip|warning|panel|code|noformat|toc|expand|quote|color|status|excerpt|anchor|section|column|children|jira)(?:[:|\s][^}\n]*)?\}/u,
    is: 'a command of Joomla or Confluence',
    write: `${INSTEAD}, or a note: ${NOTE.slice('write '.length)}`,
  },
  {
    pattern: /\{\|[^\n]*/u,
    is: 'a table of MediaWiki',
    write: TABLE,
  },
  {
    pattern: /^\$\$[^\n]*|\$\$[^$\n]{1,300}\$\$/u,
    is: 'a formula',
    write: FORMULA,
  },
  {
    pattern: new RegExp(
      `${OPENED}[^${OPENED}${CLOSED}]{0,300}?[=^_√∑≤≥∞${HIDDEN}][^${OPENED}${CLOSED}]{0,300}?${CLOSED}|\\\\[[(][^\\n]{1,300}?\\\\[\\])]`,
      'u',
    ),
    is: 'a formula between escaped brackets',
    write: FORMULA,
  },
  {
    pattern: /^\\(?:newpage|pagebreak|clearpage|tableofcontents|noindent|bigskip)\b[^\n]*/u,
    is: 'a command of LaTeX',
    write: 'delete it',
  },
  {
    pattern: /\\(?=[ \t]|$)/u,
    is: 'a line break of DokuWiki or LaTeX, or a lone backslash',
    write: 'end the line with two spaces or <br/>, or write \\\\ before the next word to show it',
  },
  {
    pattern: /\[%[^\n]{0,200}?%\]|<[%?][^\n]{0,200}/u,
    is: 'code of a template',
    write: INSTEAD,
  },

  // Square brackets: shortcodes
  {
    pattern: /\[([a-zA-Z][\w-]*)(?:[= \t][^\]\n]{0,300})?\][^]{0,2000}?\[\/\1\]/u,
    is: 'a shortcode of WordPress or a forum',
    write: INSTEAD,
  },
  {
    pattern: /\[[a-zA-Z][\w-]*(?:=|[ \t]+[\w-]+=)[^\]\n]{0,300}\]/u,
    is: 'a shortcode of WordPress or a forum',
    write: INSTEAD,
    pair: '[]',
  },
  {
    pattern: /\[(?:gallery|embed|playlist|more|audio|caption)\]/u,
    is: 'a shortcode of WordPress',
    write: INSTEAD,
    pair: '[]',
  },
  {
    pattern: /\[\/[a-zA-Z][\w-]*\]/u,
    is: 'the end of a shortcode of WordPress or a forum',
    write: 'delete it',
    pair: '[]',
    isEnd: true,
  },
  {
    pattern: /\[(?:node|site|current-user|user|date|media|term):[\w:.-]+\]/u,
    is: 'a value of Drupal',
    write: INSTEAD,
  },

  // Tables
  {
    pattern: /^(?:\+[-=+]{3,}\+|\|={3,})(?:\n[+|][^\n]*)*/u,
    is: 'a table of pandoc or AsciiDoc',
    write: TABLE,
  },
  {
    pattern: /^\|\|[^\n]+\|\|[ \t]*$(?:\n\|[^\n]*)*/u,
    is: 'a table of Jira or Confluence',
    write: TABLE,
  },
  {
    pattern: /^\^[^\n]+\^[ \t]*$(?:\n[|^][^\n]*)*/u,
    is: 'a table of DokuWiki',
    write: TABLE,
  },
  {
    pattern: /^\|(?!\|)[^\n|]*\|[^\n]*(?:\n\|[^\n]*)*/u,
    is: 'a table without its second line, of dashes, or with another number of cells there',
    write: TABLE,
  },
  {
    pattern: new RegExp(
      `^[^\\n|${BREAK}]+(?:[ \\t]\\|[ \\t][^\\n|${BREAK}]+)+(?:\\n[^\\n|]+(?:[ \\t]\\|[ \\t][^\\n|]+)+)+`,
      'u',
    ),
    sign: '|',
    is: 'a table without bars at its edges, and without its second line, of dashes',
    write: TABLE,
  },
  {
    pattern: /^[^\t\n]+\t[^\n]*[^\s](?:\n[^\t\n]+\t[^\n]*)+/u,
    sign: '\t',
    is: 'a table of a spreadsheet, its cells apart by tabs',
    write: TABLE,
  },
  {
    pattern: /\|\|(?=\S)[^|\n]{1,200}?\|\|/u,
    is: 'hidden text of Discord or Telegram',
    write: 'write <details>, with a <summary>',
  },
  {
    pattern: /^:(?:\t|[ ]{2,})\S[^\n]*|(?<=(?<![^])[^\n.,;!?…]{1,40}\n):[ \t]+\S[^\n]*/u,
    is: 'a definition of pandoc',
    write: 'write a list, "- **word**: what it means"',
  },

  // reStructuredText
  {
    pattern: /^\.\.[ \t]+(?:\[|_|\|)?[\p{L}\w -]+[\]|]?:{1,2}[^\n]*/u,
    is: 'a command of reStructuredText',
    write: INSTEAD,
  },
  {
    pattern: new RegExp(`:[a-z]+(?::[a-z]+)?:${HIDDEN}|${HIDDEN}__?(?![\\p{L}\\p{N}_])`, 'u'),
    is: 'a link of reStructuredText',
    write: LINK,
  },

  // HTML, and signs of it
  {
    pattern: /<!--\s*\/?(?:wp|kg|more|\{)[^]{0,500}?-->/u,
    is: 'a comment of WordPress, Ghost or Bear',
    write: 'delete it',
  },
  {
    pattern: /<[A-Za-z][\w.-]*(?:[^<>]*\s)?[\w-]+=\s*[“”„«»‘’][^<>\n]*>?/u,
    is: 'a tag with curly quotation marks',
    write: 'write straight ones, name="text"',
  },
  {
    pattern: /<!--[^]{0,500}?-->/u,
    is: 'a comment of HTML',
    write: HIDE,
  },
  {
    pattern:
      /&(?:#\d{2,6}|#x[\da-fA-F]{2,6}|[a-zA-Z]{2,10}\d?);|&(?:nbsp|amp|lt|gt|quot|apos|[lr]squo|[aeiou](?:acute|grave|circ))(?![\w;])|\\u[\da-fA-F]{4}|\\n(?=[\s\p{Lu}]|$)/u,
    is: 'the code of a sign',
    write: 'write the sign itself',
  },
  {
    pattern:
      /(?<!\/\S{0,200})(?:(?<=[\p{L}\p{N}])%20(?=\p{L})|(?<=\p{L})%2[\dA-F](?=[\p{L}\p{N}])|%[C-E][\dA-F]%[89AB][\dA-F])/u,
    sign: '%',
    is: 'the code of a sign in an address',
    write: 'write the sign itself',
  },
  {
    pattern:
      /â€|Ã[\u00A0-\u00BF]|Â[\u00A0°«»·]|(?:=[0-9A-F]{2}){2}|=20$|(?<=\p{Ll}{2})=[C-F][\dA-F](?=[\p{Ll}\s,.]|$)/u,
    is: 'a letter in another encoding',
    write: 'type the word again, or export the text once more, as UTF-8',
  },
  {
    pattern: /\p{Ll}{2}-\n\p{Ll}{2,}/u,
    is: 'a word that the end of a line cuts, so that the page would show a space in it',
    write: 'write the word on one line',
    severity: 'warning',
  },
  {
    pattern: /lorem ipsum dolor/iu,
    is: 'a text that only holds the place of another',
    write: 'write the text itself, or delete it',
    severity: 'warning',
  },
  {
    pattern: /`[^`\n]{0,60}/u,
    is: 'a grave accent alone',
    write: 'write one before code and one after it, ’ for an apostrophe, or \\` to show the sign',
  },
];

const patterns = strayMarkup.map((row) => ({
  row,
  /** Asked first: most texts have none, and looking for all of a kind takes ten times as long. */
  one: new RegExp(row.pattern.source, `${row.pattern.flags}m`),
  all: new RegExp(row.pattern.source, `${row.pattern.flags}gm`),
}));

/** A text on one line, shortened. */
function short(found: string): string {
  const line = found
    .replaceAll(LINKED, '[')
    .replaceAll(new RegExp(`[${OPENED}${CLOSED}${HIDDEN}]`, 'g'), '…')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

const messageOf = (found: string, {is, write}: StrayMarkup) =>
  `"${short(found)}" is ${is}: ${write}`;

/**
 * The markup of another program in which MDX stops, with its place; undefined where there is none.
 *
 * @param offset of the sign at which it stops
 */
export function strayAt(
  source: string,
  offset: number,
): {start: number; end: number; message: string} | undefined {
  const before = source.lastIndexOf('\n\n', offset);
  const [from, to] = [before < 0 ? 0 : before + 2, source.indexOf('\n\n', offset)];
  const block = source.slice(from, to < 0 ? undefined : to);
  for (const {row, all} of patterns) {
    for (const {0: found, index} of block.matchAll(all)) {
      const [start, end] = [from + index, from + index + found.length];
      // What begins with another sign, such as bold, may be right.
      if (offset < start || offset >= end || !/^[{<:A-Z]/.test(found)) continue;
      return {start, end, message: messageOf(found, row)};
    }
  }
  return undefined;
}

/** What a block shows of what is written, sign by sign, with the place of each. */
type Shown = {text: string; offsets: number[]};

const CODE = ['code', 'kbd', 'samp', 'var'];

/** A sign escaped, a code of a sign, the beginning of a further line, ordinary signs, or another one. */
const SIGNS = /\\[!-/:-@[-`{-~]|&(?:#\w+|[a-z]\w*);|\n(?:[ \t]*>)*[ \t]*|[^\\&\n]+|[^]/gi;

/** What signs, as written, say of what the page would show. */
function seen(sign: string, isDecoded: boolean): string {
  // MDX needs the escapes of braces and angle brackets, so that they say nothing of what is meant.
  if (/^\\[{}<>\\]$/.test(sign)) return sign.slice(1);
  if (/^\\[[(]$/.test(sign)) return OPENED;
  if (/^\\[\])]$/.test(sign)) return CLOSED;
  if (sign.length > 1 && sign.startsWith('\\')) return HIDDEN;
  if (sign.startsWith('\n')) return '\n';
  if (sign.length > 1 && sign.startsWith('&') && isDecoded) return sign === '&amp;' ? '&' : HIDDEN;
  return sign;
}

function showText(written: string, value: string, start: number, shown: Shown): void {
  for (const {0: sign, index} of written.matchAll(SIGNS)) {
    const text = seen(sign, !value.includes(sign));
    // An escaped sign is after its backslash.
    const at = start + index + (sign.startsWith('\\') ? sign.length - 1 : 0);
    shown.text += text;
    for (let more = 0; more < text.length; more += 1) shown.offsets.push(at + more);
  }
}

type RangeOf = (node: Nodes) => readonly [number, number];

function show(node: Nodes, source: string, rangeOf: RangeOf, shown: Shown): void {
  const [start, end] = rangeOf(node);
  const add = (text: string) => {
    shown.text += text;
    for (let at = 0; at < text.length; at += 1) shown.offsets.push(start);
  };
  if (
    node.type === 'link' &&
    /[+@]$|(?:^|\n)![ \t\u00A0\u202F]+$/.test(shown.text) &&
    source[start] === '['
  )
    add(LINKED);
  if (node.type === 'text') {
    // Signs that a plugin of the parser moved have no place of their own.
    if (node.position) showText(source.slice(start, end), node.value, start, shown);
    else add(node.value);
  } else if (node.type === 'textDirective' && node.children.length === 0) {
    showText(source.slice(start, end), '', start, shown);
  } else if (node.type === 'break') add(`${BREAK}\n`);
  else if ('children' in node && !(isJsx(node) && CODE.includes(node.name ?? ''))) {
    node.children.forEach((child) => show(child, source, rangeOf, shown));
  } else add(HIDDEN);
}

/**
 * Finds the markup of other programs in what a page would show: never in code.
 *
 * @param sources the text as written, and as read, without the signs of its syntax errors
 * @param rangeOf start and end offsets of a node in the source
 */
export function findStrayMarkup(
  file: string,
  tree: Root,
  {written, read: source}: {written: string; read: string},
  rangeOf: RangeOf,
): Problem[] {
  const problems: Problem[] = [];
  const opened = new Set<string>();
  const blocks: Shown[] = [];

  function look({text, offsets}: Shown): void {
    const taken: Array<readonly [number, number]> = [];
    for (const {row, one, all} of patterns) {
      if ((row.sign && !text.includes(row.sign)) || !one.test(text)) continue;
      const {unless} = row;
      if (unless && blocks.some((block) => unless.test(block.text))) continue;
      for (const {0: found, index} of text.matchAll(all)) {
        const end = index + found.length;
        if (found === '' || taken.some(([from, to]) => index < to && from < end)) continue;
        taken.push([index, end]);
        if (row.pair && row.isEnd && opened.has(row.pair)) continue;
        if (row.pair) opened.add(row.pair);
        const [from = 0, to = 0] = [offsets[index], (offsets[end - 1] ?? 0) + 1];
        // A syntax error is told there.
        if (source.slice(from, to) !== written.slice(from, to)) continue;
        problems.push({
          file,
          ...placeAt(source, offsets[index] ?? 0),
          message: `${messageOf(found, row)}.`,
          ...(row.severity && {severity: row.severity}),
        });
      }
    }
  }

  function walk(node: Nodes): void {
    if (node.type === 'code' && node.lang?.startsWith('{')) {
      const [start, end] = rangeOf(node);
      const [line = ''] = source.slice(start, end).split('\n', 1);
      blocks.push({text: line, offsets: [...line].map((_, index) => start + index)});
    }
    if (node.type === 'blockquote') {
      const [start, end] = rangeOf(node);
      const [line = ''] = source.slice(start, end).split('\n', 1);
      // Seven quotations, one in the other.
      if (line.startsWith('>>>>>>>')) {
        blocks.push({text: line, offsets: [...line].map((_, index) => start + index)});
      }
    }
    // A tag alone on its line has its words without a paragraph.
    const isBlock =
      ['paragraph', 'heading', 'tableCell'].includes(node.type) ||
      ('children' in node && node.children.some(({type}) => type === 'text'));
    if (isBlock) {
      const shown: Shown = {text: '', offsets: []};
      // Signs that begin a line mean something in a paragraph only: « ● » may fill a cell.
      if (node.type !== 'paragraph')
        Object.assign(shown, {text: HIDDEN, offsets: [rangeOf(node)[0]]});
      (node as Parent).children.forEach((child) => show(child, source, rangeOf, shown));
      blocks.push(shown);
    } else if ('children' in node) node.children.forEach(walk);
  }

  walk(tree);
  blocks.forEach(look);
  return problems;
}
