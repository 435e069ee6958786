import type {Paragraph, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {isJsx} from './tree';

const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';

/**
 * Takes a `<summary>` out of its paragraph. MDX makes one of it and of the lines below, in which no
 * browser sees a summary: they would show « Details » instead, and React would render the page again.
 */
export function details() {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'details') return;
      const [first] = node.children;
      if (first?.type !== 'paragraph') return;
      const [summary, ...rest] = first.children.filter(
        (child, index) => index > 0 || !isBlank(child),
      );
      if (!summary || !isJsx(summary) || summary.name !== 'summary') return;
      const below = rest.findIndex((child) => !isBlank(child));
      const paragraph: Paragraph = {...first, children: below < 0 ? [] : rest.slice(below)};
      node.children.splice(0, 1, {...summary, type: 'mdxJsxFlowElement'} as never);
      if (paragraph.children.length > 0) node.children.splice(1, 0, paragraph);
    });
  };
}
