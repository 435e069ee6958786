import {tests} from 'commonmark-spec';

/** An example of CommonMark: what is written, and the HTML that it makes. */
export type Example = {number: number; markdown: string; html: string};

/** All of them; the specification shows a tab as an arrow. */
export const examples: readonly Example[] = tests.map(({number, markdown, html}) => ({
  number,
  markdown: markdown.replaceAll('→', '\t'),
  html: html.replaceAll('→', '\t'),
}));

/** Numbers and ranges: "1-3 7". */
const numbersIn = (list: string): number[] =>
  list
    .trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return Array.from({length: last - first + 1}, (_, index) => first + index);
    });

/**
 * Those that a page may hold together: accepted without a warning, and none names, calls or shows
 * anything else (src/plugins/markdown/__tests__/commonmark.test.ts).
 */
export const inOneText: readonly number[] = numbersIn(`
  4 9 11-12 15-17 19 24-25 27 29-30 34-35 37-40 43-47 50-61 63 65 71 77 86-89 92-96 98-99 101-106
  108-109 113 119-125 129-133 135-138 140 142-147 161 166-168 185-186 188-189 219-224 226 233-235
  239-251 255-256 258-260 262-263 265-269 275-277 279 285 291-299 301-307 310-314 316 318-326
  328-337 339-340 342 350-352 354-362 364-365 369-370 373-378 381-382 385-390 393-396 399-403
  405-418 423-432 434-441 443 446-453 455 457-468 478-479 523 525 551 633-641 645 648-652
`);

/** One text of them all. */
export const textOfExamples = (): string =>
  examples
    .filter(({number}) => inOneText.includes(number))
    .map(({number, markdown}) => `{/* ${number} */}\n\n${markdown}`)
    .join('\n\n');
