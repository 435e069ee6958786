import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
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
  const {contentLocale, sample} = caseStudy;
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
        {sample ? (
          <p className={styles.sample} lang={pageLang}>
            {translate({
              id: 'caseStudies.CaseStudyPage.sample',
              message:
                'Texte d’exemple : cette étude montre une démarche et ne rend pas compte d’une mission réelle.',
              description:
                'At the end of a case study that came with the site as a sample and describes no real commission.',
            })}
          </p>
        ) : null}
      </div>
    </>
  );
}
