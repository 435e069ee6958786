import type {Element, ElementContent, Root} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../lib/locales';
import {localeOf} from './locale';
import {element} from './tree';

/** The title of a note without one, by its kind: in the text's language, as part of the text. */
const titles: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  fr: {
    note: 'À noter',
    tip: 'Conseil',
    info: 'Bon à savoir',
    important: 'Important',
    success: 'Ce qui marche',
    secondary: 'À noter',
    warning: 'Attention',
    caution: 'Attention',
    danger: 'Danger',
  },
  en: {
    note: 'Note',
    tip: 'Tip',
    info: 'Good to know',
    important: 'Important',
    success: 'What works',
    secondary: 'Note',
    warning: 'Careful',
    caution: 'Careful',
    danger: 'Danger',
  },
};

/** Docusaurus' kinds of notes (https://docusaurus.io/docs/markdown-features/admonitions). */
export const noteTypes = Object.keys(titles.fr);

const grounds: Readonly<Record<string, string>> = {
  tip: 'mint',
  success: 'mint',
  important: 'butter',
  warning: 'butter',
  caution: 'butter',
  danger: 'coral',
};

/** Turns `:::note[Title]`, which Docusaurus parses, into a box with its title. */
export function notes() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'element', (note) => {
      if (note.tagName !== 'admonition') return;
      const {type, title} = note.properties as {type: string; title?: string};
      const isTitle = (child: ElementContent): child is Element =>
        child.type === 'element' && child.tagName.toLowerCase() === 'mdxadmonitiontitle';
      const words: ElementContent[] = note.children.find(isTitle)?.children ?? [
        {type: 'text', value: title ?? titles[localeOf(file)][type] ?? type},
      ];
      note.tagName = 'div';
      note.properties = {
        className: ['site-note', `site-ground-${grounds[type] ?? 'lilac'}`],
        role: 'note',
      };
      note.children = [
        element('p', {className: ['site-note-title']}, words),
        ...note.children.filter((child) => !isTitle(child)),
      ];
    });
  };
}
