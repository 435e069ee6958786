import {readFileSync} from 'node:fs';
import type {Compiler, rspack} from '@rspack/core';
import {STYLES_NEED} from '../../lib/early';

const NAME = 'gate-styles';

/** The sheet of all pages, by the name that Docusaurus gives it. */
const SHARED = /(?:^|\/)styles\.[^/]*\.css$/;

/**
 * Keeps the style sheets from browsers that would apply them in part, black on black: these get the
 * rules of the core sheet alone. Runs before the minimizer.
 *
 * @param coreFile path of css/core.css
 */
export const gateStyles = (bundler: typeof rspack, coreFile: string) => ({
  apply(compiler: Compiler) {
    const {ConcatSource} = bundler.sources;
    const condition = `(${STYLES_NEED.join(': ')})`;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = bundler.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 1;
      compilation.fileDependencies.add(coreFile);
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith('.css'))) {
          const core = SHARED.test(file)
            ? `\n@supports not ${condition} {${readFileSync(coreFile, 'utf8')}}`
            : '';
          compilation.updateAsset(
            file,
            (sheet) => new ConcatSource(`@supports ${condition} {\n`, sheet, '\n}', core),
          );
        }
      });
    });
  },
});
