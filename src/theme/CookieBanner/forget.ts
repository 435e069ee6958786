/* Loaded only when consent is withdrawn or has expired. */
import {isOurs} from './kept';

async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch {
    // Storage blocked by the browser is empty.
  }
}

function forgetKeys(place: 'localStorage' | 'sessionStorage'): void {
  const storage = window[place];
  Object.keys(storage)
    .filter((name) => !isOurs(place, name))
    .forEach((name) => storage.removeItem(name));
}

/** Deletes a cookie for this host and each parent domain. */
function forgetCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  ['', ...domains].forEach((domain) => {
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  });
}

/**
 * Deletes the data that third parties stored under the site's own origin: everything that the
 * privacy policy does not list. Data on their own domains is out of reach; the policy explains how
 * to erase it.
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
