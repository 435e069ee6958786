/*
 * The site's content security policy lets no text become code or markup unless it has
 * passed through a named policy (https://www.w3.org/TR/trusted-types/). This is the one
 * of our own code; the bundler has another for its chunks (plugins/publish).
 */

export const POLICY_NAME = 'site';

/** What browsers offer; Firefox and older ones do not, and take the texts as they are. */
type Factory = {
  createPolicy: (
    name: string,
    rules: {createHTML: (html: string) => string},
  ) => {createHTML: (html: string) => unknown};
};

const rules = {createHTML: (html: string) => html};

let policy: ReturnType<Factory['createPolicy']> | undefined;

function sitePolicy() {
  const {trustedTypes} = globalThis as {trustedTypes?: Factory};
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  return policy;
}

/** Vouches for HTML that the site's own build has made; for no other. */
export function trustedHtml(html: string): string {
  // The DOM's types know texts only, and browsers turn the object into its text.
  return sitePolicy().createHTML(html) as string;
}
