/*
 * Addresses that Docusaurus' router does not read as the page that the host sent. It throws at one
 * with invalid UTF-8 in its path, such as an old Latin-1 link's: it reads a form that it can decode
 * instead, and the visitor sees the requested address. At a page's file, `/team/index.html`, it would
 * render the links otherwise than the server has: the page's own address takes its place.
 */
import {decodable} from '../../lib/pageDocument';

const replaceAddress = (address: string) =>
  window.history.replaceState(window.history.state, '', address);

let requested: string | undefined;

/** The address of a page, of the file that it is in. */
export const folderOf = (pathname: string): string => pathname.replace(/\/index\.html$/, '/');

/** Called before anything reads the address. */
export function nameFolder(): void {
  const {origin, pathname, search, hash} = window.location;
  const folder = folderOf(pathname);
  if (folder !== pathname) replaceAddress(origin + folder + search + hash);
}

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
