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
  it.each<[string, number, Partial<Box>]>([
    ['Équipe', 120, {}],
    ['aaaa bbbb cccc dddd', 120, {height: 240}],
    ['aaaa bbbb cccc dddd', 132, {largest: 140, height: 300}],
    // No more than four lines.
    ['aaaa bbbb cccc dddd eeee', 132, {largest: 200, height: 2000}],
    // A word wider than the space.
    ['incompréhensibilité', 63, {smallest: 80}],
    ['M'.repeat(24), 8, {width: 100}],
  ])('of %s is %i, the largest at which its lines fit: %j', (title, expected, box) => {
    expect(size(title, box)).toBe(expected);
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
