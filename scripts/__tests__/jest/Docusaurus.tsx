import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import type {Locale} from '@site/src/lib/locales';

type Props = {
  locale?: Locale;
  /** Changes of the configuration. */
  config?: Record<string, unknown>;
  children: ReactNode;
};

/** Docusaurus' context in a language, with another configuration. */
export function Docusaurus({locale = 'fr', config, children}: Props): ReactNode {
  const context = useDocusaurusContext();
  const siteConfig = {...context.siteConfig, ...config};
  const i18n = {...context.i18n, currentLocale: locale};
  return <Context.Provider value={{...context, siteConfig, i18n}}>{children}</Context.Provider>;
}
