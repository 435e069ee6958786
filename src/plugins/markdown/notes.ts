import type {Element, ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {say} from '../../lib/texts/say';
import {localeOf} from './locale';
import {element} from './tree';

/**
 * The ground of each of Docusaurus' kinds of notes
 * (https://docusaurus.io/docs/markdown-features/admonitions).
 */
const grounds = {
  note: 'lilac',
  tip: 'mint',
  info: 'lilac',
  important: 'butter',
  success: 'mint',
  secondary: 'lilac',
  warning: 'butter',
  caution: 'butter',
  danger: 'coral',
} as const;

export const noteTypes = Object.keys(grounds);

/** Turns `:::note[Title]`, which Docusaurus parses, into a box with its title. */
export function notes() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (note) => {
      if (note.tagName !== 'admonition') return;
      const {type, title} = note.properties as {type: keyof typeof grounds; title?: string};
      const isTitle = (child: ElementContent): child is Element =>
        child.type === 'element' && child.tagName.toLowerCase() === 'mdxadmonitiontitle';
      const words: ElementContent[] = note.children.find(isTitle)?.children ?? [
        {type: 'text', value: title ?? say(localeOf(file), `markdown.note.${type}`)},
      ];
      note.tagName = 'div';
      note.properties = {
        className: ['site-note', `site-ground-${grounds[type]}`],
        role: 'note',
      };
      note.children = [
        element('p', {className: ['site-note-title']}, words),
        ...note.children.filter((child) => !isTitle(child)),
      ];
    });
  };
}
