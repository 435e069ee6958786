/** What a visitor does first, whatever the device; a page that is scrolled to its place by the browser counts too. */
const SIGNS = [
  'scroll',
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'beforeprint',
];

/**
 * Whether the page has to be live from the start: its address asks for something in it,
 * the visitor comes back to where it was left, or has begun before the scripts had come.
 */
function isWanted(): boolean {
  const entries = performance.getEntriesByType?.('navigation') as
    PerformanceNavigationTiming[] | undefined;
  const {search, hash} = window.location;
  const hasBegun =
    window.scrollY > 0 || (document.activeElement ?? document.body) !== document.body;
  return (
    hasBegun || search !== '' || hash !== '' || (entries?.[0]?.type ?? 'navigate') !== 'navigate'
  );
}

/**
 * Calls once the visitor does anything at all.
 *
 * @returns stops waiting
 */
export function onFirstSign(call: () => void): () => void {
  if (isWanted()) {
    call();
    return () => undefined;
  }
  const stop = () => {
    SIGNS.forEach((sign) => window.removeEventListener(sign, answer, true));
  };
  const answer = () => {
    stop();
    call();
  };
  SIGNS.forEach((sign) => window.addEventListener(sign, answer, {capture: true, passive: true}));
  return stop;
}
