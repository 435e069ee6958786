/* Loaded only when consent is withdrawn or has expired. */
import {isOurs} from '../../lib/stored';

async function attempt(step: () => unknown): Promise<void> {
  try {
    await step();
  } catch {
    // Storage that the browser blocks holds nothing.
  }
}

function forgetKeys(place: 'localStorage' | 'sessionStorage'): void {
  const storage = window[place];
  Object.keys(storage)
    .filter((name) => !isOurs(place, name))
    .forEach((name) => storage.removeItem(name));
}

/** For this host and each domain above it. */
function forgetCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  ['', ...domains].forEach((domain) => {
    document.cookie = `${name}=; path=/; max-age=0${domain}`;
  });
}

/**
 * Removes what third parties have written under the site's own origin: everything but what the
 * privacy policy names. Their own domains are out of reach; the policy says how to erase those.
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
