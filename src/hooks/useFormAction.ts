import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pathTo} from '../routes';
import {useLocale} from './useLocale';

/**
 * The action of a form: the address from the environment (`FORMS_URL`), else the thank-you page,
 * which the host shows once it has received the form
 * (https://docs.netlify.com/forms/setup/#success-messages).
 */
export function useFormAction(): string {
  const address = useDocusaurusContext().siteConfig.customFields?.formsUrl;
  const thankYou = pathTo('thank-you', useLocale());
  return typeof address === 'string' ? address : thankYou;
}
