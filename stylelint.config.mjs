import pkg from './package.json' with {type: 'json'};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  // A disable says why, and is needed.
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['build/**', 'node_modules/**'],
  plugins: ['stylelint-no-unsupported-browser-features'],
  rules: {
    // A rule that a declared browser drops needs a fallback beside it, or a reason for a disable.
    'plugin/no-unsupported-browser-features': [
      true,
      {
        browsers: pkg.browserslist.production,
        ignorePartialSupport: true,
        ignore: [
          // Lightning CSS rewrites them for these browsers.
          'css-nesting',
          'css-media-range-syntax',
          // Without them, the page is as whole: cursors, colours of a selection, a lighter layout.
          'css-content-visibility',
          'css-overscroll-behavior',
          'css-paged-media',
          'css-resize',
          'css-scrollbar',
          'css-selection',
          'css-touch-action',
          'css-widows-orphans',
          'css3-cursors',
          'css3-cursors-grab',
          'text-size-adjust',
          // Known to every engine from 2023 on; where it is not, the page awaits its scripts.
          'css-media-scripting',
        ],
      },
    ],
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
