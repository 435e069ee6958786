import {render} from '@testing-library/react';
import {InDiscs, unitOf} from '../plan';

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
  const widthsOf = (ui: React.ReactElement) => {
    const {container} = render(ui);
    return Array.from(container.querySelectorAll('svg svg'), (row) => [
      row.getAttribute('x'),
      row.getAttribute('width'),
    ]);
  };

  it('fills the discs up to the lower figure, and those up to the other in another colour', () => {
    expect(
      widthsOf(
        <InDiscs least={30_000} most={60_000} max={150_000}>
          €30,000 to €60,000
        </InDiscs>,
      ),
    ).toEqual([
      ['300', '300'],
      ['0', '300'],
    ]);
  });

  it('has one row for one figure, whose last disc may be a part', () => {
    expect(
      widthsOf(
        <InDiscs least={210} max={250}>
          210 kB
        </InDiscs>,
      ),
    ).toEqual([['0', '1050']]);
  });
});
