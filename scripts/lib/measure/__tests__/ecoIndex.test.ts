/** @jest-environment node */
import {ecoGrade, ecoIndex} from '../ecoIndex';

describe('the EcoIndex of a page', () => {
  it('is 81.9 for 300 nodes, 15 requests and 250 kB', () => {
    expect(ecoIndex({nodes: 300, requests: 15, size: 250})).toBeCloseTo(81.9, 1);
  });

  it('is 100 for an empty page and 0 beyond the last quantiles', () => {
    expect(ecoIndex({nodes: 0, requests: 0, size: 0})).toBe(100);
    expect(ecoIndex({nodes: 1e9, requests: 1e9, size: 1e9})).toBe(0);
  });

  it('weighs nodes by a half, requests by a third, size by a sixth', () => {
    const worst = 1e9;
    const best = {nodes: 0, requests: 0, size: 0};
    expect(ecoIndex({...best, nodes: worst})).toBeCloseTo(50);
    expect(ecoIndex({...best, requests: worst})).toBeCloseTo(100 - 100 / 3);
    expect(ecoIndex({...best, size: worst})).toBeCloseTo(100 - 100 / 6);
  });

  it('interpolates linearly between quantiles', () => {
    // 47 is the first quantile above 0: a twentieth of the half that nodes weigh.
    expect(ecoIndex({nodes: 47, requests: 0, size: 0})).toBeCloseTo(97.5);
    expect(ecoIndex({nodes: 23.5, requests: 0, size: 0})).toBeCloseTo(98.75);
  });
});

it('gives an A above 80, and the lower letter at each boundary', () => {
  expect(
    [100, 80.1, 80, 70.1, 56, 41, 26, 11, 10, 0].map((score) => ecoGrade(score).at(-1)),
  ).toEqual(['A', 'A', 'B', 'B', 'C', 'D', 'E', 'F', 'G', 'G']);
});
