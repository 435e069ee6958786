/** What the site writes on a visitor's device. The privacy policy has to name every entry. */
type Kept = {
  /** Names, or beginnings of names that end with `*`. */
  localStorage: readonly string[];
  sessionStorage: readonly string[];
  cookies: readonly string[];
};

export const kept: Kept = {
  localStorage: [
    // The theme that was chosen.
    'theme',
    // The choice about cookies.
    'consent',
  ],
  sessionStorage: [
    // The drafts of forms.
    'draft.*',
    // Where each page of the tab's history was scrolled to.
    'scroll-positions',
    // The weather in Paris, by language.
    'weather-*',
  ],
  // The host's protection of forms against forgery; the site only reads it.
  cookies: ['XSRF-TOKEN'],
};

export function isOurs(place: keyof Kept, name: string): boolean {
  return kept[place].some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}
