import type {ReactNode} from 'react';
import {AfterCaseStudy} from '../../features/case-studies/AfterCaseStudy';
import {ContactBlock} from '../../features/contact';
import type {CaseStudyPage} from '../../plugins/case-studies/model';

export type AfterProps = {caseStudy: CaseStudyPage};

/** What comes after the text of a case study. */
export default function After({caseStudy}: AfterProps): ReactNode {
  return (
    <AfterCaseStudy
      caseStudy={caseStudy}
      contact={
        <ContactBlock caseStudy={caseStudy.title} caseStudyLocale={caseStudy.contentLocale} />
      }
    />
  );
}
