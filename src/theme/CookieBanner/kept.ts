import {stored} from '../../idea/stored';

/** What the site stores on a visitor's device. The privacy policy must name every entry. */
type Kept = {
  /** Names, or prefixes followed by `*`. */
  localStorage: readonly string[];
  sessionStorage: readonly string[];
  cookies: readonly string[];
};

export const kept: Kept = {
  localStorage: [
    // The chosen theme.
    'theme',
    // The choice about cookies.
    'consent',
    ...stored,
  ],
  sessionStorage: [
    // The drafts of forms.
    'draft.*',
    // The scroll position of each page in the tab's history.
    'scroll-positions',
    // The weather in the agency's city, by language.
    'weather-*',
  ],
  // The host's anti-forgery token for forms; the site only reads it.
  cookies: ['XSRF-TOKEN'],
};

export function isOurs(place: keyof Kept, name: string): boolean {
  return kept[place].some((known) =>
    known.endsWith('*') ? name.startsWith(known.slice(0, -1)) : name === known,
  );
}
