import type {Element, Nodes, Root} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {attributeOf, element, textOf} from './tree';

/** The words of a heading, also of a section that contains its heading (case-studies/remark). */
function headingOf(node: Nodes): string | undefined {
  if (node.type === 'element') return /^h[1-6]$/.test(node.tagName) ? textOf(node) : undefined;
  const isSection = node.type === 'mdxJsxFlowElement' && node.name === 'Section';
  return isSection ? attributeOf(node, 'title') : undefined;
}

/**
 * Header cells name their column, and the first cell of a row names the row (WCAG 1.3.1, RGAA 5.6):
 * an empty one names nothing. The policy forbids styles, so classes align.
 */
function dress(table: Element): void {
  visit(table, 'element', (cell, _, row) => {
    if (cell.tagName !== 'th' && cell.tagName !== 'td') return;
    const {align} = cell.properties;
    delete cell.properties.align;
    if (align === 'center' || align === 'right') cell.properties.className = [`align-${align}`];
    const isFirst = row?.children.find(({type}) => type === 'element') === cell;
    const scope = cell.tagName === 'th' ? 'col' : isFirst ? 'row' : undefined;
    if (scope === undefined || textOf(cell).trim() === '') {
      cell.tagName = 'td';
    } else {
      cell.tagName = 'th';
      cell.properties.scope = scope;
    }
  });
}

/**
 * Puts each table in a box that scrolls: a region that takes focus (WCAG 2.1.1), named after the
 * heading before it, or the page. The table itself has that name as its caption, which that heading
 * already shows.
 */
export function tables() {
  return (tree: Root, file: VFile): void => {
    const {frontMatter} = file.data as {frontMatter?: {title?: string}};
    const used = new Map<string, number>();
    let heading = frontMatter?.title ?? '';
    visit(tree, (node, index, parent) => {
      heading = headingOf(node) ?? heading;
      if (node.type !== 'element' || node.tagName !== 'table') return undefined;
      if (!parent || index === undefined) return undefined;
      dress(node);
      const count = (used.get(heading) ?? 0) + 1;
      used.set(heading, count);
      const ariaLabel = count > 1 ? `${heading} (${count})` : heading;
      const properties = {className: ['site-table'], role: 'region', ariaLabel, tabIndex: 0};
      const caption = element('caption', {className: ['site-visually-hidden']}, [
        {type: 'text', value: ariaLabel},
      ]);
      node.children.unshift(caption);
      parent.children[index] = element('div', properties, [node]);
      return 'skip';
    });
  };
}
