import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {throwProblems} from '../../../lib/siteError';
import {checkComponents} from '../components';

/** Lines of a file before the text that the loader hands over, which has no front matter. */
function linesBefore(file: VFile): number {
  const source = readFileSync(file.path, 'utf8');
  const start = source.indexOf(String(file.value));
  return start > 0 ? source.slice(0, start).split('\n').length - 1 : 0;
}

/**
 * Refuses wrong tags where a text is compiled. The check before the build
 * (read.ts) tells them first, with all other problems; this holds while a text is
 * being written, when the bundler may be faster.
 *
 * @throws SiteError that lists every wrong tag of the text
 */
export function components() {
  return (tree: Root, file: VFile): void => {
    const relative = path.relative(file.cwd, file.path).replaceAll(path.sep, '/');
    let before: number | undefined;
    const placeOf = ({
      position,
    }: Parameters<Parameters<typeof checkComponents>[1]['placeOf']>[0]) => ({
      line: (position?.start.line ?? 1) + (before ??= linesBefore(file)),
      column: position?.start.column ?? 1,
    });
    throwProblems('Case studies', checkComponents(tree, {file: relative, placeOf}));
  };
}
