import path from 'node:path';
import type {Compiler, rspack} from '@rspack/core';

/** Core's client code. */
const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

const NAME = 'page-data';

/**
 * Puts our `preload` in the place of core's, which loads a page's code before it is shown
 * and knows nothing of its data. Core's own stays for ours to call, by the package's name.
 *
 * @throws in the build, when nothing of core imports it any more
 */
export const replacePreload = (bundler: typeof rspack, ours: string, core = CORE) => ({
  apply(compiler: Compiler) {
    new bundler.NormalModuleReplacementPlugin(/^\.\/preload$/, (module) => {
      if (module.context === core) module.request = ours;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        if (![...modules].some((module) => 'resource' in module && module.resource === ours)) {
          const message = `Docusaurus changed: nothing in @docusaurus/core/lib/client imports "./preload" any more, so that pages would be shown without their data; see src/private-modules.md.`;
          compilation.errors.push(new bundler.WebpackError(message));
        }
      });
    });
  },
});
