import {readdirSync} from 'node:fs';
import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import importX from 'eslint-plugin-import-x';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import pkg from './package.json' with {type: 'json'};
import loneText from './scripts/lint/loneText.mjs';

const root = import.meta.dirname;

/** As the bundler resolves them: `@theme/Layout` is a module of ours, and takes part in circles. */
const resolver = createTypeScriptImportResolver({
  alias: {'@site': [root], '@theme': [`${root}/src/theme`]},
});

const features = './src/features';
const featureNames = readdirSync(new URL(features, import.meta.url));

/**
 * Imports go one way: pages, theme → features → components → idea → hooks → forms, vocabulary →
 * lib;
 * plugins and server → forms, vocabulary, lib; scripts → plugins. A feature imports no other, but
 * features/page. constants.ts imports nothing; site.ts, routes.ts and mark.ts nothing but lib.
 */
const importDirection = [
  {target: './src/constants.ts', from: './src'},
  {target: './src/lib', from: './src', except: ['./lib', './constants.ts']},
  {
    target: ['./src/site.ts', './src/routes.ts', './src/mark.ts'],
    from: './src',
    except: ['./lib', './components/Icon/icons.generated.json'],
  },
  {target: './src/forms', from: './src', except: ['./forms', './lib', './constants.ts']},
  {target: './src/vocabulary', from: './src', except: ['./vocabulary', './lib', './components']},
  {
    target: './src/hooks',
    from: './src',
    except: ['./hooks', './lib', './constants.ts', './routes.ts'],
  },
  {
    target: './src/components',
    from: './src',
    except: [
      './components',
      './idea',
      './hooks',
      './lib',
      './constants.ts',
      './mark.ts',
      './site.ts',
    ],
  },
  {
    target: './src/idea',
    from: './src',
    except: ['./idea', './hooks', './lib', './css', './site.ts'],
  },
  {target: features, from: ['./src/pages', './src/theme', './src/server']},
  ...featureNames
    .filter((name) => name !== 'page')
    .map((name) => ({
      target: `./src/features/${name}`,
      from: './src/features',
      except: [`./${name}`, './page'],
    })),
  {target: './src/theme', from: ['./src/pages', './src/server']},
  {target: './src/pages', from: './src/server'},
  {
    target: './src/plugins',
    from: [
      './src/pages',
      './src/theme',
      './src/features',
      './src/components',
      './src/idea',
      './src/hooks',
    ],
  },
  {target: './src/plugins/page-data', from: './src/plugins/publish'},
  {
    target: './src/server',
    from: './src',
    except: ['./server', './lib', './site.ts', './routes.ts', './constants.ts', './forms'],
  },
];

/** Tests alone use the helpers of scripts/ and e2e/. */
const importDirectionOfSources = [
  ...importDirection,
  {target: './src', from: ['./scripts', './e2e']},
  {target: './scripts', from: './e2e'},
];

/**
 * Lets a folder import types from another, and no values. The zones above judge both alike.
 *
 * @param {string} folder a pattern
 * @param {string} from the name of a folder of src
 * @returns {import('typescript-eslint').InfiniteDepthConfigWithExtends}
 */
const typesOnly = (folder, from) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/__tests__/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(?:@site/src|\\.{1,2}(?:/\\.\\.)*)/${from}/`,
            allowTypeImports: true,
            message: `Only types may be imported from src/${from} here: move what both use to src/lib.`,
          },
        ],
      },
    ],
  },
});

/**
 * A literal's entries stand where it would be spread. A conditional one, which leaves entries out,
 * is spread for a reason.
 */
const spreadLiterals = [
  'SpreadElement',
  'JSXSpreadAttribute',
  // One with `as const`.
  'SpreadElement > TSAsExpression',
].map((spread) => ({
  selector: `${spread} > :matches(ArrayExpression, ObjectExpression)`,
  message: 'Write the entries of this literal in place, instead of spreading it.',
}));

/** Safari reads it from 16.4 on; before, the whole script is an error. */
const lookBehind = {
  selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
  message:
    'Write this without a look-behind: visitors’ browsers without them could not read the script.',
};

/** A text in markup is escaped by construction. */
const untaggedMarkup = {
  selector:
    ':not(TaggedTemplateExpression) > TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/<[\\/!?]?[a-z]/i]',
  message: 'Tag this template with `markup` (src/lib/markup.ts), which escapes every text in it.',
};

export default tseslint.config(
  {ignores: ['build/', 'node_modules/', '.docusaurus/', '.docusaurus-*/', '.forms/']},
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      globals: {...globals.browser, ...globals.node},
      parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname},
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [resolver],
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: importDirection, basePath: '.'}],
      'import-x/no-duplicates': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      // URLs and messages interpolate numbers.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      'no-console': 'error',
      // French typography uses no-break spaces.
      'no-irregular-whitespace': ['error', {skipTemplates: true}],
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-restricted-syntax': ['error', ...spreadLiterals],
    },
  },
  {
    files: ['{src,scripts}/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', {zones: importDirectionOfSources, basePath: '.'}],
      'import-x/no-cycle': ['error', {ignoreExternal: true}],
    },
  },
  {
    // What browsers get; lib/texts belongs to the build.
    files: ['src/{pages,theme,features,components,idea,hooks,forms,vocabulary,lib}/**/*.{ts,tsx}'],
    ignores: ['**/__tests__/**', 'src/lib/texts/**'],
    plugins: {compat},
    settings: {browsers: pkg.browserslist.production, lintAllEsApis: true},
    rules: {
      'compat/compat': 'error',
      'no-restricted-syntax': ['error', ...spreadLiterals, lookBehind],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['**/__tests__/**'],
    plugins: {site: {rules: {'lone-text': loneText}}},
    rules: {'site/lone-text': 'error'},
  },
  typesOnly('src/{pages,theme,features,components,idea,hooks}', 'plugins'),
  typesOnly('src/vocabulary', 'components'),
  {
    // What writes files or answers for browsers; the share pictures hold no text, but outlines.
    files: ['src/server/**/*.ts', 'src/plugins/{editor,maps,page-data,publish}/**/*.ts'],
    ignores: ['**/__tests__/**', 'src/plugins/publish/social/**'],
    rules: {'no-restricted-syntax': ['error', ...spreadLiterals, untaggedMarkup]},
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus, 'jsx-a11y': jsxA11y},
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari drops list semantics along with the bullets; role="list" restores them.
      'jsx-a11y/no-redundant-roles': ['error', {ul: ['list'], ol: ['list']}],
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'off',
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  {
    // These rules run React's compiler on each file, which is slow: React code only.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/{plugins,server,lib,vocabulary}/**', '**/__tests__/**'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Command-line programs print to the console.
    files: [
      'scripts/**',
      'e2e/compare-builds.ts',
      'playwright.config.ts',
      'src/{plugins,server}/**',
    ],
    rules: {'no-console': 'off'},
  },
  {files: ['src/**/__tests__/**'], ...jest.configs['flat/recommended']},
  {files: ['e2e/**'], ...playwright.configs['flat/recommended']},
  {
    files: ['e2e/**'],
    rules: {
      ...playwright.configs['flat/recommended'].rules,
      // Tests over all pages choose their assertions by the page's inventory entry.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/prefer-to-have-length': 'off',
      'playwright/expect-expect': [
        'warn',
        {
          assertFunctionNames: [
            'stops',
            'expectPage',
            'expectNoViolation',
            'expectProblem',
            'expectCorrected',
            'arrives',
            'until',
            'isStep',
          ],
        },
      ],
    },
  },
  {files: ['*.mjs', 'scripts/lint/*.mjs'], ...tseslint.configs.disableTypeChecked},
);
