/*
 * Loaded when consent is withdrawn or has expired, and only then: few visitors ever need it.
 */
import {isOurs} from '../../lib/stored';

/** Runs what the browser may forbid or not know. */
async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch {
    // What the browser forbids to read it has not let anybody write either.
  }
}

function forgetKeys(place: 'localStorage' | 'sessionStorage'): void {
  const storage = window[place];
  Object.keys(storage)
    .filter((name) => !isOurs(place, name))
    .forEach((name) => storage.removeItem(name));
}

/** Expires a cookie for this host and for each domain above it that may hold it. */
function forgetCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  ['', ...domains].forEach((domain) => {
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  });
}

/**
 * Removes what a third party's script has written under the site's own origin:
 * everything but what the privacy policy names. Its cookies and storage under its
 * own domain are out of reach; the policy says so, and how to erase them.
 */
export async function forgetThirdParties(): Promise<void> {
  await attempt(() => forgetKeys('localStorage'));
  await attempt(() => forgetKeys('sessionStorage'));
  await attempt(() =>
    document.cookie
      .split(/;\s*/)
      .map((pair) => pair.split('=', 1)[0] ?? '')
      .filter((name) => name !== '' && !isOurs('cookies', name))
      .forEach(forgetCookie),
  );
  await attempt(async () => {
    const databases = await window.indexedDB.databases();
    databases.forEach(({name}) => name && window.indexedDB.deleteDatabase(name));
  });
  await attempt(async () => {
    const names = await window.caches.keys();
    await Promise.all(names.map((name) => window.caches.delete(name)));
  });
}
