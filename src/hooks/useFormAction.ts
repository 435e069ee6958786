import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {asLocale} from '../lib/locales';
import {pathTo} from '../routes';

/**
 * The action of a form: the address from the environment (`FORMS_URL`), else the thank-you page,
 * which the host shows once it has received the form
 * (https://docs.netlify.com/forms/setup/#success-messages).
 */
export function useFormAction(): string {
  const {siteConfig, i18n} = useDocusaurusContext();
  const address = siteConfig.customFields?.formsUrl;
  return typeof address === 'string' ? address : pathTo('thank-you', asLocale(i18n.currentLocale));
}
