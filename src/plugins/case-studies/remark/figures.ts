import type {Image as ImageNode, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {SiteError} from '../../../lib/siteError';

/** A picture alone in its paragraph. */
function pictureOf(node: RootContent): ImageNode | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}

/**
 * A Markdown picture alone in its paragraph becomes a `<Figure>` with its
 * caption. The figure finds its files in the case study's data, which is made
 * anew at each build, and not in the compiled text, which the bundler keeps.
 *
 * @throws SiteError that names file and line of a picture written in another way
 */
export function figures() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'paragraph', (node, index, parent) => {
      const picture = pictureOf(node);
      if (!picture || !parent || index === undefined || /^[a-z]+:/i.test(picture.url)) {
        return;
      }
      const attributes = {src: picture.url, alt: picture.alt ?? '', caption: picture.title};
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Figure',
        attributes: Object.entries(attributes).flatMap(([name, value]) =>
          value ? [{type: 'mdxJsxAttribute', name, value}] : [],
        ),
        children: [],
      } as never;
    });
    // read.ts knows pictures by how they are mostly written; the others would be
    // dead in the page.
    visit(tree, ['image', 'imageReference'], (node) => {
      const {url, position} = node as ImageNode;
      if (url === undefined || !/^[a-z]+:/i.test(url)) {
        throw new SiteError(
          `${file.path}:${position?.start.line ?? 1}: write a picture as ![what it shows](./name.png "caption") on a line of its own, with a name of letters, digits and hyphens.`,
        );
      }
    });
  };
}
