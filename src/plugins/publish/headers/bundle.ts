import type {Configuration} from '@rspack/core';

/** Name of the policy that the bundler vouches for its chunks with (Trusted Types). */
export const CHUNKS_POLICY = 'site-chunks';

/**
 * What the browser's bundle needs under the site's content security policy: its runtime
 * loads chunks through a policy of its own.
 */
export const secureBundle = (): Configuration => ({
  output: {trustedTypes: {policyName: CHUNKS_POLICY}},
});
