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

describe('npm run fix -- translations', () => {
  it('keeps translations and updates the descriptions from the code', () => {
    const {messages, sources} = extractInto(
      french({a: 'Soin'}, 'new'),
      {a: {message: 'Care', description: 'old'}},
      {a: 'Soins'},
    );
    expect(messages).toEqual({a: {message: 'Care', description: 'new'}});
    // The recorded source stays, so that the check reports the change.
    expect(sources).toEqual({a: 'Soins'});
  });

  it('writes a new text in French, without a source: the check reports it as not translated', () => {
    const {messages, sources, added} = extractInto(french({b: 'Soin'}), {}, {});
    expect([messages, sources, added]).toEqual([{b: {message: 'Soin'}}, {}, ['b']]);
  });

  it('sorts messages, whatever the order of files', () => {
    const {messages} = extractInto(french({c: '3', a: '1', b: '2'}), {}, {});
    expect(Object.keys(messages)).toEqual(['a', 'b', 'c']);
  });

  it('reports messages removed from the code, with their translation', () => {
    const {messages, sources, gone} = extractInto([], {a: {message: 'Care'}}, {a: 'Soin'});
    expect([messages, sources]).toEqual([{}, {}]);
    expect(gone).toEqual([{id: 'a', translation: 'Care'}]);
  });

  it('moves a translation to the new id of its French text', () => {
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

  it('keeps a translator’s changes to the theme’s messages', () => {
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
