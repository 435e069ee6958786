import React, {type ComponentType, type ReactNode} from 'react';
import MDXContent from '@theme/MDXContent';
import {EditLink} from '../../features/page/EditLink';
import {CaseStudyPage} from '../../features/case-studies/CaseStudyPage';
import {mdxComponents} from '../../features/case-studies/mdx';
import ContactForm from '../ContactForm';
import {services} from '../../vocabulary';
import type {CaseStudyPage as CaseStudyData} from '../../plugins/case-studies/model';

type Props = {
  /**
   * The MDX body, with the build's data of the case study as an export
   * (plugins/markdown/studyData.ts), and its anchors (plugins/markdown/anchors.ts).
   */
  content: ComponentType<{components: object}> & {
    caseStudy: CaseStudyData;
    anchors: readonly string[];
    /** Whether the text opens the study with an object of its own, instead of the cover. */
    opening?: boolean;
    metadata: {editUrl?: string};
  };
};

export default function BlogPostPage({content: Content}: Props): ReactNode {
  const {anchors, caseStudy, metadata, opening} = Content;
  const [mainService] = caseStudy.services;
  return (
    <CaseStudyPage
      caseStudy={caseStudy}
      anchors={anchors}
      opens={opening}
      contact={
        <>
          <EditLink address={metadata.editUrl} isWide />
          <ContactForm
            caseStudy={caseStudy.title}
            caseStudyLocale={caseStudy.contentLocale}
            scene={mainService && services[mainService].icon}
          />
        </>
      }
    >
      <MDXContent>
        <Content components={mdxComponents} />
      </MDXContent>
    </CaseStudyPage>
  );
}
