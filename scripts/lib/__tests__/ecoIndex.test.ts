/** @jest-environment node */
import {ecoIndex} from '../ecoIndex';

it.each([
  ['an empty page', {nodes: 0, requests: 0, kilobytes: 0}, 100],
  ['a page at the first quantiles', {nodes: 47, requests: 2, kilobytes: 1.37}, 95],
  ['a light page', {nodes: 300, requests: 15, kilobytes: 250}, 81.9],
  ['a page heavier than all', {nodes: 1e6, requests: 1e6, kilobytes: 1e6}, 0],
])('%s', (_name, page, expected) => {
  expect(ecoIndex(page)).toBeCloseTo(expected, 1);
});
