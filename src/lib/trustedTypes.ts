/*
 * The site's content security policy lets no text become code or markup unless it has
 * passed through a named policy (https://www.w3.org/TR/trusted-types/). This is the one
 * of our own code; the bundler has another for its chunks (plugins/publish).
 */

/** Its name in the content security policy. */
export const POLICY_NAME = 'site';

/** Where scripts of the site are, with or without a language before it. */
const OWN_SCRIPT = /^(?:\/en)?\/assets\/js\/[\w~.-]+\.js$/;

/** What browsers offer; Firefox and older ones do not, and take the texts as they are. */
type Factory = {
  createPolicy: (
    name: string,
    rules: {
      createHTML: (html: string) => string;
      createScriptURL: (address: string) => string;
    },
  ) => {
    createHTML: (html: string) => unknown;
    createScriptURL: (address: string) => unknown;
  };
};

/** @throws TypeError for an address that is not of a script of this site */
function ownScript(address: string): string {
  if (!OWN_SCRIPT.test(address)) {
    throw new TypeError(`${address} is no script of this site.`);
  }
  return address;
}

const rules = {createHTML: (html: string) => html, createScriptURL: ownScript};

let policy: ReturnType<Factory['createPolicy']> | undefined;

function sitePolicy() {
  const {trustedTypes} = globalThis as {trustedTypes?: Factory};
  policy ??= trustedTypes?.createPolicy(POLICY_NAME, rules) ?? rules;
  return policy;
}

/**
 * Vouches for the address of a script that is about to be loaded.
 *
 * @throws TypeError for an address that is not of a script of this site
 */
export function trustedScript(address: string): string {
  // The DOM's types know texts only, and browsers turn the object into its text.
  return sitePolicy().createScriptURL(address) as string;
}

/** Vouches for HTML that the site's own build has made; for no other. */
export function trustedHtml(html: string): string {
  return sitePolicy().createHTML(html) as string;
}
