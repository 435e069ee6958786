/*
 * Docusaurus' router throws at an address with invalid UTF-8 in its path, such as an old Latin-1
 * link's. It reads a form that it can decode instead; the visitor sees the requested address.
 */
import {decodable} from '../../lib/pageDocument';

const replaceAddress = (address: string) =>
  window.history.replaceState(window.history.state, '', address);

let requested: string | undefined;

function makeDecodable(): void {
  const {origin, pathname, search, hash} = window.location;
  const safe = decodable(pathname);
  if (safe !== pathname) replaceAddress(origin + safe + search + hash);
}

/** Called right before the router starts; its listener of `popstate` comes after ours. */
export function prepareAddress(): void {
  const {href} = window.location;
  makeDecodable();
  if (window.location.href !== href) requested = href;
  window.addEventListener('popstate', makeDecodable, true);
}

/** Called once the router has read the address. */
export function showRequestedAddress(): void {
  if (requested !== undefined) replaceAddress(requested);
  requested = undefined;
}
