import path from 'node:path';
import type {Image as ImageNode, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {locales} from '../../../lib/locales';
import {SiteError} from '../../../lib/siteError';
import type {ImagePipeline} from '../../images/pipeline';
import {caseStudiesDir, findPicture} from '../read';

type Options = {images: ImagePipeline; siteDir: string};

/** A picture alone in its paragraph. */
function pictureOf(node: RootContent): ImageNode | undefined {
  if (node.type !== 'paragraph') {
    return undefined;
  }
  const {children} = node;
  const [only] = children;
  return children.length === 1 && only?.type === 'image' ? only : undefined;
}

/** An attribute that holds data, as MDX wants it: source text and its syntax tree. */
function dataAttribute(name: string, value: unknown) {
  const source = JSON.stringify(value);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: source,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [
            {
              type: 'ExpressionStatement',
              // JSON.parse of a literal: shorter to build than a tree of objects.
              expression: {
                type: 'CallExpression',
                optional: false,
                callee: {
                  type: 'MemberExpression',
                  computed: false,
                  optional: false,
                  object: {type: 'Identifier', name: 'JSON'},
                  property: {type: 'Identifier', name: 'parse'},
                },
                arguments: [{type: 'Literal', value: source, raw: JSON.stringify(source)}],
              },
            },
          ],
        },
      },
    },
  };
}

/**
 * Sends the pictures of a case study through the image pipeline: a Markdown
 * picture alone in its paragraph becomes a `<Figure>` with its caption.
 *
 * @throws SiteError that names file and line of a picture that is not there or
 * has no alternative text
 */
export function figures({images, siteDir}: Options) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const relative = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    const locale = locales.find((candidate) =>
      relative.startsWith(`${caseStudiesDir(candidate)}/`),
    );
    if (!locale) {
      return;
    }
    const id = path.basename(path.dirname(file.path));
    const found: Array<{picture: ImageNode; index: number; siblings: RootContent[]}> = [];
    visit(tree, 'paragraph', (node, index, parent) => {
      const picture = pictureOf(node);
      if (picture && parent && index !== undefined) {
        found.push({picture, index, siblings: parent.children as RootContent[]});
      }
    });
    for (const {picture, index, siblings} of found) {
      const where = `${relative}:${picture.position?.start.line ?? 1}`;
      if (/^[a-z]+:/i.test(picture.url)) {
        continue;
      }
      if (!picture.alt?.trim()) {
        throw new SiteError(
          `${where}: the picture "${picture.url}" has no alternative text: write ![what it shows](${picture.url}).`,
        );
      }
      const source = await findPicture(siteDir, id, locale, decodeURIComponent(picture.url));
      if (!source) {
        throw new SiteError(
          `${where}: the picture "${picture.url}" is not in blog/${id}/: put it there, or correct the name.`,
        );
      }
      siblings[index] = {
        type: 'mdxJsxFlowElement',
        name: 'Figure',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'alt', value: picture.alt},
          ...(picture.title
            ? [{type: 'mdxJsxAttribute', name: 'caption', value: picture.title}]
            : []),
          dataAttribute('image', await images.process(source)),
        ],
        children: [],
      } as never;
    }
  };
}
