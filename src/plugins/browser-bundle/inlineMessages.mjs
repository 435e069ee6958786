import {readFileSync} from 'node:fs';
import ts from 'typescript';

const MODULE = '@docusaurus/Translate';

/**
 * The value of a string literal or of concatenated ones.
 *
 * @type {(node: ts.Node | undefined) => string | undefined}
 */
function textOf(node) {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isBinaryExpression(node)) return undefined;
  const [left, right] = [textOf(node.left), textOf(node.right)];
  return left === undefined || right === undefined ? undefined : left + right;
}

/**
 * The value of a property or an attribute.
 *
 * @type {(properties: readonly ts.Node[], name: string) => ts.Node | undefined}
 */
const field = (properties, name) =>
  properties
    .filter((property) => ts.isPropertyAssignment(property) || ts.isJsxAttribute(property))
    .find((property) => property.name.getText() === name)?.initializer;

/**
 * Inlines one language's messages, so that visitors download neither ids, nor descriptions for
 * translators, nor other languages.
 *
 * @param {string} source TypeScript with JSX
 * @param {Readonly<Record<string, string>>} messages translations by id
 * @returns {string} the same program, in one language
 * @throws {Error} with the line of a message that is not a literal
 */
export function inlineMessages(source, messages) {
  if (!source.includes(MODULE)) return source;
  const {Latest} = ts.ScriptTarget;
  const file = ts.createSourceFile('m.tsx', source, Latest, true, ts.ScriptKind.TSX);
  const clause = file.statements
    .filter((statement) => ts.isImportDeclaration(statement))
    .find(({moduleSpecifier}) => textOf(moduleSpecifier) === MODULE)?.importClause;
  const element = clause?.name?.text;
  const bindings = clause?.namedBindings;
  const called =
    bindings &&
    ts.isNamedImports(bindings) &&
    bindings.elements.find(({propertyName, name}) => (propertyName ?? name).text === 'translate')
      ?.name.text;

  /** @type {(node: ts.Node, what: string) => never} */
  const refuse = (node, what) => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `Line ${line + 1}: ${what}. Write the id and the message as literals: the translation files and the browser’s bundle are made from them.`,
    );
  };

  /** @type {(node: ts.Node) => string | undefined} */
  const replacement = (node) => {
    if (ts.isCallExpression(node) && called && node.expression.getText() === called) {
      const [facts, values] = node.arguments;
      const properties = facts && ts.isObjectLiteralExpression(facts) ? facts.properties : [];
      const id = textOf(field(properties, 'id')) ?? refuse(node, `${called}() without an id`);
      const message = messages[id] ?? textOf(field(properties, 'message'));
      const text = JSON.stringify(message ?? refuse(node, `${id} has no message`));
      return values ? `${called}({message: ${text}}, ${print(values)})` : `(${text})`;
    }
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === element) {
      const {properties} = node.openingElement.attributes;
      const id = textOf(field(properties, 'id')) ?? refuse(node, `<${element}> without an id`);
      const own = node.children.map((child) => child.getFullText()).join('');
      const text = id in messages ? `{${JSON.stringify(messages[id])}}` : own;
      const values = field(properties, 'values');
      return values ? `<${element} values=${print(values)}>${text}</${element}>` : `<>${text}</>`;
    }
    return undefined;
  };

  /** @type {(node: ts.Node) => string} */
  const print = (node) => {
    let [text, end] = ['', node.getStart()];
    /** @type {(child: ts.Node) => void} */
    const visit = (child) => {
      const own = replacement(child);
      if (own === undefined) return ts.forEachChild(child, visit);
      text += source.slice(end, child.getStart()) + own;
      end = child.getEnd();
      return undefined;
    };
    visit(node);
    return text + source.slice(end, node.getEnd());
  };
  return print(file);
}

/** @type {(json: string) => Readonly<Record<string, string>>} */
const parse = JSON.parse;

/**
 * The bundler's loader. Its option `file` names a JSON file of translations by id.
 *
 * @this {import('@rspack/core').LoaderContext<{file: string}>}
 * @param {string} source
 */
export default function messagesLoader(source) {
  const {file} = this.getOptions();
  this.addDependency(file);
  return inlineMessages(source, parse(readFileSync(file, 'utf8')));
}
