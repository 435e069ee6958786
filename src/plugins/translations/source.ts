import ts from 'typescript';
import type {Place} from './places';

/** A text of the interface as the code writes it, in French. */
export type SourceMessage = {
  id: string;
  message: string;
  description: string;
  /** Path from the project's root. */
  file: string;
  place: Place;
};

/** A value that is written in the code, with the names that lead to it. */
export type Literal = {path: readonly string[]; value: string | number | boolean; place: Place};

function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
}

function placeOf(source: ts.SourceFile, node: ts.Node): Place {
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {line: line + 1, column: character + 1};
}

/** The text of a literal, or of literals that are added up. */
function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isJsxExpression(node)) return textOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

/** The fields of an object, by their name. */
function fieldsOf(node: ts.ObjectLiteralExpression): Map<string, ts.Expression> {
  return new Map(
    node.properties.flatMap((property) => {
      const name = ts.isPropertyAssignment(property) ? nameOf(property.name) : undefined;
      return ts.isPropertyAssignment(property) && name !== undefined
        ? [[name, property.initializer] as const]
        : [];
    }),
  );
}

function attributeOf(element: ts.JsxOpeningLikeElement, wanted: string): string | undefined {
  for (const property of element.attributes.properties) {
    if (ts.isJsxAttribute(property) && property.name.getText() === wanted) {
      return textOf(property.initializer);
    }
  }
  return undefined;
}

/**
 * The texts of the interface in a file: literal `translate({id, message})` and
 * `<Translate id>message</Translate>`, as Docusaurus' own extraction reads them.
 *
 * @param file path from the project's root
 */
export function messagesIn(file: string, text: string): SourceMessage[] {
  // Parsing is what costs here.
  if (!text.includes('@docusaurus/Translate')) return [];
  // Parents are needed by getText() of attribute names.
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: SourceMessage[] = [];
  const add = (
    node: ts.Node,
    id: string | undefined,
    message: string | undefined,
    description: string | undefined,
  ) => {
    const name = id ?? message;
    if (name === undefined) return;
    found.push({
      id: name,
      message: message ?? name,
      description: description ?? '',
      file,
      place: placeOf(source, node),
    });
  };
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'translate'
    ) {
      const [argument] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument)) {
        const fields = fieldsOf(argument);
        const [id, message] = [fields.get('id'), fields.get('message')];
        add(message ?? argument, textOf(id), textOf(message), textOf(fields.get('description')));
      }
    } else if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Translate') {
      const child = node.children.filter((part) => !(ts.isJsxText(part) && !part.text.trim())).pop();
      // As Docusaurus reads it: one line, single spaces.
      const message =
        child && ts.isJsxText(child) ? child.text.trim().replace(/\s+/g, ' ') : textOf(child);
      add(
        child ?? node,
        attributeOf(node.openingElement, 'id'),
        message,
        attributeOf(node.openingElement, 'description'),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Every literal value of the object that a module declares under a name, such as
 * `site` of src/site.ts, in the order of the file.
 */
export function literalsOf(file: string, text: string, variable: string): Literal[] {
  const source = parse(file, text);
  const found: Literal[] = [];
  const walk = (node: ts.Expression, path: readonly string[]): void => {
    if (ts.isObjectLiteralExpression(node)) {
      fieldsOf(node).forEach((value, name) => walk(value, [...path, name]));
      return;
    }
    if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((value, index) => walk(value, [...path, String(index)]));
      return;
    }
    const value = ts.isNumericLiteral(node)
      ? Number(node.text)
      : node.kind === ts.SyntaxKind.TrueKeyword
        ? true
        : node.kind === ts.SyntaxKind.FalseKeyword
          ? false
          : textOf(node);
    if (value !== undefined) found.push({path, value, place: placeOf(source, node)});
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && name.text === variable && initializer) walk(initializer, []);
    }
  }
  return found;
}
