import type {ReactNode} from 'react';
import PageIndex from '../../components/PageIndex';
import {sectionHeadings, sectionIds} from '../../lib/sections';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import {CaseStudyContext, usePageLang} from './context';
import styles from './styles.module.css';

export type CaseStudyTextProps = {
  caseStudy: CaseStudyPage;
  /** The MDX text, made of Section, Steps, Step and Figure. */
  children: ReactNode;
};

/** The text of a case study, with its index beside it, in the box that the page gives. */
export function CaseStudyText({caseStudy, children}: CaseStudyTextProps): ReactNode {
  const {contentLocale} = caseStudy;
  // The text may be in another language than the page; each part says its own.
  const pageLang = usePageLang(caseStudy);
  const contentLang = pageLang && contentLocale;
  return (
    <>
      <PageIndex
        className={styles.index}
        lang={contentLang}
        entries={sectionIds.map((id) => ({id, label: sectionHeadings[contentLocale][id]}))}
      />
      <div className={styles.body} lang={contentLang}>
        <CaseStudyContext value={caseStudy}>{children}</CaseStudyContext>
      </div>
    </>
  );
}
