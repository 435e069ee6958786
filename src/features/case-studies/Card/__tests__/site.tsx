import type {ReactElement} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {render} from '@testing-library/react';
import {BrowserRouter} from 'react-router-dom';
import {Docusaurus} from '@site/scripts/__tests__/jest/Docusaurus';
import {image} from '@site/scripts/__tests__/jest/image';
import {sectorA, serviceA, serviceB} from '@site/scripts/__tests__/jest/vocabulary';
import type {Locale} from '../../../../lib/locales';
import type {CaseStudyCard} from '../../../../plugins/case-studies/model';

/** The providers around a page of the site. */
export function Site({locale, children}: {locale?: Locale; children: ReactElement}): ReactElement {
  return (
    <Docusaurus locale={locale}>
      <BrowserRouter>
        <BrowserContextProvider>{children}</BrowserContextProvider>
      </BrowserRouter>
    </Docusaurus>
  );
}

/** Renders in a page of the site in a given language. */
export const renderInSite = (element: ReactElement, {locale}: {locale?: Locale} = {}) =>
  render(<Site locale={locale}>{element}</Site>);

export function caseStudy(change: Partial<CaseStudyCard> = {}): CaseStudyCard {
  return {
    id: 'parler',
    path: '/work/parler/',
    title: 'Se parler quand on entend mal',
    client: 'Hôpital d’Essai',
    sector: sectorA,
    services: [serviceA, serviceB],
    contentLocale: 'fr',
    sample: false,
    cover: {alt: 'Un grand œil vert', image},
    ...change,
  };
}
