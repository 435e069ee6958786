/** @jest-environment node */
import {evaluate} from '@mdx-js/mdx';
import admonitions from '@docusaurus/mdx-loader/lib/remark/admonitions';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {code, highlight} from '../code';
import {facts} from '../facts';
import {footnotes} from '../footnotes';
import {notes} from '../notes';
import {paragraphs} from '../paragraphs';
import {tables} from '../tables';
import {tasks} from '../tasks';

/** Renders a text of a folder, as the build does. */
async function html(value: string, folder = 'blog', frontMatter: object = {}): Promise<string> {
  const file = new VFile({value, path: `/project/${folder}/x/index.mdx`, data: {frontMatter}});
  const {default: Content} = await evaluate(file, {
    ...runtime,
    remarkPlugins: [remarkDirective, admonitions, remarkGfm],
    rehypePlugins: [
      ...(folder === 'src/pages' ? [facts] : []),
      paragraphs,
      code,
      tables,
      notes,
      tasks,
      footnotes,
    ],
  });
  return renderToStaticMarkup(
    <Content
      components={{
        Section: ({children}) => children as never,
        Identity: () => 'Soin Commun',
        Measure: ({children}) => <div>{children}</div>,
        Statement: ({children}) => <div>{children}</div>,
      }}
    />,
  );
}

const block = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

describe('code', () => {
  it('has its colours as classes, in a block that takes focus and has a name', async () => {
    expect(await html(block('json', '{"a": [1, null]}'))).toBe(
      '<pre class="site-code" role="group" aria-label="Code (json)" tabindex="0"><code class="language-json">{<span class="code-name">&quot;a&quot;</span>: [<span class="code-number">1</span>, <span class="code-number">null</span>]}</code></pre>',
    );
  });

  it('keeps every character, whatever the language', () => {
    const source = "const a = `x${'y'}`; // <b>\n\tif (a && b) {}\n";
    for (const language of ['ts', 'bash', 'html', 'css', 'sql', 'php', 'diff', 'nothing', '']) {
      const text = highlight(source, language).map((node) =>
        node.type === 'element' ? node.children : [node],
      );
      expect(text.flat().map((node) => ('value' in node ? node.value : ''))).toHaveLength(
        text.length,
      );
      expect(
        text
          .flat()
          .map((node) => ('value' in node ? node.value : ''))
          .join(''),
      ).toBe(source);
    }
  });

  it('is plain in an unknown language or none', async () => {
    expect(await html(block('klingon', 'if "x"'))).toContain('>if &quot;x&quot;</code>');
    expect(await html(block('', 'if "x"'))).toContain('aria-label="Code" tabindex="0"');
  });

  it('has a caption, which is its name, when it has a title', async () => {
    expect(await html(block('ts title="a.ts"', 'x'))).toMatch(
      /^<figure class="site-code-file"><figcaption>a\.ts<\/figcaption><pre [^>]*aria-label="a\.ts"/,
    );
  });
});

describe('a list of names and values', () => {
  it('is a definition list', async () => {
    expect(await html('- **Nom**\u00a0: Camille _Exemple_\n- **Phone**: 01', 'src/pages')).toBe(
      '<dl><div><dt>Nom</dt><dd>Camille <em>Exemple</em></dd></div><div><dt>Phone</dt><dd>01</dd></div></dl>',
    );
  });

  it.each([
    ['an item has no name', '- **Nom** : Camille\n- Paris'],
    ['a sentence follows the bold words', '- **Votre thème**, clair : vous le choisissez'],
    ['an item has a list of its own', '- **Nom** : Camille\n  - Paris'],
  ])('stays a list if %s', async (_, text) => {
    expect(await html(text, 'src/pages')).toMatch(/^<ul>/);
  });
});

describe('a table', () => {
  const table = '| A | | B |\n| --- | :-: | --: |\n| 1 | 2 | 3 |';

  it('scrolls in a region that takes focus, named after the heading before it', async () => {
    const text = await html(`${table}\n\n## Les chiffres\n\n${table}\n\n${table}`, 'blog', {
      title: 'Le projet',
    });
    expect(text.match(/<div[^>]*>/g)).toEqual(
      ['Le projet', 'Les chiffres', 'Les chiffres (2)'].map(
        (name) => `<div class="site-table" role="region" aria-label="${name}" tabindex="0">`,
      ),
    );
  });

  it('is named after the section that contains its heading', async () => {
    const text = await html(`<Section id="steps" title="Les étapes">\n\n${table}\n\n</Section>`);
    expect(text).toContain('aria-label="Les étapes"');
  });

  it('has that name as its caption, and a header in each row that begins with words', async () => {
    const text = await html('## Prix\n\n|  | Prix |\n| - | - |\n| **Audit** | 6 |\n|  | 7 |');
    expect(text).toContain('<table><caption class="site-visually-hidden">Prix</caption>');
    expect(text).toContain('<tr><td></td><th scope="col">Prix</th></tr>');
    expect(text).toContain('<tr><th scope="row"><strong>Audit</strong></th><td>6</td></tr>');
    expect(text).toContain('<tr><td></td><td>7</td></tr>');
  });

  it('names columns by their headers and aligns them by classes', async () => {
    const text = await html(table);
    expect(text).toContain(
      '<th scope="col">A</th><td class="align-center"></td><th class="align-right" scope="col">B</th>',
    );
    expect(text).toContain('<td class="align-right">3</td>');
    expect(text).not.toMatch(/style=| align=/);
  });
});

describe('a paragraph', () => {
  it('is what stands alone on its line', async () => {
    expect(await html('<Identity field="name"/>')).toBe('<p>Soin Commun</p>');
    expect(await html('Ici, <Identity field="name"/>.')).toBe('<p>Ici, Soin Commun.</p>');
  });

  it.each(['Measure', 'Statement'])(
    'holds the words of a %s, on one line or several',
    async (name) => {
      expect(await html(`<${name}>Un *mot*</${name}>`)).toBe('<div><p>Un <em>mot</em></p></div>');
      expect(await html(`<${name}>\n\nUn mot\n\n</${name}>`)).toMatch(
        /^<div>\s*<p>Un mot<\/p>\s*<\/div>$/,
      );
    },
  );

  it('does not hold a list', async () => {
    expect(await html('<Statement>\n\n1. Qui ?\n\n</Statement>')).not.toContain('<p>');
  });
});

describe('a note', () => {
  const note = (title: string) => `:::warning${title}\n\nTexte.\n\n:::`;

  it('has its own title, also with markup', async () => {
    expect(await html(note('[Le *gaz*]'))).toBe(
      '<div class="site-note site-ground-butter" role="note"><p class="site-note-title">Le <em>gaz</em></p><p>Texte.</p></div>',
    );
    expect(await html(note('[Le gaz]'))).toContain('<p class="site-note-title">Le gaz</p>');
  });

  it('is titled in the language of its text without one', async () => {
    expect(await html(note(''))).toContain('>Attention<');
    expect(await html(note(''), 'i18n/en/docs')).toContain('>Careful<');
    expect(await html(note(''), 'docs', {lang: 'en'})).toContain('>Careful<');
  });
});

it('makes the words of a task the label of its box', async () => {
  const text = await html('- [x] Un *mot*\n- [ ] Deux\n  - [ ] Trois');
  expect(text).toMatch(/<label><input[^>]*checked=""[^>]*\/> Un <em>mot<\/em><\/label>/);
  expect(text).toMatch(/<label><input[^>]*\/> Deux\s*<\/label>\s*<ul/);
  expect(text).toMatch(/<label><input[^>]*\/> Trois<\/label>/);
});

it('labels each box of a loose list of tasks', async () => {
  const text = await html('- [x] Un\n\n- [ ] Deux');
  expect(text.match(/<p><label><input[^>]*\/> (?:Un|Deux)<\/label><\/p>/g)).toHaveLength(2);
});

describe('footnotes', () => {
  const text = 'Un[^a], deux[^a].\n\n[^a]: La note.';

  it('have a visible heading and links back in the language of the text', async () => {
    const french = await html(text);
    expect(french).toContain('<section data-footnotes="true" class="site-prose site-footnotes">');
    expect(french).toContain('<h2 id="footnote-label">Notes</h2>');
    expect(french).toContain('>Retour à l’appel de note 1</span></a>');
    expect(french).toContain('>Retour à l’appel de note 1-2</span></a>');
    expect(await html(text, 'i18n/en/docs')).toContain('>Back to reference 1</span></a>');
  });
});
