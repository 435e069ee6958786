import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Services outside the site that a build may be configured with (docs/integrations.md). */
export type ServiceName = 'maps' | 'weather' | 'cloudinary' | 'forms';

/** What of `siteConfig.customFields` says that a service is there. */
const fields: Readonly<Record<ServiceName, string>> = {
  maps: 'maps',
  weather: 'weather',
  cloudinary: 'cloudinary',
  forms: 'formsUrl',
};

export type IfServiceProps = {
  /** One service, or several with spaces between: one of them is enough. */
  name: string;
  /** The other way round: shown where none of them is there. */
  off?: boolean;
  children: ReactNode;
};

/**
 * A part of a legal text that holds only for a site with a service, or without it: a
 * policy says what this very build does.
 *
 * @throws Error for an unknown service, naming those that exist.
 */
export function IfService({name, off = false, children}: IfServiceProps): ReactNode {
  const {customFields = {}} = useDocusaurusContext().siteConfig;
  const isThere = name.split(' ').some((one) => {
    if (!(one in fields)) {
      throw new Error(
        `<IfService name="${name}">: unknown service "${one}"; write ${Object.keys(fields).join(', ')}.`,
      );
    }
    return Boolean(customFields[fields[one as ServiceName]]);
  });
  return isThere === off ? null : children;
}

/** The host of the service that receives the forms; nothing when the site's own host does. */
export function FormsHost(): ReactNode {
  const address = useDocusaurusContext().siteConfig.customFields?.formsUrl;
  return typeof address === 'string' ? new URL(address).host : null;
}
