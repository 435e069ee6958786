import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import {say} from '../../lib/texts/say';
import {localeOf} from './locale';
import {element} from './tree';

/** An arrow that no platform shows as an emoji. */
const BACK = '↩\uFE0E';

/** Makes the footnotes, which remark-rehype writes in English, a section of the text. */
export function footnotes() {
  return (tree: Root, file: VFile): void => {
    const locale = localeOf(file);
    visit(tree, 'element', ({tagName, properties, children}) => {
      if (tagName === 'section' && 'dataFootnotes' in properties) {
        properties.className = ['site-prose', 'site-footnotes'];
      } else if (properties.id === 'footnote-label') {
        delete properties.className;
        children.splice(0, children.length, {
          type: 'text',
          value: say(locale, 'markdown.footnotes.title'),
        });
      } else if ('dataFootnoteBackref' in properties) {
        const [, number = ''] = /(\d+(?:-\d+)?)$/.exec(String(properties.ariaLabel)) ?? [];
        delete properties.ariaLabel;
        const [arrow] = children;
        if (arrow?.type === 'text') arrow.value = BACK;
        const seen = element('span', {ariaHidden: 'true'}, children.splice(0));
        const heard = element('span', {className: ['site-visually-hidden']}, [
          {type: 'text', value: say(locale, 'markdown.footnotes.back', {number})},
        ]);
        children.push(seen, heard);
      }
    });
  };
}
