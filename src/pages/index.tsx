import type {ComponentType, ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Island from '../components/Island';
import {Home} from '../features/home';
import {Page, useLocale, usePageAddress} from '../features/page';
import type {HomeCaseStudies} from '../plugins/case-studies/model';
import {site} from '../site';

/** What the route of home is made of (plugins/preset). */
type Props = {
  /** Page data. */
  caseStudies: HomeCaseStudies;
  /** The page below its first screen. */
  rest: ComponentType<HomeCaseStudies>;
};

export default function HomePage({caseStudies, rest}: Props): ReactNode {
  const locale = useLocale();
  return (
    <Page
      title={translate({
        id: 'home.page.title',
        message: 'Accueil',
        description: "Title of home in the browser's tab; the site's name follows it.",
      })}
      description={site.description[locale]}
      {...usePageAddress('home')}
    >
      <Home rest={<Island of={rest} props={caseStudies} />} />
    </Page>
  );
}
