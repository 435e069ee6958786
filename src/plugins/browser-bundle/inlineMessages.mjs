import {readFileSync} from 'node:fs';
import ts from 'typescript';

/** @type {(nodes: readonly ts.Node[]) => Record<string, string | undefined>} */
const literalsOf = (nodes) =>
  Object.fromEntries(
    nodes
      .filter((node) => ts.isPropertyAssignment(node) || ts.isJsxAttribute(node))
      .flatMap(({name, initializer}) =>
        initializer && ts.isStringLiteralLike(initializer)
          ? [[name.getText(), initializer.text]]
          : [],
      ),
  );

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
  if (!source.includes('@docusaurus/Translate')) return source;
  const {Latest} = ts.ScriptTarget;
  const file = ts.createSourceFile('m.tsx', source, Latest, true, ts.ScriptKind.TSX);
  const [, called = 'translate'] = /\btranslate as (\w+)/.exec(source) ?? [];
  /** @type {Array<[start: number, end: number, text: string]>} */
  const edits = [];

  /** @type {(node: ts.Node, what: string) => never} */
  const refuse = (node, what) => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart());
    throw new Error(
      `Line ${line + 1}: ${what}. Write the id and the message as literals: the translation files and the browser’s bundle are made from them.`,
    );
  };

  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === called) {
      const [facts, values] = node.arguments;
      const own = facts && ts.isObjectLiteralExpression(facts) ? facts.properties : [];
      const {id = refuse(node, `${called}() without an id`), message} = literalsOf(own);
      const text = JSON.stringify(messages[id] ?? message ?? refuse(node, `${id} has no message`));
      edits.push(
        facts && values
          ? [facts.getStart(), facts.end, `{message: ${text}}`]
          : [node.getStart(), node.end, `(${text})`],
      );
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const {openingElement, closingElement} = node;
      const {properties} = openingElement.attributes;
      const {id = refuse(node, '<Translate> without an id')} = literalsOf(properties);
      for (const property of properties) {
        if (property.name?.getText() !== 'values') edits.push([property.pos, property.end, '']);
      }
      const text = messages[id];
      if (text !== undefined) {
        edits.push([openingElement.end, closingElement.getStart(), `{${JSON.stringify(text)}}`]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((code, [start, end, text]) => code.slice(0, start) + text + code.slice(end), source);
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
