import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {asLocale, type Locale} from '../lib/locales';

/** The language of the application. */
export const useLocale = (): Locale => asLocale(useDocusaurusContext().i18n.currentLocale);
