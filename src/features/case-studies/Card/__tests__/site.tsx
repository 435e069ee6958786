import type {ReactElement} from 'react';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {render, type RenderResult} from '@testing-library/react';
import {BrowserRouter} from 'react-router-dom';
import {sectorA, serviceA, serviceB} from '@site/scripts/__tests__/jest/vocabulary';
import type {Locale} from '../../../../lib/locales';
import type {CaseStudyCard} from '../../../../plugins/case-studies/model';

/** The providers around a page of the site. */
export function Site({
  locale = 'fr',
  children,
}: {
  locale?: Locale;
  children: ReactElement;
}): ReactElement {
  const context = useDocusaurusContext();
  // Read by Docusaurus' Link.
  const future = {experimental_router: 'browser'};
  const siteConfig = {...context.siteConfig, future} as typeof context.siteConfig;
  const i18n = {...context.i18n, currentLocale: locale};
  return (
    <Context.Provider value={{...context, siteConfig, i18n}}>
      <BrowserRouter>
        <BrowserContextProvider>{children}</BrowserContextProvider>
      </BrowserRouter>
    </Context.Provider>
  );
}

/** Renders in a page of the site in a given language. */
export function renderInSite(
  element: ReactElement,
  {locale}: {locale?: Locale} = {},
): RenderResult {
  window.docusaurus = {prefetch: () => false, preload: () => false};
  return render(<Site locale={locale}>{element}</Site>);
}

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
    cover: {
      alt: 'Un grand œil vert',
      image: {
        src: '/assets/images/cover-1280.webp',
        srcset: '/assets/images/cover-1280.webp 1280w',
        sources: [],
        sizes: '100vw',
        width: 2400,
        height: 1500,
        placeholder: 'data:image/webp;base64,',
      },
    },
    ...change,
  };
}
