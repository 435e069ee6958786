/** @jest-environment node */
import type {FrenchText} from '../catalogue';
import {extractInto, updateFrench} from '../extract';

const french = (texts: Record<string, string>, description?: string): FrenchText[] =>
  Object.entries(texts).map(([id, text]) => ({
    id,
    text,
    file: 'i18n/fr/code.json',
    place: {line: 1, column: 1},
    ...(description && {description}),
  }));

describe('npm run fix -- translations', () => {
  it('keeps translations and updates the descriptions from the French', () => {
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

  it('reports messages no longer in the French, with their translation', () => {
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

  describe('in French', () => {
    const place = {file: 'src/a.tsx', place: {line: 1, column: 1}};
    const uses = (...ids: string[]) => ({
      named: new Map(ids.map((id) => [id, place])),
      isUsed: (id: string) => ids.includes(id),
    });
    const current = {'home.titel': {message: 'Soin', description: 'Big.'}};

    it('adds what the code names, empty and sorted', () => {
      const {messages, added} = updateFrench(current, uses('home.titel', 'a.b'));
      expect(Object.entries(messages)).toEqual([
        ['a.b', {message: ''}],
        ...Object.entries(current),
      ]);
      expect(added).toEqual(['a.b']);
    });

    it('gives the text of an unused id to a new one that resembles it', () => {
      const {messages, renamed, gone} = updateFrench(current, uses('home.title'));
      expect(messages).toEqual({'home.title': current['home.titel']});
      expect([renamed, gone]).toEqual([[{id: 'home.title', from: 'home.titel'}], []]);
    });

    it('removes what no code uses, and says what it was', () => {
      const {messages, gone} = updateFrench(current, uses());
      expect([messages, gone]).toEqual([{}, [{id: 'home.titel', text: 'Soin'}]]);
    });
  });
});
