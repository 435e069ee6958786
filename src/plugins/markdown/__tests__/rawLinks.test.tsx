/** @jest-environment node */
import {evaluate} from '@mdx-js/mdx';
import type {ComponentProps} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {rawLinks} from '../rawLinks';

async function html(mdx: string): Promise<string> {
  const {default: Content} = await evaluate(mdx, {...runtime, remarkPlugins: [rawLinks]});
  const a = ({children, ...props}: ComponentProps<'a'>) => (
    <a {...props} data-by="Link">
      {children}
    </a>
  );
  const b = () => <i>remplacé</i>;
  return renderToStaticMarkup(<Content components={{a, A: a, b}} />);
}

it('turns a raw <a> in a sentence into the site’s Link, like Markdown links', async () => {
  expect(await html('Voir <a href="/team/">l’équipe</a> et [la suite](/legal/).')).toBe(
    '<p>Voir <a href="/team/" data-by="Link">l’équipe</a> et <a href="/legal/" data-by="Link">la suite</a>.</p>',
  );
});

it('turns a raw <a> on its own into the site’s Link too', async () => {
  expect(await html('<a href="/team/">l’*équipe*</a>')).toContain('data-by="Link"');
  expect(await html('<a href="/team/">\n\n## Titre\n\n</a>')).toContain('data-by="Link"');
});

it('leaves other elements alone', async () => {
  expect(await html('<b>gras</b> et **gras**')).toBe('<p><b>gras</b> et <strong>gras</strong></p>');
});
