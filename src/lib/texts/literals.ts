import ts from 'typescript';
import type {Place} from './places';

/** A literal value in the code, with its property path. */
type Literal = {
  path: readonly string[];
  value: string | number | boolean;
  place: Place;
  /** Whether `example(…)` wraps it (src/lib/example.ts). */
  isExample: boolean;
};

const EXAMPLE = 'example';

/** Parses a module; nodes link to their parents, which `getText` needs. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

function placeOf(source: ts.SourceFile, node: ts.Node): Place {
  const {line, character} = source.getLineAndCharacterOfPosition(node.getStart(source));
  return {line: line + 1, column: character + 1};
}

function textOf(node: ts.Node | undefined): string | undefined {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)];
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

const nameOf = (name: ts.PropertyName) =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : undefined;

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

/**
 * Every literal value in the object that a module assigns to a variable, in source order.
 */
export function literalsOf(file: string, text: string, variable: string): Literal[] {
  const source = parseSource(file, text);
  const found: Literal[] = [];
  const walk = (node: ts.Expression, path: readonly string[], isExample = false): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === EXAMPLE) {
      const [value] = node.arguments;
      if (value) walk(value, path, true);
      return;
    }
    if (ts.isObjectLiteralExpression(node)) {
      fieldsOf(node).forEach((value, name) => walk(value, [...path, name], isExample));
      return;
    }
    if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((value, index) => walk(value, [...path, String(index)], isExample));
      return;
    }
    const value = ts.isNumericLiteral(node)
      ? Number(node.text)
      : node.kind === ts.SyntaxKind.TrueKeyword
        ? true
        : node.kind === ts.SyntaxKind.FalseKeyword
          ? false
          : textOf(node);
    if (value !== undefined) found.push({path, value, place: placeOf(source, node), isExample});
  };
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const {name, initializer} of statement.declarationList.declarations) {
      if (ts.isIdentifier(name) && name.text === variable && initializer) walk(initializer, []);
    }
  }
  return found;
}
