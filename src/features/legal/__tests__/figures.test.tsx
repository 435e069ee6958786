import {render} from '@testing-library/react';
import {InDiscs, unitOf} from '../figures';

describe('unitOf', () => {
  it('lets the largest figure have 8 to 20 discs', () => {
    for (let max = 100; max < 1e6; max = Math.ceil(max * 1.03)) {
      expect(max / unitOf(max)).toBeGreaterThanOrEqual(8);
      expect(max / unitOf(max)).toBeLessThanOrEqual(20);
    }
    expect([150_000, 250, 60_000, 4000].map(unitOf)).toEqual([10_000, 20, 5000, 200]);
  });
});

describe('InDiscs', () => {
  /** The whole discs of each row, by the end of their line, and the radius of the last. */
  const rowsOf = (ui: React.ReactElement) => {
    const {container} = render(ui);
    return Array.from(container.querySelectorAll('g'), (row) => [
      row.querySelector('path')?.getAttribute('d'),
      row.querySelector('circle')?.getAttribute('r'),
    ]);
  };

  it('draws the discs of the upper figure, and on them those of the lower one', () => {
    expect(
      rowsOf(
        <InDiscs least={30_000} most={60_000} max={150_000}>
          €30,000 to €60,000
        </InDiscs>,
      ),
    ).toEqual([
      ['M50 50H550.1', undefined],
      ['M50 50H250.1', undefined],
    ]);
  });

  it('has one row for one figure, whose last disc has the area of what is left', () => {
    expect(
      rowsOf(
        <InDiscs least={205} max={250}>
          205 kB
        </InDiscs>,
      ),
    ).toEqual([['M50 50H950.1', '23']]);
  });
});
