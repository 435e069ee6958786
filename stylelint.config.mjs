/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'node_modules/**'],
  rules: {
    // BEM and camelCase both live here: classes of CSS modules are camelCase in TypeScript.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    // Source order follows the page; the cascade is kept flat by CSS modules.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Components take colours from the tokens; see css/tokens.css.
    'color-named': 'never',
  },
};
