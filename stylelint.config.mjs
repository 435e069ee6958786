/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: ['build/**', 'node_modules/**'],
  rules: {
    // Global classes are kebab-case; CSS modules use camelCase, as TypeScript reads them.
    'selector-class-pattern': null,
    'custom-property-pattern': null,
    // Source order follows the page; CSS modules keep the cascade flat.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Components use the colours of src/css/tokens.css.
    'color-named': 'never',
  },
};
