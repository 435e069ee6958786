import {afterScroll, barAt, revealed, type BarState} from '../barState';

/** In px (specification, section 9). */
const D = 60;

/** The bar's state after scrolling through these positions. */
function through(start: number, ...positions: number[]): BarState {
  return positions.reduce((state, y) => afterScroll(state, y), barAt(start));
}

const plain = {visible: true, floating: false};
const floating = {visible: true, floating: true};
const hidden = {visible: false};

describe('the bar', () => {
  it('has no background at the top of a page', () => {
    expect(barAt(0)).toMatchObject(plain);
  });

  it('floats on a page that opens further down', () => {
    expect(barAt(800)).toMatchObject(floating);
  });

  it('hides once the page has moved down that far, not before', () => {
    expect(through(0, D - 1)).toMatchObject(plain);
    expect(through(0, D)).toMatchObject(hidden);
  });

  it('counts a slow move as a whole', () => {
    expect(through(0, D / 3, D / 2, D - 1)).toMatchObject(plain);
    expect(through(0, D / 3, D / 2, D)).toMatchObject(hidden);
  });

  it('returns floating after the same distance up, not before', () => {
    expect(through(0, 900, 900 - D + 1)).toMatchObject(hidden);
    expect(through(0, 900, 900 - D)).toMatchObject(floating);
  });

  it('measures from where the visitor changed direction', () => {
    const less = D / 2;
    expect(through(0, 900, 900 - less, 950, 950 - D + 1)).toMatchObject(hidden);
    expect(through(0, 900, 900 - less, 950, 950 - D)).toMatchObject(floating);
    expect(through(800, 800 + less, 790, 790 + D - 1)).toMatchObject(floating);
    expect(through(800, 800 + less, 790, 790 + D)).toMatchObject(hidden);
  });

  it('ignores jitter', () => {
    const less = D / 2;
    expect(through(0, 900, 900 - less, 900, 900 - less, 900, 900 - less)).toMatchObject(hidden);
    expect(through(0, 900, 700, 700 + less, 700, 700 + less)).toMatchObject(floating);
  });

  it('hides with its pill only if it had one', () => {
    expect(through(0, 900)).toMatchObject({visible: false, floating: false});
    expect(through(0, 900, 700, 900)).toMatchObject({visible: false, floating: true});
  });

  it('loses its background when the page is back at its top', () => {
    expect(through(0, 900, 700, 0)).toMatchObject(plain);
    expect(through(0, 900, 900 - D / 2, 0)).toMatchObject(plain);
  });

  it('never hides while it contains the focus or the menu is open', () => {
    expect(afterScroll(barAt(0), 500, true)).toMatchObject(floating);
    expect(afterScroll(barAt(300), 900, true)).toMatchObject(floating);
  });

  it('shows when the focus enters it, wherever the page is', () => {
    expect(revealed(through(0, 900))).toMatchObject(floating);
    expect(revealed(barAt(0))).toMatchObject(plain);
  });

  it('measures again from where it was revealed', () => {
    const shown = revealed(through(0, 900));
    expect(afterScroll(shown, 900 + D - 1)).toMatchObject(floating);
    expect(afterScroll(shown, 900 + D)).toMatchObject(hidden);
  });
});
