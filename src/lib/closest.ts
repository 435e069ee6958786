import leven from 'leven';

/** Lower case without accents, so that « Sante » finds « santé ». */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** What a part of a candidate costs more than the whole of another, in edits. */
const PART = 0.5;

/** How far a word is from a candidate, or from some of its hyphenated words in a row. */
function distanceToPart(word: string, candidate: string): number {
  const words = candidate.split('-');
  const parts = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join('-')),
  );
  return Math.min(leven(word, candidate), ...parts.map((part) => leven(word, part) + PART));
}

/** The candidates from the closest to the farthest. */
export function byCloseness(word: string, candidates: readonly string[]): string[] {
  const folded = fold(word);
  return candidates
    .map((candidate) => ({candidate, distance: distanceToPart(folded, fold(candidate))}))
    .sort((a, b) => a.distance - b.distance)
    .map(({candidate}) => candidate);
}

/** The candidate that the writer probably meant; undefined when more than half would change. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const [best] = byCloseness(word, candidates);
  if (best === undefined) return undefined;
  const limit = Math.max(2, Math.floor(Math.max(word.length, best.length) / 2));
  return leven(fold(word), fold(best)) <= limit ? best : undefined;
}
