const common = {
  testPathIgnorePatterns: ['/node_modules/', '/build/'],
  // Tests import the identity and vocabulary of the fixture site, not the live ones.
  resolver: '<rootDir>/scripts/__tests__/jest/fixtureResolver.cjs',
  transform: {
    '\\.(?:[cm]?[jt]sx?)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: {syntax: 'typescript', tsx: true},
          transform: {react: {runtime: 'automatic'}},
        },
        module: {type: 'commonjs'},
      },
    ],
  },
  // Many packages publish ES modules only, which Jest can't load; CommonJS ones are left as they are.
  transformIgnorePatterns: ['/node_modules/typescript/'],
  moduleNameMapper: {
    '\\.(?:css)$': 'identity-obj-proxy',
    '\\.(?:png|jpe?g|webp|avif|woff2)$': '<rootDir>/scripts/__tests__/jest/file.ts',
    // Their package.json export `import` only, not `require`.
    '^remark-emoji$': '<rootDir>/node_modules/remark-emoji/index.js',
    '^estree-walker$': '<rootDir>/node_modules/estree-walker/src/index.js',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@generated/(.*)$': '<rootDir>/scripts/__tests__/jest/generated/$1',
    '^@theme/(Error|Layout)$': '<rootDir>/src/theme/$1/index.tsx',
    '^@theme/ThemeProvider(.*)$':
      '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/ThemeProvider$1',
    '^@docusaurus/Link$': '<rootDir>/src/components/Link',
    '^@docusaurus/(BrowserOnly|ComponentCreator|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|Translate|constants|isInternalUrl|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useGlobalData|useIsBrowser|useIsomorphicLayoutEffect|useRouteContext)$':
      '@docusaurus/core/lib/client/exports/$1',
  },
};

/**
 * Unit tests. Modules (*.test.ts) run in Node, components (*.test.tsx) in jsdom, unless a
 * docblock says otherwise. The mappers reproduce the aliases of Docusaurus' bundler.
 *
 * @type {import('jest').Config}
 */
export default {
  // In ms: some tests read and compile every text, perhaps on a busy machine.
  testTimeout: 90_000,
  // One more than cores: tests of e-mail and of processes mostly wait.
  maxWorkers: 3,
  projects: [
    {
      ...common,
      displayName: 'modules',
      testMatch: ['**/__tests__/**/*.test.ts'],
      testEnvironment: 'node',
    },
    {
      ...common,
      displayName: 'components',
      testMatch: ['**/__tests__/**/*.test.tsx'],
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/scripts/__tests__/jest/setup.ts'],
    },
  ],
};
