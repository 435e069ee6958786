import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {Home} from '../features/home';
import {Page, useLocale, usePageAddress} from '../features/page';
import type {HomeCaseStudies} from '../plugins/case-studies/model';
import {site} from '../site';
import HomeRest from './_home/rest';

/** What the route of home is made of (plugins/preset). */
type Props = {
  /** Page data. */
  caseStudies: HomeCaseStudies;
};

export default function HomePage({caseStudies}: Props): ReactNode {
  const locale = useLocale();
  return (
    <Page
      title={translate({
        id: 'home.page.title',
        message: 'Design pour le soin',
        description: "Title of home in the browser's tab; the site's name follows it.",
      })}
      description={site.description[locale]}
      {...usePageAddress('home')}
    >
      <Home rest={<HomeRest {...caseStudies} />} />
    </Page>
  );
}
