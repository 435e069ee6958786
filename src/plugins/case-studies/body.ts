import {closest} from '../../lib/closest';
import type {Locale} from '../../lib/locales';
import {sectionHeadings, sectionIds} from '../../lib/sections';
import type {Problem} from '../../lib/siteError';

type Heading = {text: string; line: number};

/** The lines of a body that are not code, with their places. */
function proseLines(body: string): Array<{text: string; index: number}> {
  let inCode = false;
  return body.split('\n').flatMap((text, index) => {
    const isFence = /^\s*(```|~~~)/.test(text);
    inCode = isFence ? !inCode : inCode;
    return inCode || isFence ? [] : [{text, index}];
  });
}

/** The second-level headings of a body. */
function headingsOf(body: string, firstLine: number): Heading[] {
  return proseLines(body).flatMap(({text, index}) => {
    const match = /^##\s+(.+?)\s*$/.exec(text);
    return match ? [{text: match[1] ?? '', line: firstLine + index}] : [];
  });
}

/**
 * Checks that a case study has the six sections, once each, in their order.
 *
 * @param locale the language that the text is written in
 * @param firstLine line of the file on which the body begins
 */
export function checkSections(
  file: string,
  body: string,
  locale: Locale,
  firstLine: number,
): Problem[] {
  const expected = sectionIds.map((id) => sectionHeadings[locale][id]);
  const headings = headingsOf(body, firstLine);
  const found = headings.map(({text}) => text);
  const problems: Problem[] = [];
  for (const {text, line} of headings) {
    if (!expected.includes(text)) {
      const near = closest(text, expected);
      problems.push({
        file,
        line,
        message: `"## ${text}" is not a section of a case study: ${
          near ? `write "## ${near}"` : `the sections are ${expected.join(', ')}`
        }. Headings inside a section have three #.`,
      });
    }
  }
  headings.forEach(({text, line}, index) => {
    if (expected.includes(text) && found.indexOf(text) !== index) {
      problems.push({file, line, message: `the section "## ${text}" is there twice: keep one.`});
    }
  });
  const missing = expected.filter((heading) => !found.includes(heading));
  for (const heading of missing) {
    const after = expected[expected.indexOf(heading) - 1];
    problems.push({
      file,
      line: firstLine,
      message: `the section "## ${heading}" is missing: write it ${after ? `after "## ${after}"` : 'first'}.`,
    });
  }
  const inOrder = expected.filter((heading) => found.includes(heading));
  const first = headings
    .filter(({text}, index) => expected.includes(text) && found.indexOf(text) === index)
    .find(({text}, index) => text !== inOrder[index]);
  if (first && problems.length === 0) {
    problems.push({
      file,
      line: first.line,
      message: `the section "## ${first.text}" is not at its place: the order is ${expected.join(', ')}.`,
    });
  }
  return problems;
}

export type Picture = {src: string; alt: string; line: number; alone: boolean};

/** `![alternative text](file "caption")`; Markdown also takes '…' and (…) around the caption. */
const PICTURE = /!\[([^\]]*)\]\(([^)\s]+)(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*\)/g;

/** The pictures of a body that are files beside it, outside code blocks. */
export function picturesOf(body: string, firstLine: number): Picture[] {
  return proseLines(body).flatMap(({text, index}) =>
    [...text.matchAll(PICTURE)]
      .map(([whole, alt = '', src = '']) => ({
        src,
        alt: alt.trim(),
        line: firstLine + index,
        alone: text.trim() === whole,
      }))
      .filter(({src}) => !/^[a-z]+:/i.test(src)),
  );
}

/** Words of a body without its Markdown marks, for the reading time. */
export function countWords(body: string): number {
  const words = body
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu);
  return words?.length ?? 0;
}
