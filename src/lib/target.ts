/** The target element of a hash; undefined for `#`, `#top` and unknown ids. */
export function targetOf(hash: string): HTMLElement | undefined {
  const id = hash.replace(/^#/, '');
  if (!id) return undefined;
  let decoded = id;
  try {
    decoded = decodeURIComponent(id);
  } catch {
    // Not percent-encoded: used as is.
  }
  return document.getElementById(id) ?? document.getElementById(decoded) ?? undefined;
}
