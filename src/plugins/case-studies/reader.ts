import {onceABuild} from '../../lib/onceABuild';
import type {CaseStudy} from './model';
import {readCaseStudies} from './read';

/**
 * The case studies for all plugins, and in a build for all languages: parsing 300 takes seconds.
 */
export type CaseStudyReader = {
  /** Reads them from the disk; in a build, once. */
  read: () => Promise<CaseStudy[]>;
  /** What was read last: the state that the pages are made of. */
  last: () => Promise<CaseStudy[]>;
};

export function createReader(siteDir: string): CaseStudyReader {
  let reading: Promise<CaseStudy[]> | undefined;
  const read = () =>
    (reading = onceABuild(`case studies ${siteDir}`, () => readCaseStudies(siteDir)));
  return {read, last: () => reading ?? read()};
}
