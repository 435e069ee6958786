import type {Node, Nodes, Parent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ZodObject} from 'zod';
import {closest} from '../../lib/texts/closest';
import type {Problem} from '../../lib/siteError';
import {validate} from '../../lib/texts/schema';
import {noteTypes} from '../markdown/notes';
import type {TextKind} from '../markdown/pipeline';
import type {Placed} from '../markdown/read';
import {strayAt} from '../markdown/strayMarkup';
import {attributesOf, isJsx, placeOfNode, textOf, type JsxElement} from '../markdown/tree';
import {pageSchemas} from './pageSchemas';
import {componentSchemas, type ComponentName} from './studySchemas';

const isExpression = (node: Nodes) =>
  node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';

/** `{/* … *\/}`: the only expression that a text may contain. */
export const isComment = (node: Nodes): boolean =>
  isExpression(node) && /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(node.value);

/** Allowed HTML: inline elements that Markdown has no syntax for. */
const inlineTags = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'dfn',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'var',
  'wbr',
  'details',
  'summary',
];

/** Blocks of HTML that a page may have too: a browser leaves what Markdown puts into them there. */
const pageTags = ['address', 'blockquote', 'dd', 'div', 'dl', 'dt', 'p', 'section'];

/** What to write instead of a tag that is not allowed. */
const insteadOf: Readonly<Record<string, string>> = {
  img: 'write a picture as ![what it shows](./name.png "caption")',
  picture: 'write a picture as ![what it shows](./name.png "caption")',
  figure: 'write <Figure src="./name.png" alt="…" caption="…"/>',
  iframe: 'write <Video youtube="…" title="…"/> or <Video vimeo="…" title="…"/> for a film',
  video: 'write <Video src="/videos/name.mp4" title="…"/>',
  aside: 'write :::note[Title] on a line of its own, then the text, then :::',
  callout: 'write :::note[Title] on a line of its own, then the text, then :::',
  highlight: 'write <mark>…</mark>',
  u: 'write _word_ for what matters; what is underlined looks like a link',
  strike: 'write ~~word~~',
  p: 'write the paragraph alone, with an empty line before and after',
  ul: 'write a list, with "- " before each item',
  ol: 'write a list, with "1. ", "2. " before the items',
  li: 'write "- " before the item',
  table: 'write a line "| one | two |", then "| --- | --- |", then a line for each row',
  thead: 'write | one | two | for the row',
  tbody: 'write | one | two | for the row',
  tr: 'write | one | two | for the row',
  th: 'write | one | two | for the row',
  td: 'write | one | two | for the row',
  div: 'leave the tag out, or write :::note[Title] on a line of its own, then the text, then :::',
  center: 'leave the tag out: the site’s own styles apply',
  font: 'leave the tag out: the site’s own styles apply',
  h1: 'write the heading of a section with ##, one inside it with ###',
  h2: 'write the heading of a section with ##, one inside it with ###',
  h3: 'write the heading of a section with ##, one inside it with ###',
  h4: 'write the heading of a section with ##, one inside it with ###',
  hr: 'write --- between two empty lines',
  pre: 'write three grave accents on a line before the code and on one after it',
  ref: 'write [^1] there, and "[^1]: the note" on a line of its own',
  nowiki: 'write the text between grave accents',
  blockquote: 'write <Quote author="…">…</Quote>',
  Opening: 'write the component itself before the first heading with two #',
  Step: 'write a heading with three # in the section of the steps, or a numbered list in <Steps>',
  Section: 'write the heading of the section with two #',
};

const schemasOf: Readonly<Record<TextKind, Readonly<Record<string, ZodObject>>>> = {
  'case-study': componentSchemas,
  page: pageSchemas,
  doc: {},
};

/** An element's children with paragraphs unwrapped, without blanks and comments. */
const contentOf = (element: Parent): RootContent[] =>
  element.children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !isComment(child) && !(child.type === 'text' && !child.value.trim()));

/** Longest version of a text in a `<Lens>`, in characters: a page that a reader takes in at once. */
const VERSION_MAX = {Before: 1200, After: 600};

/** What a phone's screen holds, in characters. */
const SCREEN_MAX = 320;

/** In characters, so that the blanks between two words and at the ends do not count. */
const lengthOf = (nodes: readonly Nodes[]): number =>
  nodes.map(textOf).join('').replace(/\s+/g, ' ').trim().length;

const isText = ({type}: RootContent): boolean => type === 'paragraph' || type === 'list';

/** What a figure's disc in a `<Statement>` holds, in characters. */
const FIGURE_MAX = 2;

const WORDS = ['text', 'strong', 'emphasis', 'delete', 'link', 'linkReference', 'break'];

/** Words of a sentence, or an HTML tag, which has a check of its own. */
const isWords = (node: RootContent): boolean =>
  isJsx(node) ? /^[a-z]/.test(node.name ?? '') : WORDS.includes(node.type);

/** A `<Statement>` has one paragraph, one numbered list or one `<KeyFacts>`. */
function statementProblem(element: JsxElement): string | undefined {
  const content = contentOf(element);
  const [first, ...others] = content;
  if (!first) return '<Statement> is empty: write its words between <Statement> and </Statement>';
  const paragraphs = (element.children as RootContent[]).filter(({type}) => type === 'paragraph');
  const isAlone =
    others.length === 0 &&
    (isJsx(first) ? first.name === 'KeyFacts' : first.type === 'list' && first.ordered);
  if (!isAlone && (paragraphs.length > 1 || !content.every(isWords))) {
    return '<Statement> contains something else: write one sentence, one numbered list or one <KeyFacts>, which the page shows from edge to edge';
  }
  const hasDrawing = attributesOf(element).some(({name}) => name === 'src');
  if (hasDrawing && (isAlone || content.some(({type}) => type === 'strong'))) {
    return '<Statement> has a drawing beside something else than a sentence without figures: remove src';
  }
  const long = content.find((node) => node.type === 'strong' && lengthOf([node]) > FIGURE_MAX);
  return long
    ? `<Statement> has "${textOf(long)}" in bold: bold is for a figure of ${FIGURE_MAX} characters at most, which the page shows in a disc`
    : undefined;
}

/** What is wrong with the content of the components that show a page or a screen. */
const contentProblems: Partial<Record<ComponentName, (element: JsxElement) => string | undefined>> =
  {
    Lens(element) {
      const names = contentOf(element).map((node) => (isJsx(node) ? node.name : ''));
      return names.join(' ') === 'Before After'
        ? undefined
        : '<Lens> compares two versions: write one <Before title="…">…</Before>, then one <After title="…">…</After>, and nothing else';
    },
    Before: (element) => versionProblem('Before', element),
    After: (element) => versionProblem('After', element),
    Statement: statementProblem,
    Screen: (element) => screenProblem('Screen', element),
    NextScreen: (element) => screenProblem('NextScreen', element),
  };

function versionProblem(name: 'Before' | 'After', element: JsxElement): string | undefined {
  const parts = (element.children as RootContent[]).filter((node) => !isComment(node));
  const length = lengthOf([element]);
  const max = VERSION_MAX[name];
  if (parts.length === 0)
    return `<${name}> is empty: write the page between <${name} …> and </${name}>`;
  if (!parts.every(isText)) {
    return `<${name}> contains something else: write paragraphs and lists only, with an empty line after <${name} …>`;
  }
  return length > max
    ? `<${name}> has ${length} characters: write ${max} at most, so that both versions fit under one lens`
    : undefined;
}

/** The screens that follow are checked as such. */
const isNext = (node: Nodes) => isJsx(node) && node.name === 'NextScreen';

function screenProblem(name: 'Screen' | 'NextScreen', element: JsxElement): string | undefined {
  const parts = (element.children as RootContent[]).filter(
    (node) => !isComment(node) && !(name === 'Screen' && isNext(node)),
  );
  const length = lengthOf(parts);
  const isRight = (node: Nodes) =>
    node.type === 'paragraph' || node.type === 'blockquote' || (isJsx(node) && node.name === 'kbd');
  if (parts.length === 0) return `<${name}> is empty: write what the screen says`;
  if (!parts.every(isRight)) {
    return `<${name}> contains something else: write **what it asks**, > an answer, <kbd>a button</kbd> and lines of text, each with an empty line before it`;
  }
  return length > SCREEN_MAX
    ? `<${name}> has ${length} characters: a phone shows about ${SCREEN_MAX}, so shorten it`
    : undefined;
}

/** The components that stand in another one only. */
const parents: Partial<Record<ComponentName, ComponentName>> = {
  Fact: 'KeyFacts',
  Measure: 'Measures',
  Before: 'Lens',
  After: 'Lens',
  NextScreen: 'Screen',
};

/** The allowed children of components that take components or Markdown. */
const contents: Partial<
  Record<ComponentName, {isRight: (node: RootContent) => boolean; write: string}>
> = {
  Gallery: {
    isRight: (node) => node.type === 'image' || (isJsx(node) && node.name === 'Figure'),
    write: 'pictures only, each as ![what it shows](./name.png) on a line of its own',
  },
  Steps: {
    isRight: (node) => node.type === 'list' && Boolean(node.ordered),
    write: 'one numbered list only: "1. …", "2. …"',
  },
  KeyFacts: {
    isRight: (node) => isJsx(node) && node.name === 'Fact',
    write: 'facts only, each as <Fact label="…">…</Fact>',
  },
  Measures: {
    isRight: (node) => isJsx(node) && node.name === 'Measure',
    write: 'measures only, each as <Measure>…</Measure>',
  },
};

function contentProblem(name: ComponentName, element: JsxElement): string | undefined {
  const own = contentProblems[name];
  if (own) return own(element);
  const content = contentOf(element);
  const isEmpty = content.length === 0;
  const rule = contents[name];
  if (rule) {
    const isAlone = name !== 'Steps' || content.length === 1;
    return !isEmpty && isAlone && content.every(rule.isRight)
      ? undefined
      : `<${name}> ${isEmpty ? 'is empty' : 'contains something else'}: write ${rule.write}, with an empty line after <${name}> and before </${name}>`;
  }
  const holdsWords = ['Quote', 'Fact', 'Measure'].includes(name);
  if (holdsWords !== isEmpty) return undefined;
  return holdsWords
    ? `<${name}> is empty: write its words between <${name} …> and </${name}>`
    : `<${name}> takes no content: end its tag with "/>" and write nothing after it`;
}

type Report = (node: Placed, message: string) => void;

/** Reads the attributes of an element and reports those that are expressions. */
function readAttributes(
  {name: tag, attributes}: JsxElement,
  report: Report,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(attribute, `<${tag}> takes no {…} as an attribute: write name="text".`);
      continue;
    }
    const {name, value} = attribute;
    if (typeof value === 'object' && value !== null) {
      const remedy = `write a text between double quotes, ${name}="…"`;
      report(attribute, `${name} of <${tag}> is {${value.value}}: ${remedy}.`);
      props[name] = value.value;
    } else {
      props[name] = value ?? true;
    }
  }
  return props;
}

const attributeOf = (element: JsxElement, key: PropertyKey | undefined) =>
  attributesOf(element).find(({name}) => name === key) ?? element;

function checkProps(name: string, schema: ZodObject, element: JsxElement, report: Report) {
  const known = Object.keys(schema.shape);
  const props = readAttributes(element, report);
  const subject = ([field]: readonly PropertyKey[]) =>
    field === undefined ? `<${name}>` : `${String(field)} of <${name}>`;
  for (const {path, message, unknown} of validate(schema, props, subject).problems) {
    const [field] = path;
    if (!unknown) {
      report(attributeOf(element, field), `${message}.`);
    } else {
      const list = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes none';
      const remedy = unknown.near ? `write "${unknown.near}"` : `remove it; ${list}`;
      report(
        attributeOf(element, field),
        `<${name}> has no attribute "${String(field)}": ${remedy}.`,
      );
    }
  }
}

/** Inline HTML may have neither scripts nor styles. */
function checkInline(element: JsxElement, report: Report): void {
  for (const key of Object.keys(readAttributes(element, report))) {
    if (!/^(?:style|class|className|on.*)$/i.test(key)) continue;
    const remedy = 'remove it; the site’s own styles apply';
    report(attributeOf(element, key), `<${element.name}> may not have "${key}": ${remedy}.`);
  }
}

/** Reports `:::name` that is no note, and `:name[…]`, of which the page would show a part only. */
function checkDirective(node: Node, report: Report): void {
  if (!/^(?:container|leaf|text)Directive$/.test(node.type)) return;
  const {name, attributes, children} = node as Parent & {name: string; attributes?: object};
  if (node.type === 'containerDirective') {
    if (noteTypes.includes(name)) return;
    const near = closest(name, noteTypes);
    const remedy = near ? `write ":::${near}"` : `the notes are ${noteTypes.join(', ')}`;
    report(node, `":::${name}" is not a note: ${remedy}.`);
  } else if (node.type === 'leafDirective') {
    report(node, `"::${name}" is a command that the site does not know: write \\::, or remove it.`);
  } else if (children.length > 0 || Object.keys(attributes ?? {}).length > 0) {
    report(
      node,
      `":${name}" with brackets or braces is a command that the site does not know: write \\: to show the colon.`,
    );
  }
}

/**
 * Checks the markup of a text: known components with their attributes, no scripts, and in case
 * studies inline HTML only.
 *
 * @param options `isWhole` is false for a text whose syntax errors are hidden: what stands in what
 * is then not known; `isAsWritten` is false for a node of which such an error hides a part
 */
export function checkComponents(
  file: string,
  tree: Root,
  kind: TextKind,
  {isWhole, isAsWritten}: {isWhole: boolean; isAsWritten: (node: Placed) => boolean},
): Problem[] {
  const problems: Problem[] = [];
  const report: Report = (node, message) => {
    if (!isAsWritten(node)) return;
    problems.push({file, ...placeOfNode(node), message});
  };
  const schemas = schemasOf[kind];
  const names = Object.keys(schemas);
  const isCaseStudy = kind === 'case-study';
  // The handbook's pages for maintainers may have any.
  const isAllowedTag = (name: string) =>
    inlineTags.includes(name) ||
    (kind === 'page' && pageTags.includes(name)) ||
    (kind === 'doc' && !/^[A-Z]/.test(name));
  const imported: string[] = [];
  let fillsWindow = false;
  const inside = new Map<Node, string>();
  visit(tree, (node) => {
    checkDirective(node, report);
    if (node.type === 'mdxjsEsm') imported.push(...node.value.split(/\W+/));
    // The handbook’s pages for maintainers may import.
    if (kind !== 'doc' && node.type === 'mdxjsEsm') {
      report(
        node,
        'a line that begins with "import" or "export" is a script: components need no import. Remove the line, or begin it with another word.',
      );
    } else if (kind !== 'doc' && isExpression(node) && !isComment(node)) {
      const written = `{${node.value}}`;
      const stray = strayAt(written, 0)?.message;
      report(
        node,
        `${stray ?? `${written} is a script in MDX: write \\{ to show a brace, or remove it`}.`,
      );
    }
    if (!isJsx(node)) return;
    const name = node.name ?? '';
    contentOf(node).forEach((child) => inside.set(child, name));
    const schema = schemas[name];
    if (schema) {
      checkProps(name, schema, node, report);
      const content = isCaseStudy && isWhole && contentProblem(name as ComponentName, node);
      if (content) report(node, `${content}.`);
      const size = attributesOf(node).find((it) => it.name === 'size');
      if (name === 'Figure' && size?.value === 'screen') {
        if (fillsWindow) {
          report(
            size,
            'another picture has size="screen": one of a text fills the window, so write full for this one.',
          );
        }
        fillsWindow = true;
      }
      const parent = isCaseStudy && isWhole && parents[name as ComponentName];
      if (parent && inside.get(node) !== parent) {
        report(
          node,
          `<${name}> is outside <${parent}>: write it between <${parent}> and </${parent}>.`,
        );
      }
    } else if (isAllowedTag(name)) {
      if (kind !== 'doc') checkInline(node, report);
    } else if (!imported.includes(name)) {
      const near = /^[A-Z]/.test(name) ? closest(name, names) : undefined;
      const remedy =
        insteadOf[name] ??
        (near ? `write <${near}>` : `remove it; the components are ${names.join(', ') || 'none'}`);
      const where = isCaseStudy ? 'a case study' : 'this text';
      report(node, `<${name}> is not allowed in ${where}: ${remedy}.`);
    }
  });
  return problems;
}
