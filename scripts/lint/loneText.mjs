/*
 * A browser that translates a page moves each of its text nodes into an element of its own. React
 * then can neither remove such a text nor put an element before it: it throws, and the page is
 * lost (https://github.com/facebook/react/issues/11538). A text that is an element's only child is
 * safe, because React sets it as the element's content.
 */

/** @param {any} node */
const comesAndGoes = (node) =>
  node.type === 'JSXExpressionContainer' &&
  ['ConditionalExpression', 'LogicalExpression'].includes(node.expression.type);

/**
 * The values that an expression may have.
 *
 * @param {any} node
 * @returns {any[]}
 */
function valuesOf(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&' ? valuesOf(node.right) : [node.left, ...valuesOf(node.right)];
    default:
      return [node];
  }
}

/**
 * Whether a child may be a text. Maps and functions as children give elements.
 *
 * @param {any} node
 * @param {import('eslint').Scope.Scope} scope
 */
function mayBeText(node, scope) {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string';
    case 'Identifier': {
      const init = scope.set.get(node.name)?.defs[0]?.node.init;
      return node.name !== 'undefined' && !(init && valuesOf(init).at(-1).type === 'JSXElement');
    }
    case 'CallExpression':
      return node.callee.property?.name !== 'map' && node.callee.name !== 'children';
    default:
      return ['JSXText', 'MemberExpression', 'TemplateLiteral'].includes(node.type);
  }
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      after:
        'Put this text into an element of its own (<span>): a browser that translates the page moves it, and React could put nothing before it.',
      goes: 'Put this text into an element of its own (<span>): a browser that translates the page moves it, and React could not remove it.',
    },
  },
  create(context) {
    /** @param {any} parent */
    function check(parent) {
      const scope = context.sourceCode.getScope(parent);
      const parts = parent.children.filter(
        /** @param {any} child */ (child) =>
          child.type === 'JSXText'
            ? /\S/.test(child.value) || !child.value.includes('\n')
            : child.expression?.type !== 'JSXEmptyExpression',
      );
      if (parts.length < 2) return;
      let isAfter = false;
      for (const part of parts) {
        if (comesAndGoes(part)) {
          isAfter = true;
          for (const node of valuesOf(part.expression)) {
            if (mayBeText(node, scope)) context.report({node, messageId: 'goes'});
          }
        } else if (isAfter && mayBeText(part.expression ?? part, scope)) {
          context.report({node: part, messageId: 'after'});
        }
      }
    }
    return {JSXElement: check, JSXFragment: check};
  },
};
