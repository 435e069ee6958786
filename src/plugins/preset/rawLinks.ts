import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/**
 * Lets an `<a>` in MDX become the site's Link: MDX replaces `A`
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
