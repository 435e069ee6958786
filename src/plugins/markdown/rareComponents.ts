import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {visit} from 'unist-util-visit';
import {isJsx} from './tree';

/** The components that few texts use, by the module that exports them. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  Lens: ['Lens', 'Before', 'After'],
  Screen: ['Screen'],
};

/**
 * Makes a compiled text import the components that few texts use, so that only its own page loads
 * them, and export whether it opens the study with one (`opening`).
 */
export function rareComponents(this: Processor) {
  return (tree: Root): void => {
    const used = new Set<string>();
    let opens = false;
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      used.add(node.name ?? '');
      opens ||= node.name === 'Opening';
    });
    const code = Object.entries(RARE)
      .filter(([name]) => used.has(name))
      .map(
        ([name, exported]) =>
          `import {${exported.join(', ')}} from '@site/src/features/case-studies/writing/${name}'`,
      );
    if (opens) code.push('export const opening = true');
    if (code.length > 0) {
      tree.children.push(...(this.parse(code.join('\n')) as Root).children);
    }
  };
}
