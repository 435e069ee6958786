import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import caseStudies from '@generated/docusaurus-plugin-content-blog/default/home.json';
import {Home} from '../features/home';
import {Page, useLocale, usePageAddress} from '../features/page';
import {site} from '../site';
import HomeRest from './_home/rest';

export default function HomePage(): ReactNode {
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
