import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Renames `<a>` in MDX to `A`, which MDX replaces with the site's Link
 * (https://mdxjs.com/docs/using-mdx/#components).
 */
export function rawLinks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (node.name === 'a') node.name = 'A';
      }
    });
  };
}
