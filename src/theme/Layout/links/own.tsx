import type {ReactNode} from 'react';
import links from '@generated/docusaurus-plugin-content-pages/default/links.json';
import Link from '../../../components/Link';
import type {LinkPlace} from '../../../plugins/pages/own';

/**
 * The links to the pages that are files alone (plugins/pages/own.ts). Rendered below
 * `process.env.SITE_OWN_LINKS`, which a build without such links replaces by false: as all of the
 * list depends on it, the scripts are then those of a site that knows no such links.
 */
export function OwnLinks({
  place,
  className,
  onClick,
  after,
  itemClassName,
}: {
  place: LinkPlace;
  className?: string;
  onClick?: () => void;
  /** What follows each link in its item. */
  after?: ReactNode;
  itemClassName?: string;
}): ReactNode {
  return links
    .filter(({places}) => places.includes(place))
    .map(({path, title}) => (
      <li key={path} className={itemClassName}>
        <Link to={path} className={className} onClick={onClick}>
          {title}
        </Link>
        {after}
      </li>
    ));
}
