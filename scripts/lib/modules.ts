import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {parseSource} from './literals';

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  resolveJsonModule: true,
};

const isTypeOnly = (clause: ts.ImportClause | undefined): boolean =>
  clause !== undefined &&
  (clause.isTypeOnly ||
    (!clause.name &&
      clause.namedBindings !== undefined &&
      ts.isNamedImports(clause.namedBindings) &&
      clause.namedBindings.elements.every((element) => element.isTypeOnly)));

/** The specifiers that a module imports, also on demand; without those of types alone. */
function specifiersOf(file: string): string[] {
  const found: string[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push(node.text);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node.importClause)) add(node.moduleSpecifier);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) add(node.moduleSpecifier);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(parseSource(file, readFileSync(file, 'utf8')));
  return found;
}

/**
 * A module and every other of the project that it imports, directly or not, in order; packages and
 * types left out.
 *
 * @param root absolute
 * @param start relative to it, as the result
 */
export function modulesFrom(root: string, start: string): string[] {
  const aliases: ts.CompilerOptions = {
    ...options,
    paths: {'@site/*': [`${root}/*`], '@theme/*': [`${root}/src/theme/*`]},
  };
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !/\.(?:[cm]?[jt]sx?|json)$/.test(file)) return;
    seen.add(file);
    if (file.endsWith('.json')) return;
    for (const specifier of specifiersOf(file)) {
      const {resolvedModule} = ts.resolveModuleName(specifier, file, aliases, ts.sys);
      if (resolvedModule && !resolvedModule.resolvedFileName.includes('/node_modules/')) {
        visit(resolvedModule.resolvedFileName);
      }
    }
  };
  visit(path.join(root, start));
  return [...seen].map((file) => path.relative(root, file)).sort();
}
