import React, {type ComponentType, type ReactNode} from 'react';
import Island from '../../components/Island';
import {CaseStudyPage} from '../../features/case-studies/CaseStudyPage';
import type {AfterProps} from '../../pages/_case-study/after';
import type {TextProps} from '../../pages/_case-study/text';
import type {CaseStudyPage as CaseStudyData} from '../../plugins/case-studies/model';

/** What the route of a case study is made of (plugins/case-studies). */
type Props = {
  /** The MDX body. */
  content: ComponentType;
  /** The part that shows it. */
  text: ComponentType<TextProps>;
  /** The part below it. */
  after: ComponentType<AfterProps>;
  /** What the build knows of the case study. */
  caseStudy: CaseStudyData;
};

export default function BlogPostPage({content, text, after, caseStudy}: Props): ReactNode {
  return (
    <CaseStudyPage
      caseStudy={caseStudy}
      text={(box) => <Island of={text} props={{caseStudy, content}} box={box} />}
      after={<Island of={after} props={{caseStudy}} />}
    />
  );
}
