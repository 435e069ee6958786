/*
 * The site's content security policy accepts strings as code or markup only from a named
 * Trusted Types policy (https://www.w3.org/TR/trusted-types/). Our own code uses this one;
 * the bundler has another for its chunks (plugins/publish).
 */

export const POLICY_NAME = 'site';

/** Missing in Firefox and older browsers, which accept plain strings. */
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

/** Marks HTML as trusted: only for HTML from the site's own build. */
export function trustedHtml(html: string): string {
  // The DOM's types only know strings; browsers convert the object.
  return sitePolicy().createHTML(html) as string;
}
