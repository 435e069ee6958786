import type {Place} from '../../src/lib/siteError';
import ts from 'typescript';

/** A literal value in the code, with its property path. */
type Literal = {
  path: readonly string[];
  value: string | number | boolean;
  place: Place;
  /** Whether `example(…)` wraps it (src/site.ts). */
  isExample: boolean;
};

/** Parses a module; nodes link to their parents, which `getText` needs. */
export function parseSource(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

function valueOf(node: ts.Node): Literal['value'] | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/**
 * Every literal value in the object that a module assigns to a variable, in source order.
 */
export function literalsOf(file: string, text: string, variable: string): Literal[] {
  const source = parseSource(file, text);
  const found: Literal[] = [];
  const walk = (node: ts.Node, path: readonly string[], isExample = false): void => {
    const value = valueOf(node);
    if (value !== undefined) {
      const {line, character} = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({path, value, place: {line: line + 1, column: character + 1}, isExample});
    } else if (ts.isCallExpression(node) && node.expression.getText() === 'example') {
      node.arguments.forEach((argument) => walk(argument, path, true));
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const {name, initializer} of node.properties.filter(ts.isPropertyAssignment)) {
        walk(initializer, [...path, name.getText().replace(/^['"]|['"]$/g, '')], isExample);
      }
    } else if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      walk(node.expression, path, isExample);
    } else if (ts.isArrayLiteralExpression(node)) {
      node.elements.forEach((element, index) => walk(element, [...path, String(index)], isExample));
    }
  };
  const visit = (node: ts.Node): void => {
    if (!ts.isVariableDeclaration(node)) ts.forEachChild(node, visit);
    else if (node.initializer && node.name.getText() === variable) walk(node.initializer, []);
  };
  visit(source);
  return found;
}
