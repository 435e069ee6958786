import type {RouteName} from '../../../routes';

export type NavTarget =
  'home' | 'work' | 'team' | 'contact' | 'legal' | 'accessibility' | 'privacy-policy';

/**
 * How a link stands to the page being shown: `exact` when it leads to it, `active`
 * when the page is one of the things that the link leads to. The sections of home
 * are no pages: there, nothing but the link to home is current.
 */
export function activityOf(
  target: NavTarget,
  route: RouteName | undefined,
): 'exact' | 'active' | undefined {
  if (target === route) return 'exact';
  return target === 'work' && route === 'case-study' ? 'active' : undefined;
}
