/** @jest-environment node */
import {updateEnglish, updateFrench} from '../extract';

describe('npm run fix -- translations, in English', () => {
  const message = 'Care';

  it.each([
    ['keeps a translation, with the French note', {message, description: 'old'}, 'new', 'new'],
    ['keeps a translator’s note where the French has none', {message, description: 'a'}, '', 'a'],
  ])('%s', (_, own, note, description) => {
    const french = {a: {message: 'Soin', ...(note && {description: note})}};
    const {messages, sources, added, gone} = updateEnglish({a: own}, french, {a: 'Soins'});
    expect([messages, added, gone]).toEqual([{a: {message, description}}, [], []]);
    expect(sources).toEqual({a: 'Soins'});
  });

  it('writes a new text in French, without a source: the check reports it as not translated', () => {
    const {messages, sources, added} = updateEnglish({}, {b: {message: 'Soin'}});
    expect([messages, sources, added]).toEqual([{b: {message: 'Soin'}}, {}, ['b']]);
  });

  it.each([
    ['of its French text', 'moved.title', 'Soin'],
    ['that resembles its own', 'home.title', 'Soins'],
  ])('moves a translation to the new id %s', (_, id, source) => {
    const before = {'home.titel': {message}};
    const moved = updateEnglish(before, {[id]: {message: 'Soin'}}, {'home.titel': source});
    expect([moved.messages, moved.gone]).toEqual([{[id]: {message}}, []]);
    expect(moved.sources).toEqual({[id]: source});
  });

  it('keeps a translator’s changes to the theme’s messages', () => {
    const {messages, gone} = updateEnglish({'theme.a': {message: 'A'}}, {});
    expect([messages, gone]).toEqual([{'theme.a': {message: 'A'}}, []]);
  });
});

describe('npm run fix -- translations, in French', () => {
  const place = {file: 'src/a.tsx', place: {line: 1, column: 1}};
  const uses = (...ids: string[]) => ({
    named: new Map(ids.map((id) => [id, place])),
    isUsed: (id: string) => ids.includes(id),
  });
  const current = {'home.titel': {message: 'Soin', description: 'Big.'}};

  it('adds what the code names, empty and sorted', () => {
    const {messages, added} = updateFrench(current, uses('home.titel', 'a.b'));
    expect(Object.entries(messages)).toEqual([['a.b', {message: ''}], ...Object.entries(current)]);
    expect(added).toEqual(['a.b']);
  });

  it('gives the text of an unused id to a new one that resembles it', () => {
    const {messages, gone} = updateFrench(current, uses('home.title'));
    expect([messages, gone]).toEqual([{'home.title': current['home.titel']}, []]);
  });

  it('removes what no code uses, and says what it was', () => {
    const {messages, gone} = updateFrench(current, uses());
    expect([messages, gone]).toEqual([{}, [{id: 'home.titel', message: 'Soin'}]]);
  });
});
