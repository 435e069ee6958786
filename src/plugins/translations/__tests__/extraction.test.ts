/** @jest-environment node */
import type {FrenchText} from '../catalogue';
import {extractInto} from '../extract';

const french = (texts: Record<string, string>, description?: string): FrenchText[] =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    text,
    file: 'src/a.tsx',
    place: {line: 1, column: 1},
    ...(description && {description}),
  }));

describe('npm run i18n:extract', () => {
  it('keeps what is translated, and takes the notes of the code', () => {
    const {messages, sources} = extractInto(
      french({a: 'Soin'}, 'new'),
      {a: {message: 'Care', description: 'old'}},
      {a: 'Soins'},
    );
    expect(messages).toEqual({a: {message: 'Care', description: 'new'}});
    // What it was translated from stays: the check will say that it changed.
    expect(sources).toEqual({a: 'Soins'});
  });

  it('writes a new text in French, without a source: the check calls it not translated', () => {
    const {messages, sources, added} = extractInto(french({b: 'Soin'}), {}, {});
    expect([messages, sources, added]).toEqual([{b: {message: 'Soin'}}, {}, ['b']]);
  });

  it('sorts, whatever the order of files', () => {
    const {messages} = extractInto(french({c: '3', a: '1', b: '2'}), {}, {});
    expect(Object.keys(messages)).toEqual(['a', 'b', 'c']);
  });

  it('says what left the code, with its translation', () => {
    const {messages, sources, gone} = extractInto([], {a: {message: 'Care'}}, {a: 'Soin'});
    expect([messages, sources]).toEqual([{}, {}]);
    expect(gone).toEqual([{id: 'a', translation: 'Care'}]);
  });

  it('gives it to the id that has its French now: a renamed id loses no translation', () => {
    const {messages, sources, gone, renamed} = extractInto(
      french({'home.title': 'Soin'}),
      {'home.titel': {message: 'Care'}},
      {'home.titel': 'Soin'},
    );
    expect(messages).toEqual({'home.title': {message: 'Care'}});
    expect(sources).toEqual({'home.title': 'Soin'});
    expect(gone).toEqual([]);
    expect(renamed).toEqual([{id: 'home.title', from: 'home.titel'}]);
  });

  it('leaves alone what a translator replaced in the theme’s words', () => {
    const {messages, gone} = extractInto([], {'theme.a': {message: 'A'}}, {});
    expect([messages, gone]).toEqual([{'theme.a': {message: 'A'}}, []]);
  });

  it('keeps a translator’s note on a label of the sidebar', () => {
    const id = 'sidebar.handbook.category.write';
    const {messages} = extractInto(
      french({[id]: 'Écrire'}),
      {[id]: {message: 'Write', description: 'Above the pages for writers.'}},
      {},
    );
    expect(messages[id]?.description).toBe('Above the pages for writers.');
  });
});
