import {matchRoute, type RouteName} from '../../routes';

/** Pages whose text is an MDX file in src/pages. */
type LongTextName = Extract<RouteName, 'legal' | 'privacy-policy'>;

/**
 * The name of the page in the route table, from its address in any language.
 *
 * @throws Error for an MDX page that the route table does not have.
 */
export function pageNameOf(permalink: string): LongTextName {
  const name = matchRoute(permalink)?.route.name;
  if (name !== 'legal' && name !== 'privacy-policy') {
    throw new Error(
      `The MDX page ${permalink} is not in src/routes.ts: add its route there, then its name to ` +
        'src/features/legal/pageName.ts.',
    );
  }
  return name;
}
