import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, rspack} from '@rspack/core';

const CORE = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

const NAME = 'page-data';

/** A sentence for an upgrade that moves what no public API offers. */
export const changed = (what: string) => `Docusaurus changed: ${what}; see src/private-modules.md.`;

/** Puts our `preload` in the place of core's, which knows nothing of a page's data. */
export const replacePreload = (bundler: typeof rspack, ours: string, core = CORE) => ({
  apply(compiler: Compiler) {
    new bundler.NormalModuleReplacementPlugin(/^\.\/preload$/, (module) => {
      if (module.context === core) module.request = ours;
    }).apply(compiler);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        if (![...modules].some((module) => 'resource' in module && module.resource === ours)) {
          const message = changed(
            'nothing in @docusaurus/core/lib/client imports "./preload" any more, so that pages would be shown without their data',
          );
          compilation.errors.push(new bundler.WebpackError(message));
        }
      });
    });
  },
});

/** @throws Error when core keeps no root in the window */
export function checkRoot(core = CORE): void {
  if (!readFileSync(path.join(core, 'clientEntry.js'), 'utf8').includes('window.docusaurusRoot')) {
    throw new Error(
      changed(
        'its client keeps no root in window.docusaurusRoot, so that an English not-found page could not take the place of the French one',
      ),
    );
  }
}
