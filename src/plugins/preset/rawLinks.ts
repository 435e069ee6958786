import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** An element written as JSX; MDX marks those that it leaves alone. */
type JsxElement = {name: string | null; data?: {_mdxExplicitJsx?: boolean}};

/**
 * Lets an `<a>` that is written as such in MDX become the site's Link, as Markdown's
 * own links do: MDX replaces what Markdown makes, not what is written as JSX
 * (https://mdxjs.com/docs/using-mdx/#components).
 */
export function rawLinks() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const {name, data} = node as JsxElement;
        if (name === 'a') delete data?._mdxExplicitJsx;
      }
    });
  };
}
