import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Configuration, rspack} from '@rspack/core';

/** Name of the policy that the bundler vouches for its chunks with (Trusted Types). */
export const CHUNKS_POLICY = 'site-chunks';

type Bundler = ConfigureWebpackUtils['currentBundler'];

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
    plugins: [new SubresourceIntegrityPlugin({hashFuncNames: ['sha384'], htmlPlugin: false})],
  };
}
