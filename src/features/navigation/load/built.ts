import routes from '@generated/routes';
import {documentPath} from '../../../lib/pageDocument';

let paths: ReadonlySet<string> | undefined;

/**
 * Whether the build has a page at a path: the route table lacks those that are files alone. Called
 * below `process.env.SITE_OWN_PAGES`, which a build without such pages replaces by false, so that
 * nothing of it is in the scripts.
 */
export function isBuilt(path: string): boolean {
  paths ??= new Set(routes.map((route) => route.path));
  return paths.has(documentPath(path));
}
