import {createContext, use} from 'react';
import {localeFacts} from '../../lib/locales';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import {useLocale} from '../page';

export const CaseStudyContext = createContext<CaseStudyPage | undefined>(undefined);

/** The case study that a part of its text belongs to. */
export function useCaseStudy(): CaseStudyPage {
  const caseStudy = use(CaseStudyContext);
  if (!caseStudy) throw new Error('There is no case study around this part of one.');
  return caseStudy;
}

/**
 * The `lang` of the page's own words inside a text of another language; undefined where they are
 * the same.
 */
export function usePageLang({contentLocale}: Pick<CaseStudyPage, 'contentLocale'>) {
  const locale = useLocale();
  return contentLocale === locale ? undefined : localeFacts[locale].htmlLang;
}
