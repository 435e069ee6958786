import type {Parent, Root, RootContent} from 'mdast';
import {show} from '../../lib/texts/schema';
import {attributeOf, isJsx, placeOfNode} from '../markdown/tree';

export type Picture = {
  src: string;
  /** Undefined for a picture that needs no description: a film's poster, a statement's drawing. */
  alt?: string;
  line: number;
  column: number;
  /** False inside a paragraph with other content. */
  alone: boolean;
  /** In a gallery, where a smaller file is enough. */
  small: boolean;
};

/** Why a picture at another address is refused, and what to do. */
export const pictureElsewhere = (src: string) =>
  `the picture ${show(src)} is not in the project, and the content security policy blocks those of other sites: save it beside the text and write ./ and its name.`;

/**
 * The pictures of a text.
 *
 * @param hasComponents whether to include those of `<Figure>`, `<Sight>`, `<Statement>` and
 * `<Video>`: outside case studies these tags are examples without such files
 */
export function picturesOf(
  tree: Root,
  {hasComponents = true}: {hasComponents?: boolean} = {},
): Picture[] {
  const pictures: Picture[] = [];
  const isBeside = (child: RootContent) =>
    child.type === 'image' || (child.type === 'text' && child.value.trim() === '');
  const walk = (parent: Parent, small: boolean): void =>
    parent.children.forEach((node) => {
      if (node.type === 'image') {
        const {children} = parent;
        const alone =
          parent.type === 'paragraph' && (small ? children.every(isBeside) : children.length === 1);
        const alt = (node.alt ?? '').trim();
        pictures.push({src: node.url, alt, ...placeOfNode(node), alone, small});
      } else if (
        hasComponents &&
        isJsx(node) &&
        ['Figure', 'Sight', 'Statement', 'Video'].includes(node.name ?? '')
      ) {
        const src = attributeOf(node, node.name === 'Video' ? 'poster' : 'src');
        // The component's schema reports a missing alt.
        const alt = attributeOf(node, 'alt')?.trim();
        if (src) pictures.push({src, ...(alt && {alt}), ...placeOfNode(node), alone: true, small});
      }
      if ('children' in node) walk(node, small || (isJsx(node) && node.name === 'Gallery'));
    });
  walk(tree, false);
  return pictures;
}

const FILE_NAME =
  /^\S+\.(?:png|jpe?g|webp|avif|gif|svg|heic)$|^(?:img|dsc|dscn|pxl|photo|image|figure|capture|screenshot)[\s_-]*\d*$/i;

/** What is wrong with an alternative text. */
export function checkAlt(alt: string, src: string): string | undefined {
  const name = src.replace(/^.*\//, '').replace(/\.\w+$/, '');
  if (alt === '') return 'has no alternative text';
  return FILE_NAME.test(alt) || alt.toLowerCase() === name.toLowerCase()
    ? `has "${alt}" as its alternative text, which is the name of a file`
    : undefined;
}

/** In characters: a longer text is slow to read in braille or under a magnifier (RGAA 1.3.9). */
const ALT_MAX = 120;

/** The warning about an alternative text, if it is long; `picture` begins the sentence. */
export function longAlt(
  picture: string,
  alt: string,
): {severity: 'warning'; message: string} | undefined {
  const {length} = [...alt];
  if (length <= ALT_MAX) return undefined;
  const message = `${picture} has an alternative text of ${length} characters: say what it shows in one short sentence, ${ALT_MAX} characters at most, and write what else readers need in the text or in the caption.`;
  return {severity: 'warning', message};
}

/** The problem with the alternative text of a picture in a text; undefined for a good one. */
export function altProblem({
  src,
  alt,
}: Pick<Picture, 'src' | 'alt'>): {severity?: 'warning'; message: string} | undefined {
  if (alt === undefined) return undefined;
  const picture = `the picture "${src}"`;
  const wrong = checkAlt(alt, src);
  return wrong
    ? {message: `${picture} ${wrong}: write ![what it shows](${src}).`}
    : longAlt(picture, alt);
}
