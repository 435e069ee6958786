import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Compiler, Configuration, rspack} from '@rspack/core';

/** Name of the policy that the bundler vouches for its chunks with (Trusted Types). */
export const CHUNKS_POLICY = 'site-chunks';

type Bundler = ConfigureWebpackUtils['currentBundler'];

/** The list of digests in the runtime: the chunk's id, and what stands for its digest until that is known. `--no-minify` leaves spaces. */
const DIGESTS = /(?<=\.sriHashes ?= ?\{)[^}]*(?=\})/;

/**
 * Sorts the plugin's list of digests. It comes in the order of the bundler's memory,
 * which depends on what the process has built before: a language built alone would
 * differ from the same language built after the other.
 *
 * @throws Error when there is no such list
 */
function sortDigests(compiler: Compiler): void {
  const {Compilation, sources} = compiler.rspack;
  compiler.hooks.compilation.tap('security', (compilation) => {
    // Once the runtime is written small, and before its name is made from what it holds.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compilation.hooks.processAssets.tap({name: 'security', stage}, (assets) => {
      const [name, source] =
        Object.entries(assets).find(([file]) => /(?:^|\/)runtime~main\./.test(file)) ?? [];
      const text = String(source?.source());
      if (!name || !DIGESTS.test(text)) {
        throw new Error(
          'Rspack changed: the runtime holds no list of digests (sriHashes); see src/plugins/publish/headers/bundle.ts.',
        );
      }
      const sorted = text.replace(DIGESTS, (list) => list.split(',').sort().join());
      compilation.updateAsset(name, new sources.RawSource(sorted));
    });
  });
}

/**
 * What the browser's bundle needs under the site's content security policy: its runtime
 * loads chunks through a policy of its own, and checks each against its digest.
 */
export function secureBundle({instance}: Bundler): Configuration {
  const {SubresourceIntegrityPlugin} = instance as unknown as typeof rspack;
  return {
    output: {
      // Chunks of this site are of its own origin; the plugin asks for it all the same.
      crossOriginLoading: 'anonymous',
      trustedTypes: {policyName: CHUNKS_POLICY},
    },
    plugins: [
      {apply: sortDigests},
      new SubresourceIntegrityPlugin({hashFuncNames: ['sha384'], htmlPlugin: false}),
    ],
  };
}
