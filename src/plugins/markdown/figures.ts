import type {Image as ImageNode, Paragraph, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {isElsewhere} from '../../lib/links';
import {component, isJsx} from './tree';

function imagesAlone({children}: Paragraph): ImageNode[] {
  const pictures = children.filter((child): child is ImageNode => child.type === 'image');
  const others = children.filter(
    (child) => child.type !== 'image' && !(child.type === 'text' && child.value.trim() === ''),
  );
  return others.length === 0 && !pictures.some(({url}) => isElsewhere(url)) ? pictures : [];
}

const figure = ({url, alt, title}: ImageNode) =>
  component('Figure', {src: url, ...(alt && {alt}), ...(title && {caption: title})});

/**
 * Turns a picture alone in its paragraph into a `<Figure>`, and all of those in a `<Gallery>`. The
 * check of the texts (texts/sections.ts and case-studies/read.ts) reports a picture written any other way.
 */
export function figures() {
  return (tree: Root): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const pictures = imagesAlone(node);
      const isGallery = parent !== undefined && isJsx(parent) && parent.name === 'Gallery';
      if (!parent || index === undefined || (pictures.length !== 1 && !isGallery)) return undefined;
      parent.children.splice(index, 1, ...pictures.map(figure));
      return index + pictures.length;
    });
  };
}
