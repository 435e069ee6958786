import {createContext, useContext} from 'react';
import {localeFacts} from '../../lib/locales';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import {useLocale} from '../page';

/** The case study around a piece of its MDX text. */
export const CaseStudyContext = createContext<CaseStudyPage | undefined>(undefined);

export function useCaseStudy(): CaseStudyPage | undefined {
  return useContext(CaseStudyContext);
}

/**
 * The `lang` attribute of the page's own words inside a text that is written in
 * another language; undefined where both are the same.
 */
export function usePageLang(caseStudy: CaseStudyPage | undefined): string | undefined {
  const locale = useLocale();
  return caseStudy && caseStudy.contentLocale !== locale ? localeFacts[locale].htmlLang : undefined;
}

/** Whether a picture stands beside others. */
export const GalleryContext = createContext(false);
