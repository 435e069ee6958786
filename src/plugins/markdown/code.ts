import type {ElementContent, Root} from 'hast';
import {Prism} from 'prism-react-renderer';
import {visit} from 'unist-util-visit';
import {element} from './tree';

// Prism's own languages add themselves to a global.
Object.assign(globalThis, {Prism});
for (const language of [
  'bash',
  'csharp',
  'csv',
  'diff',
  'docker',
  'ini',
  'java',
  'markup-templating',
  'nginx',
  'php',
  'r',
  'ruby',
  'scss',
  'sql',
  'toml',
]) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- after the global
  require(`prismjs/components/prism-${language}`);
}

/** Colours of code (prose.css), with Prism's types of tokens. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'coord'],
  keyword: ['keyword', 'tag', 'selector', 'atrule', 'important', 'rule', 'title', 'directive'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'inserted'],
  number: ['number', 'boolean', 'constant', 'symbol', 'null', 'entity', 'unit', 'deleted'],
  name: ['function', 'class-name', 'attr-name', 'property', 'key', 'builtin', 'variable'],
};
export const colourKinds = Object.keys(kinds);

const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);
/** In the colour of text, even inside a coloured token. */
const plain = ['punctuation', 'operator', 'interpolation'];

type Run = {kind?: string; text: string};

/** Flattens nested tokens: the innermost one that has a colour gives it. */
function runsOf(content: Prism.TokenStream, kind?: string): Run[] {
  if (typeof content === 'string') return [{kind, text: content}];
  if (Array.isArray(content)) return content.flatMap((part) => runsOf(part, kind));
  const types = [content.type, ...[content.alias ?? []].flat()];
  const found = types.map((type) => kindOf.get(type)).find(Boolean);
  const own = found ?? (types.some((type) => plain.includes(type)) ? undefined : kind);
  return runsOf(content.content, own);
}

/** Joins neighbours of one colour, so that a page has few elements. */
function join(runs: Run[]): Run[] {
  const joined: Run[] = [];
  for (const {kind, text} of runs) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else joined.push({kind, text});
  }
  return joined;
}

/** Code as elements with classes: `<span class="code-keyword">`. */
export function highlight(code: string, language: string): ElementContent[] {
  const grammar = Prism.languages[language];
  if (!grammar) return [{type: 'text', value: code}];
  return join(runsOf(Prism.tokenize(code, grammar))).map(({kind, text}): ElementContent => {
    const value = {type: 'text' as const, value: text};
    return kind ? element('span', {className: [`code-${kind}`]}, [value]) : value;
  });
}

/**
 * Colours code at build, so that no page loads a highlighter. A block scrolls, so it takes focus
 * (WCAG 2.1.1) and has a name: its title (```` ```ts title="…" ````) or its language.
 */
export function code() {
  return (tree: Root): void => {
    visit(tree, 'element', (pre, index, parent) => {
      const [inner] = pre.children;
      if (pre.tagName !== 'pre' || !parent || index === undefined) return undefined;
      if (inner?.type !== 'element' || inner.tagName !== 'code') return undefined;
      const classes = inner.properties.className ?? [];
      const [, language = ''] = /language-(\S+)/.exec(classes.join(' ')) ?? [];
      const {meta} = inner.data ?? {};
      const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
      const source = inner.children.map((child) => (child.type === 'text' ? child.value : ''));
      inner.children = highlight(source.join('').replace(/\n$/, ''), language);
      delete inner.properties.metastring;
      pre.properties = {
        className: ['site-code'],
        role: 'group',
        ariaLabel: title ?? (language ? `Code (${language})` : 'Code'),
        tabIndex: 0,
      };
      if (!title) return 'skip';
      const caption = element('figcaption', {}, [{type: 'text', value: title}]);
      parent.children[index] = element('figure', {className: ['site-code-file']}, [caption, pre]);
      return 'skip';
    });
  };
}
