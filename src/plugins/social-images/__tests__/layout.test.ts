/** @jest-environment node */
import {setLine, setTitle, type Box, type Measure, type SetTitle} from '../layout';
import {needsExtended, undrawable, wordsOf} from '../words';

/** Every letter is half an em wide. */
const measure: Measure = {widthOf: (text) => text.length / 2, space: 0.5};
const room: Box = {width: 600, height: 400, largest: 120, smallest: 40};

const set = (title: string, box: Partial<Box> = {}) =>
  setTitle(wordsOf(title), measure, {...room, ...box});
const linesOf = ({lines}: SetTitle) =>
  lines.map((line) => line.map(({text}) => text).join('\u202f'));
const widest = (title: SetTitle) =>
  Math.max(
    ...title.lines.map((line) =>
      line.reduce((sum, {text, gap}) => sum + (gap + measure.widthOf(text)) * title.size, 0),
    ),
  );

describe('words', () => {
  it('keeps words together that a no-break space joins', () => {
    expect(wordsOf('Bon séjour\u00a0: un hôpital')).toEqual([
      [{text: 'Bon', gap: 0}],
      [{text: 'séjour :', gap: 0}],
      [{text: 'un', gap: 0}],
      [{text: 'hôpital', gap: 0}],
    ]);
  });

  it('makes a thin space of U+202F, which the fonts don’t draw', () => {
    const [word = []] = wordsOf('vraiment\u202f?');
    expect(word.map(({text}) => text)).toEqual(['vraiment', '?']);
    expect(word[1]?.gap).toBeGreaterThan(0.1);
    expect(word[1]?.gap).toBeLessThan(0.2);
  });

  it('leaves out what the fonts don’t draw, and can name it', () => {
    expect(wordsOf('Soin 🏥 α\u00ad')).toEqual([[{text: 'Soin', gap: 0}]]);
    expect(undrawable('Soin 🏥 α\u00ad α')).toEqual(['🏥', 'α']);
    expect(undrawable('« Œuvrer »\u202f: l’été, Łódź – 50\u00a0%')).toEqual([]);
  });

  it('knows the names that need the second font', () => {
    expect(needsExtended('Łódź')).toBe(true);
    expect(needsExtended('L’œuvre de Björn')).toBe(false);
    // Written with a combining accent, as some keyboards do
    expect(needsExtended('e\u0301te\u0301')).toBe(false);
  });

  it('cuts a word that no line holds', () => {
    const words = wordsOf('anticonstitutionnellementissime');
    expect(words.map(([first]) => first?.text)).toEqual(['anticonstitutionnelleme-', 'ntissime']);
    expect(wordsOf('Saint-Germain-en-Laye-sur-Oise').map(([first]) => first?.text)).toEqual([
      'Saint-',
      'Germain-',
      'en-',
      'Laye-',
      'sur-',
      'Oise',
    ]);
  });
});

describe('layout', () => {
  it('sets a short title at the largest size', () => {
    expect(set('Équipe')).toEqual({size: 120, lines: [[{text: 'Équipe', gap: 0}]]});
  });

  it('makes lines of about one length', () => {
    expect(linesOf(set('aaaa bbbb cccc dddd', {largest: 100}))).toEqual(['aaaa bbbb', 'cccc dddd']);
  });

  it('breaks where a phrase ends, and not after an article', () => {
    expect(linesOf(set('Bon séjour\u00a0: un hôpital qui explique', {largest: 90}))).toEqual([
      'Bon séjour :',
      'un hôpital',
      'qui explique',
    ]);
    expect(linesOf(set('Le numérique qui prend des nouvelles', {largest: 90}))).toEqual([
      'Le numérique',
      'qui prend',
      'des nouvelles',
    ]);
  });

  it('never overflows, however long the title is', () => {
    const titles = [
      'Le numérique qui prend des nouvelles',
      'Qu’est-ce qu’une salle d’attente qui repose vraiment\u202f? Un carnet d’observations',
      'mot '.repeat(200),
      'M'.repeat(300),
      `${'très long '.repeat(40)}${'x'.repeat(80)}`,
    ];
    for (const title of titles) {
      const done = set(title);
      expect(done.lines.length * done.size).toBeLessThanOrEqual(room.height);
      expect(widest(done)).toBeLessThanOrEqual(room.width);
    }
  });

  it('ends with an ellipsis what does not fit at the smallest size', () => {
    const {size, lines} = set('mot '.repeat(200));
    expect(size).toBe(room.smallest);
    expect(lines.at(-1)?.at(-1)?.text).toMatch(/mot…$/);
  });

  it('makes the letters smaller for a word that is wider than the room', () => {
    expect(set('incompréhensibilité', {smallest: 80}).size).toBe(63);
  });
});

describe('a line', () => {
  const line = {width: 600, largest: 30, smallest: 20};

  it('is as large as it may be when it is short', () => {
    expect(setLine('CHU de Strasbourg', line)).toEqual({text: 'CHU de Strasbourg', size: 30});
    expect(setLine('', line)).toEqual({text: '', size: 30});
  });

  it('shrinks, then ends with an ellipsis', () => {
    expect(setLine('x'.repeat(40), line)).toEqual({text: 'x'.repeat(40), size: 25});
    const {text, size} = setLine('Groupement hospitalier '.repeat(4), line);
    expect(size).toBe(20);
    expect(text).toHaveLength(50);
    expect(text).toMatch(/…$/);
  });
});
