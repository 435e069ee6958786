import type {ReactNode} from 'react';
import {translate} from '../lib/translate';
import caseStudies from '@generated/docusaurus-plugin-content-blog/default/home.json';
import others from '@static/others';
import BelowFold from '../components/BelowFold';
import WorkList from '../features/case-studies/WorkList';
import Hero from '../features/home/Hero';
import Offer from '../features/home/Offer';
import Values from '../features/home/Values';
import WhoWeAre from '../features/home/WhoWeAre';
import {Page, usePageAddress} from '../features/page';
import {WordsLink} from '../features/page/EditLink';
import {oneLine} from '../lib/text';
import {homeAnchors} from '../routes';
import ContactForm from '../theme/ContactForm';

export default function HomePage(): ReactNode {
  return (
    <Page
      title={translate({id: 'home.page.title'})}
      // The title means nothing outside the site.
      sharedAs={oneLine(translate({id: 'home.Hero.title'}))}
      description={translate({id: 'home.page.description'})}
      {...usePageAddress('home')}
    >
      <Hero />
      <BelowFold keepsRoom>
        <WhoWeAre />
        <Values />
        <WorkList {...caseStudies} rest={others} />
        <Offer />
        <WordsLink />
        <ContactForm anchor={homeAnchors.contact} />
      </BelowFold>
    </Page>
  );
}
