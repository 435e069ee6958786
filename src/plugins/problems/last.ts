import {onceAProcess} from '../../lib/project';
import type {Problem} from '../../lib/siteError';

const last = onceAProcess('last problems of the texts', () => ({problems: [] as Problem[]}));

/** What the last check under `npm start` has found, warnings too: for the editor's page. */
export const lastProblems = (): readonly Problem[] => last.problems;

export function keepProblems(problems: Problem[]): void {
  last.problems = problems;
}
