/** @jest-environment node */
import {markup} from '../markup';

it('a template escapes each text, and keeps its tags and pieces of markup', () => {
  const name = `<a href="x" title='y'>&amp;</a>`;
  const escaped = `&#60;a href=&#34;x&#34; title='y'&#62;&#38;amp;&#60;/a&#62;`;
  const item = (text: string | number) => markup`<li>${text}</li>`;
  expect(markup`<p title="${name}">${name}</p>`.source).toBe(
    `<p title="${escaped}">${escaped}</p>`,
  );
  expect(markup`<ul>${[item(name), item(1), '<']}</ul>`.source).toBe(
    `<ul><li>${escaped}</li><li>1</li>&#60;</ul>`,
  );
});

it('a text is not taken for a pattern of a replacement, nor for an escape', () => {
  expect(markup`<b>${'$1 $` \\n \\u0041'}</b>`.source).toBe('<b>$1 $` \\n \\u0041</b>');
});
