import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx} from './tree';

/**
 * Renames `<a>` in MDX to `A`, which MDX replaces with the site's Link
 * (https://mdxjs.com/docs/using-mdx/#components).
 */
export function rawLinks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (isJsx(node) && node.name === 'a') node.name = 'A';
    });
  };
}
