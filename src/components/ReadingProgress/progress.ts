/**
 * The part of a text that has been read, from 0 at the top of the page to 1 when
 * the end of the text has come into view. All in px.
 *
 * @param scrolled how far the page is scrolled
 * @param end where the text ends, from the top of the page
 * @param viewport height of the window
 */
export function progressOf(scrolled: number, end: number, viewport: number): number {
  const way = end - viewport;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, scrolled / way));
}
