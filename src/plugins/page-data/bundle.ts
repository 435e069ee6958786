import path from 'node:path';
import type {Compiler, rspack} from '@rspack/core';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

const NAME = 'page-data';

/** An error for an upgrade that breaks our use of a private API. */
export const changed = (what: string) => `Docusaurus changed: ${what}; see src/private-modules.md.`;

/** Replaces core's `preload`, which does not load page data. */
export const replacePreload = (bundler: typeof rspack, ours: string, core = CORE) => ({
  apply(compiler: Compiler) {
    new bundler.NormalModuleReplacementPlugin(/^\.\/preload$/, (module) => {
      if (module.context === core) module.request = ours;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        if (![...modules].some((module) => 'resource' in module && module.resource === ours)) {
          const message = changed(
            'nothing in @docusaurus/core/lib/client imports "./preload" any more, so pages would render without their data',
          );
          compilation.errors.push(new bundler.WebpackError(message));
        }
      });
    });
  },
});
