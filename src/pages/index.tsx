import type {ReactNode} from 'react';
import {translate} from '../lib/translate';
import caseStudies from '@generated/docusaurus-plugin-content-blog/default/home.json';
import others from '@static/others';
import ContactForm from '@theme/ContactForm';
import BelowFold from '../components/BelowFold';
import WorkList from '../features/case-studies/WorkList';
import Hero from '../features/home/Hero';
import Offer from '../features/home/Offer';
import Values from '../features/home/Values';
import WhoWeAre from '../features/home/WhoWeAre';
import {Page, useLocale, usePageAddress} from '../features/page';
import {homeAnchors} from '../routes';
import {site} from '../site';

export default function HomePage(): ReactNode {
  const locale = useLocale();
  return (
    <Page
      title={translate({id: 'home.page.title'})}
      description={site.description[locale]}
      {...usePageAddress('home')}
    >
      <Hero />
      <BelowFold keepsRoom>
        <WhoWeAre />
        <WorkList {...caseStudies} rest={others} />
        <Offer />
        <Values />
        <ContactForm anchor={homeAnchors.contact} />
      </BelowFold>
    </Page>
  );
}
