import type {ComponentType, ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {CaseStudyText} from '../../features/case-studies/CaseStudyText';
import type {CaseStudyPage} from '../../plugins/case-studies/model';

export type TextProps = {
  caseStudy: CaseStudyPage;
  /** The MDX body. */
  content: ComponentType;
};

/** The text of a case study. */
export default function Text({caseStudy, content: Content}: TextProps): ReactNode {
  return (
    <CaseStudyText caseStudy={caseStudy}>
      <MDXContent>
        <Content />
      </MDXContent>
    </CaseStudyText>
  );
}
