/** @jest-environment node */
import {drawableWords, setTitle, undrawable, type Box, type Measure} from '../title';

/** Every letter is half an em wide. */
const measure: Measure = {widthOf: (word) => word.length / 2, space: 0.5};
const room: Box = {width: 600, height: 400, largest: 120, smallest: 40};

const set = (title: string, box: Partial<Box> = {}) =>
  setTitle(drawableWords(title), measure, {...room, ...box});
const size = (title: string, box?: Partial<Box>) => set(title, box).size;

describe('words', () => {
  it('keeps words joined by a no-break space together, narrow or not', () => {
    expect(drawableWords('Bon séjour\u00a0: un hôpital\u202f?')).toEqual([
      'Bon',
      'séjour\u00a0:',
      'un',
      'hôpital\u00a0?',
    ]);
  });

  it('omits characters that the fonts lack, and can list them', () => {
    expect(drawableWords('Soin 🏥 α\u00ad')).toEqual(['Soin']);
    expect(undrawable('Soin 🏥 α\u00ad α')).toEqual(['🏥', 'α']);
    expect(undrawable('« Œuvrer »\u202f: l’été, Łódź – 50\u00a0%')).toEqual([]);
  });

  it('breaks a word longer than a line', () => {
    expect(drawableWords('anticonstitutionnellementissime')).toEqual([
      'anticonstitutionnelleme-',
      'ntissime',
    ]);
    expect(drawableWords('Saint-Germain-en-Laye-sur-Oise')).toEqual([
      'Saint-',
      'Germain-',
      'en-',
      'Laye-',
      'sur-',
      'Oise',
    ]);
  });
});

describe('the size of a title', () => {
  it('is the largest for a short one', () => {
    expect(size('Équipe')).toBe(120);
  });

  it('wraps the text into lines that fit', () => {
    expect(size('aaaa bbbb cccc dddd', {height: 240})).toBe(120);
    expect(size('aaaa bbbb cccc dddd', {largest: 140, height: 300})).toBe(132);
  });

  it('is smaller for a title that would take five lines', () => {
    expect(size('aaaa bbbb cccc dddd eeee', {largest: 200, height: 2000})).toBeLessThan(150);
  });

  it('is smaller for a word wider than the available space', () => {
    expect(size('incompréhensibilité', {smallest: 80})).toBe(63);
    expect(size('M'.repeat(24), {width: 100})).toBe(8);
  });

  it('is the smallest for a title that does not fit, which ends with an ellipsis', () => {
    const {size: smallest, lines} = set('mot '.repeat(200));
    expect(smallest).toBe(room.smallest);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toMatch(/mot…$/);
  });

  it('is followed by lines of similar lengths', () => {
    expect(set('aa bb cc dd ee ff', {largest: 80}).lines).toEqual(['aa bb cc', 'dd ee ff']);
  });
});
