import leven from 'leven';

/** Lower case without accents, so that « Sante » finds « santé ». */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Penalty of matching only part of a candidate, in edits. */
const PART = 0.5;

/** Edit distance from a word to a candidate, or to a run of its hyphenated parts. */
function distanceToPart(word: string, candidate: string): number {
  const words = candidate.split('-');
  const parts = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join('-')),
  );
  return Math.min(leven(word, candidate), ...parts.map((part) => leven(word, part) + PART));
}

/** Sorts candidates from the closest to the farthest. */
export function byCloseness(word: string, candidates: readonly string[]): string[] {
  const folded = fold(word);
  return candidates
    .map((candidate) => ({candidate, distance: distanceToPart(folded, fold(candidate))}))
    .sort((a, b) => a.distance - b.distance)
    .map(({candidate}) => candidate);
}

/** How many letters of the longer word a typo may change: a third of them. */
const typos = (word: string, candidate: string) =>
  Math.max(1, Math.floor(Math.max(word.length, candidate.length) / 3));

/** The candidate probably meant; undefined when more than a third of its letters would change. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = byCloseness(word, candidates);
  if (best === undefined) return undefined;
  return leven(fold(word), fold(best)) <= typos(word, best) ? best : undefined;
}

/** Whether a word is a candidate, or a run of its hyphenated parts, but for a typo. */
export function isPartOf(word: string, candidate: string): boolean {
  return distanceToPart(fold(word), fold(candidate)) <= typos(word, '') + PART;
}
