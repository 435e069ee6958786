import {NAVBAR_SCROLL_THRESHOLD} from '../../../constants';
import {afterScroll, barAt, revealed, type BarState} from '../barState';

/** The bar's state after scrolling through these positions. */
function through(start: number, ...positions: number[]): BarState {
  return positions.reduce((state, y) => afterScroll(state, y), barAt(start));
}

const plain = {visible: true, floating: false};
const floating = {visible: true, floating: true};
const hidden = {visible: false};

describe('the bar', () => {
  it('reacts to moves of 60 px (specification, section 9)', () => {
    expect(NAVBAR_SCROLL_THRESHOLD).toBe(60);
  });

  it('has no background at the top of a page', () => {
    expect(barAt(0)).toMatchObject(plain);
  });

  it('floats on a page that opens further down', () => {
    expect(barAt(800)).toMatchObject(floating);
  });

  it('stays when the page moves down by 59 px, and hides at 60', () => {
    expect(through(0, 59)).toMatchObject(plain);
    expect(through(0, 60)).toMatchObject(hidden);
  });

  it('counts a slow move as a whole', () => {
    expect(through(0, 20, 40, 59)).toMatchObject(plain);
    expect(through(0, 20, 40, 60)).toMatchObject(hidden);
  });

  it('returns floating after 60 px up, not after 59', () => {
    expect(through(0, 900, 841)).toMatchObject(hidden);
    expect(through(0, 900, 840)).toMatchObject(floating);
  });

  it('measures from where the visitor changed direction', () => {
    expect(through(0, 900, 870, 950, 895)).toMatchObject(hidden);
    expect(through(0, 900, 870, 950, 890)).toMatchObject(floating);
    expect(through(800, 830, 790, 849)).toMatchObject(floating);
    expect(through(800, 830, 790, 850)).toMatchObject(hidden);
  });

  it('ignores jitter', () => {
    expect(through(0, 900, 870, 900, 870, 900, 870)).toMatchObject(hidden);
    expect(through(0, 900, 700, 740, 700, 740)).toMatchObject(floating);
  });

  it('hides with its pill only if it had one', () => {
    expect(through(0, 100)).toMatchObject({visible: false, floating: false});
    expect(through(0, 900, 800, 900)).toMatchObject({visible: false, floating: true});
  });

  it('loses its background when the page is back at its top', () => {
    expect(through(0, 900, 700, 0)).toMatchObject(plain);
    expect(through(0, 100, 70, 0)).toMatchObject(plain);
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
    expect(afterScroll(shown, 959)).toMatchObject(floating);
    expect(afterScroll(shown, 960)).toMatchObject(hidden);
  });
});
