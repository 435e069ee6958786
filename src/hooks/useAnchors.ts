import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** Tells Docusaurus' check of links the ids of a text (plugins/markdown/anchors.ts). */
export function useAnchors(ids: readonly string[]): void {
  const {collectAnchor} = useBrokenLinks();
  ids.forEach((id) => collectAnchor(id));
}
