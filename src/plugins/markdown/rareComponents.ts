import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {constant, esm, importOf} from './esm';
import {isJsx} from './tree';

/** The components that few texts use, by the module that exports them. */
const RARE: Readonly<Record<string, readonly string[]>> = {
  'case-studies/writing/IllustratedStep': ['IllustratedStep'],
  'case-studies/writing/Lens': ['Lens', 'Before', 'After'],
  'case-studies/writing/Quote': ['Quote'],
  'case-studies/writing/Screen': ['Screen', 'NextScreen'],
  'case-studies/writing/Sight': ['Sight'],
  'case-studies/writing/Statement': ['Statement'],
  'case-studies/writing/Video': ['Video'],
  'legal/Door': ['Door'],
  'legal/InBrief': ['InBrief'],
  'legal/Letters': ['Letters'],
  'legal/measured': ['Browsers', 'EcoDesign', 'Measured', 'Sizes', 'Weights'],
  'legal/MapList': ['Building', 'MapOfPages', 'MapOfStudies', 'Street'],
  'legal/plan': [
    'Card',
    'Cards',
    'Deliverable',
    'Delivered',
    'Ending',
    'Price',
    'Prices',
    'Stay',
    'Threshold',
    'Timeline',
  ],
  'legal/statement': ['Audit', 'ScreenReaders'],
  'legal/Unsubscribe': ['Unsubscribe'],
};

/**
 * Makes a compiled text import the components that few texts use, so that only its own page loads
 * them, and export whether it opens the study with one (`opening`).
 */
export function rareComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    let opens = false;
    visit(tree, (node) => {
      if (!isJsx(node)) return;
      used.add(node.name ?? '');
      opens ||= node.name === 'Opening';
    });
    const statements = Object.entries(RARE)
      .filter(([, names]) => names.some((name) => used.has(name)))
      .map(([path, names]) => importOf(names, `@site/src/features/${path}`));
    if (opens) statements.push(constant('opening', true));
    if (statements.length > 0) tree.children.push(esm(...statements));
  };
}
