import type {RootContent} from 'mdast';

/*
 * Imports and exports that our plugins add to a compiled text, as the trees of their code
 * (https://github.com/estree/estree): to parse them, the parser would read each as another text.
 */

type Esm = Extract<RootContent, {type: 'mdxjsEsm'}>;
type Statement = NonNullable<NonNullable<Esm['data']>['estree']>['body'][number];

const identifier = (name: string) => ({type: 'Identifier', name}) as const;
const literal = (value: string | boolean) => ({type: 'Literal', value}) as const;

/** Statements, as a node that both a text (mdast) and its page (hast) may have. */
export const esm = (...body: Statement[]): Esm => ({
  type: 'mdxjsEsm',
  value: '',
  data: {estree: {type: 'Program', sourceType: 'module', body}},
});

/** `import {First, Second} from 'file'` */
export const importOf = (names: readonly string[], file: string): Statement => ({
  type: 'ImportDeclaration',
  specifiers: names.map((name) => ({
    type: 'ImportSpecifier',
    imported: identifier(name),
    local: identifier(name),
  })),
  attributes: [],
  source: literal(file),
});

/** `export {default as name} from 'file'` */
export const defaultAs = (name: string, file: string): Statement => ({
  type: 'ExportNamedDeclaration',
  declaration: null,
  specifiers: [{type: 'ExportSpecifier', local: identifier('default'), exported: identifier(name)}],
  attributes: [],
  source: literal(file),
});

/** `export const name = true`, or a list of texts. */
export const constant = (name: string, value: true | readonly string[]): Statement => ({
  type: 'ExportNamedDeclaration',
  declaration: {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: identifier(name),
        init:
          value === true
            ? literal(true)
            : {type: 'ArrayExpression', elements: value.map((each) => literal(each))},
      },
    ],
  },
  specifiers: [],
  attributes: [],
  source: null,
});
