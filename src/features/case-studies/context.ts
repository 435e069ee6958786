import {createContext, use} from 'react';
import type {Image} from '../../lib/image';
import {localeFacts} from '../../lib/locales';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import {useLocale} from '../../hooks/useLocale';

export const CaseStudyContext = createContext<CaseStudyPage | undefined>(undefined);

/** The part of a text on show: what opens the study, in the page's header, or its sections. */
export const PartContext = createContext<'opening' | 'sections'>('sections');

/** The case study around a component of its text. */
export function useCaseStudy(): CaseStudyPage {
  const caseStudy = use(CaseStudyContext);
  if (!caseStudy) throw new Error('This component only works inside a case study.');
  return caseStudy;
}

/** A build has found each picture. In development, the page waits for one, behind the problem. */
const awaited: Image | undefined =
  process.env.NODE_ENV === 'development'
    ? {
        src: 'data:,',
        srcset: '',
        sources: [],
        sizes: '',
        width: 1200,
        height: 750,
      }
    : undefined;

/** A picture of the text. */
export const useFigure = (src: string): Image => (useCaseStudy().figures[src] ?? awaited) as Image;

/** Says of a figure that it goes with its caption (RGAA 1.9). */
export const namedBy = (caption: string | undefined) =>
  caption ? ({role: 'figure', 'aria-label': caption} as const) : {};

/** The `lang` of the interface's text inside a case study; undefined if both languages match. */
export function usePageLang({contentLocale}: Pick<CaseStudyPage, 'contentLocale'>) {
  const locale = useLocale();
  return contentLocale === locale ? undefined : localeFacts[locale].htmlLang;
}
