import type {Root} from 'hast';
import type {VFile} from 'vfile';
import {visit} from 'unist-util-visit';
import type {Locale} from '../../lib/locales';
import {localeOf} from './locale';
import {element} from './tree';

/** In the text's language, as part of the text. */
const words: Readonly<Record<Locale, {heading: string; back: string}>> = {
  fr: {heading: 'Notes', back: 'Retour à l’appel de note'},
  en: {heading: 'Notes', back: 'Back to reference'},
};

/** An arrow that no platform shows as an emoji. */
const BACK = '↩\uFE0E';

/** Makes the footnotes, which remark-rehype writes in English, a section of the text. */
export function footnotes() {
  return (tree: Root, file: VFile): void => {
    const {heading, back} = words[localeOf(file)];
    visit(tree, 'element', ({tagName, properties, children}) => {
      if (tagName === 'section' && 'dataFootnotes' in properties) {
        properties.className = ['site-prose', 'site-footnotes'];
      } else if (properties.id === 'footnote-label') {
        delete properties.className;
        children.splice(0, children.length, {type: 'text', value: heading});
      } else if ('dataFootnoteBackref' in properties) {
        const [, number = ''] = /(\d+(?:-\d+)?)$/.exec(String(properties.ariaLabel)) ?? [];
        delete properties.ariaLabel;
        const [arrow] = children;
        if (arrow?.type === 'text') arrow.value = BACK;
        const seen = element('span', {ariaHidden: 'true'}, children.splice(0));
        const heard = element('span', {className: ['site-visually-hidden']}, [
          {type: 'text', value: `${back} ${number}`},
        ]);
        children.push(seen, heard);
      }
    });
  };
}
