import React, {type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {CaseStudyPage} from '../../features/case-studies/CaseStudyPage';
import {ContactBlock} from '../../features/contact';
import type {CaseStudyPage as CaseStudyData} from '../../plugins/case-studies/model';

type Props = {
  /** The MDX body. */
  content: () => ReactNode;
  /** What the build knows of the case study (plugins/case-studies). */
  caseStudy: CaseStudyData;
};

export default function BlogPostPage({content: Content, caseStudy}: Props): ReactNode {
  return (
    <CaseStudyPage caseStudy={caseStudy} contact={<ContactBlock caseStudy={caseStudy.title} />}>
      <MDXContent>
        <Content />
      </MDXContent>
    </CaseStudyPage>
  );
}
