import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import others from '@static/others';
import WorkList from '../features/case-studies/WorkList';
import {ContactBlock} from '../features/contact';
import {Home} from '../features/home';
import {Page, useLocale, usePageAddress} from '../features/page';
import {homeAnchors} from '../routes';
import type {HomeCaseStudies} from '../plugins/case-studies/model';
import {site} from '../site';

/** Its props are page data (plugins/preset). */
export default function HomePage({caseStudies}: {caseStudies: HomeCaseStudies}): ReactNode {
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
      <Home
        work={<WorkList first={caseStudies.first} total={caseStudies.total} rest={others} />}
        contact={<ContactBlock anchor={homeAnchors.contact} />}
      />
    </Page>
  );
}
