import React, {type ComponentType, type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {AfterCaseStudy} from '../../features/case-studies/AfterCaseStudy';
import {CaseStudyPage} from '../../features/case-studies/CaseStudyPage';
import {CaseStudyText} from '../../features/case-studies/CaseStudyText';
import {ContactBlock} from '../../features/contact';
import type {CaseStudyPage as CaseStudyData} from '../../plugins/case-studies/model';

/** What the route of a case study is made of (plugins/case-studies). */
type Props = {
  /** The MDX body. */
  content: ComponentType;
  /** What the build knows of the case study. */
  caseStudy: CaseStudyData;
};

export default function BlogPostPage({content: Content, caseStudy}: Props): ReactNode {
  return (
    <CaseStudyPage
      caseStudy={caseStudy}
      text={
        <CaseStudyText caseStudy={caseStudy}>
          <MDXContent>
            <Content />
          </MDXContent>
        </CaseStudyText>
      }
      after={
        <AfterCaseStudy
          caseStudy={caseStudy}
          contact={
            <ContactBlock caseStudy={caseStudy.title} caseStudyLocale={caseStudy.contentLocale} />
          }
        />
      }
    />
  );
}
