import type {Node, Parent, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {componentSchemas, type ComponentName} from '../../features/case-studies/writing/schemas';
import {closest} from '../../lib/closest';
import type {Problem} from '../../lib/siteError';

/** Where problems are told: how a node's place is found, and in which file. */
export type Telling = {
  file: string;
  placeOf: (node: Node) => {line: number; column: number};
};

type Attribute = Node & {
  type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  name?: string;
  value?: string | null | {value: string};
};

export type JsxElement = Parent & {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: Attribute[];
};

export const isJsx = (node: Node): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** HTML that may stand within a text: what Markdown has no sign for. */
const inlineTags = [
  ...['a', 'abbr', 'b', 'br', 'cite', 'code', 'del', 'dfn', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'var', 'wbr', 'details', 'summary'],
];

/** What to write in the place of a tag that is not allowed. */
const insteadOf: Readonly<Record<string, string>> = {
  img: 'write a picture as ![what it shows](./name.png "caption")',
  picture: 'write a picture as ![what it shows](./name.png "caption")',
  figure: 'write <Figure src="./name.png" alt="…" caption="…"/>',
  iframe: 'write <Video youtube="…" title="…"/> or <Video vimeo="…" title="…"/> for a film',
  video: 'write <Video src="/videos/name.mp4" title="…"/>',
  blockquote: 'write <Quote author="…">…</Quote>',
  Step: 'write a heading with three # in the section of the steps, or a numbered list in <Steps>',
  Section: 'write the heading of the section with two #',
};

const names = Object.keys(componentSchemas) as ComponentName[];
const isComponent = (name: string): name is ComponentName =>
  names.some((candidate) => candidate === name);

const isBlank = (node: Node) =>
  (node.type === 'text' && (node as Node & {value: string}).value.trim() === '') ||
  ((node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    isComment(node as Node & {value: string}));

/** `{/* … *\/}`: the only script that a text may hold. */
export const isComment = ({value}: {value: string}) =>
  /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)*$/.test(value);

/** What stands between the tags of an element, paragraphs opened. */
function contentOf(element: Parent): RootContent[] {
  return element.children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => !isBlank(child));
}

/** What may stand between the tags of a component that holds components or marks. */
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
};

function contentProblem(name: ComponentName, element: JsxElement): string | undefined {
  const content = contentOf(element);
  const rule = contents[name];
  if (rule) {
    const isAlone = name !== 'Steps' || content.length === 1;
    return content.length > 0 && isAlone && content.every(rule.isRight)
      ? undefined
      : `<${name}> ${content.length === 0 ? 'is empty' : 'holds something else'}: write ${rule.write}, with an empty line after <${name}> and before </${name}>`;
  }
  const holdsWords = name === 'Quote' || name === 'Fact';
  if (holdsWords === content.length > 0) return undefined;
  return holdsWords
    ? `<${name}> is empty: write its words between <${name} …> and </${name}>`
    : `<${name}> holds something: end its tag with "/>" and write nothing after it`;
}

const show = (value: unknown) => {
  const json = value === undefined ? 'empty' : JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 57)}…` : json;
};

/** Reads the attributes of an element; those that are scripts are told and left out. */
function readAttributes(
  element: JsxElement,
  tell: (node: Node, message: string) => void,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of element.attributes) {
    const {name = '', value} = attribute;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      tell(attribute, `<${element.name}> takes no {…} among its attributes: write name="text".`);
    } else if (typeof value === 'object' && value !== null) {
      tell(
        attribute,
        `${name} of <${element.name}> is {${value.value}}: write a text between double quotes, ${name}="…".`,
      );
      props[name] = value.value;
    } else {
      props[name] = value ?? true;
    }
  }
  return props;
}

function checkComponent(
  name: ComponentName,
  element: JsxElement,
  parents: readonly string[],
  tell: (node: Node, message: string) => void,
): void {
  const attributeOf = (key: PropertyKey | undefined): Node =>
    element.attributes.find((attribute) => attribute.name === key) ?? element;
  const schema = componentSchemas[name];
  const known = Object.keys(schema.shape);
  const props = readAttributes(element, tell);
  const result = schema.safeParse(props);
  const issues = result.error?.issues ?? [];
  // A misspelt attribute is told once, not as a missing one too.
  const meant = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => closest(key, known)) : [],
  );
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const near = closest(key, known);
        const list = known.length > 0 ? `it takes ${known.join(', ')}` : 'it takes none';
        tell(
          attributeOf(key),
          `<${name}> has no attribute "${key}": ${near ? `write "${near}"` : `remove it; ${list}`}.`,
        );
      }
    } else if (!meant.includes(String(issue.path[0])) || String(issue.path[0]) in props) {
      const [field] = issue.path;
      const what =
        field === undefined
          ? `<${name}>`
          : `${String(field)} of <${name}> is ${show(props[String(field)])}`;
      // Zod's own words for a wrong type begin so; a field's own remedy does not.
      const remedy = issue.message.startsWith('Invalid input') ? 'write a text' : issue.message;
      tell(attributeOf(field), `${what}: ${remedy}.`);
    }
  }
  const content = contentProblem(name, element);
  if (content) {
    tell(element, `${content}.`);
  }
  if (name === 'Fact' && !parents.includes('KeyFacts')) {
    tell(element, '<Fact> stands alone: write it between <KeyFacts> and </KeyFacts>.');
  }
}

/** Checks the tags of a case study's text: known components, a little HTML, no scripts. */
export function checkComponents(tree: Parent, {file, placeOf}: Telling): Problem[] {
  const problems: Problem[] = [];
  const tell = (node: Node, message: string) => {
    problems.push({file, ...placeOf(node), message});
  };
  const walk = (parent: Parent, parents: readonly string[]): void => {
    visit(parent, (node) => {
      if (node === parent) return undefined;
      if (node.type === 'mdxjsEsm') {
        tell(
          node,
          'a line that begins with "import" or "export" is a script: the components need no import, remove it, or begin the line with another word.',
        );
      } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (!isComment(node as Node & {value: string})) {
          tell(
            node,
            `{${(node as Node & {value: string}).value}} is a script in MDX: write \\{ to show a brace, or remove it.`,
          );
        }
      } else if (isJsx(node)) {
        const name = node.name ?? '';
        if (isComponent(name)) {
          checkComponent(name, node, parents, tell);
        } else if (!inlineTags.includes(name)) {
          const near = /^[A-Z]/.test(name) ? closest(name, names) : undefined;
          const remedy =
            insteadOf[name] ??
            (near ? `write <${near}>` : `remove it; the components are ${names.join(', ')}`);
          tell(node, `<${name}> is not known in a case study: ${remedy}.`);
        } else {
          checkInline(node, tell);
        }
        walk(node, [...parents, name]);
        return SKIP;
      }
      return undefined;
    });
  };
  walk(tree, []);
  return problems;
}

/** HTML within a text keeps to its words: no scripts, no style of its own. */
function checkInline(element: JsxElement, tell: (node: Node, message: string) => void): void {
  const props = readAttributes(element, tell);
  for (const key of Object.keys(props)) {
    if (key === 'style' || key === 'class' || key === 'className' || /^on/i.test(key)) {
      const node = element.attributes.find(({name}) => name === key) ?? element;
      tell(
        node,
        `<${element.name}> may not have "${key}": remove it; the look comes from the site.`,
      );
    }
  }
}
