import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {visit as visitTree} from 'unist-util-visit';
import {parseDocument, visit as visitYaml} from 'yaml';
import {filesIn} from '../../src/lib/files';
import {splitText} from '../../src/lib/texts/data';
import {compile} from '../../src/plugins/markdown/compile';
import {attributeOf, attributesOf} from '../../src/plugins/markdown/tree';
import {formatJson, type Messages} from '../../src/plugins/translations/files';
import type {Locale} from './fixture';

/*
 * Types a project's texts again as somebody would on a plain keyboard.
 */

/** Has straight marks in the specification. */
const AS_TYPED = 'themeToggle.sentence.weather';

/** The no-break spaces that the build sets; one that a writer types, as in a name, stays. */
const SET_SPACES =
  /(?<=«)[\u00A0\u202F]|[\u00A0\u202F](?=[;:!?»%€])|(?<=\d)[\u00A0\u202F](?=\d{2,4}(?!\d))|(?<=[\d}])\u00A0(?=(?:heures?|ko|kB|Mo|MB|px|cm|ms|s|h)(?![\p{L}\p{N}/]))/gu;

/** A text with the signs of a keyboard only; French has no single quotation marks of its own. */
function plain(text: string, locale: Locale): string {
  const signs = text
    .replace(SET_SPACES, ' ')
    .replace(/« ?| ?»/g, '"')
    .replaceAll('…', '...');
  return locale === 'fr' ? signs.replaceAll('’', "'") : signs.replace(/[‘’]/g, "'");
}

/** YAML with plain words, quoted as they need. */
function plainYaml(source: string, locale: Locale): string {
  const document = parseDocument(source);
  visitYaml(document, {
    Pair(_key, {value}) {
      if (value && typeof value === 'object' && 'value' in value && typeof value.value === 'string')
        value.value = plain(value.value, locale);
    },
  });
  return document.toString({lineWidth: 0});
}

/** The offsets of what visitors read in a body, and how its quotation marks are written there. */
async function plainBody(body: string, locale: Locale): Promise<string> {
  const {tree} = await compile('doc', body);
  const changes: Array<{start: number; end: number; text: string}> = [];
  const change = (start: number, end: number, quote = '"') =>
    changes.push({start, end, text: plain(body.slice(start, end), locale).replaceAll('"', quote)});
  visitTree(tree, (node, _index, parent) => {
    if (attributeOf(node, 'lang') !== undefined) return 'skip';
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (node.type === 'text') {
      if (parent?.type !== 'link' || !/^(?:https?:|\S+@)/.test(node.value)) change(start, end);
    } else if (node.type === 'image') {
      const [, alt = '', caption] =
        /^!\[(.*?)\]\(\S+?(?: "(.*)")?\)$/s.exec(body.slice(start, end)) ?? [];
      change(start + 2, start + 2 + alt.length);
      if (caption) change(end - 2 - caption.length, end - 2, '\\"');
    }
    for (const {name, value, position} of attributesOf(node)) {
      const isWords = ['alt', 'author', 'caption', 'label', 'role', 'title'].includes(name);
      if (!isWords || typeof value !== 'string') continue;
      const last = (position?.end.offset ?? 0) - 1;
      change(last - value.length, last, '&quot;');
    }
    return undefined;
  });
  let [at, typed] = [0, ''];
  for (const {start, end, text} of changes.sort((a, b) => a.start - b.start)) {
    typed += body.slice(at, start) + text;
    at = end;
  }
  return typed + body.slice(at);
}

/**
 * Types the texts of a project plainly: studies, team, pages, handbook and messages.
 *
 * @returns how many files changed
 */
export async function typePlainly(dir: string): Promise<number> {
  let count = 0;
  for (const file of filesIn(dir, ['blog', 'docs', 'i18n', 'src/pages'])) {
    const before = await readFile(path.join(dir, file), 'utf8');
    const own = file.startsWith('i18n/en/') ? 'en' : 'fr';
    let after = before;
    if (file.endsWith('/code.json')) {
      const messages = Object.entries(JSON.parse(before) as Messages).map(([id, text]) => [
        id,
        id === AS_TYPED ? text : {...text, message: plain(text.message, own)},
      ]);
      after = formatJson(Object.fromEntries(messages));
    } else if (file.endsWith('/authors.yml')) {
      after = plainYaml(before, own);
    } else if (/\.mdx?$/.test(file)) {
      const {frontMatter = '', body} = splitText(before);
      const locale = /^lang: en$/m.test(frontMatter) ? 'en' : own;
      after = `---\n${plainYaml(frontMatter, locale)}---\n${await plainBody(body, locale)}`;
    }
    if (after === before) continue;
    await writeFile(path.join(dir, file), after);
    count += 1;
  }
  return count;
}
