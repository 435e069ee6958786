/** @jest-environment node */
import {findChromium} from '../programs';
import {writeFiles} from './temporaryFiles';

it('the browser is the one in CHROMIUM_PATH, or an explanation', () => {
  expect(findChromium({CHROMIUM_PATH: process.execPath})).toBe(process.execPath);
  expect(() => findChromium({CHROMIUM_PATH: '/no/such/browser'})).toThrow(
    'CHROMIUM_PATH is "/no/such/browser", where there is no program: write the full path of a Chromium or Chrome, for instance CHROMIUM_PATH=/usr/bin/chromium, or leave it out.',
  );
});

it('a browser on PATH is skipped when it does not start', () => {
  const folder = writeFiles({
    'broken/chromium': '#!/bin/sh\nexit 127\n',
    'works/google-chrome': '#!/bin/sh\nexit 0\n',
  });
  const PATH = `${folder}/broken:${folder}/works:/bin`;
  expect(findChromium({PATH}, '/no/such/browser')).toBe(`${folder}/works/google-chrome`);
});
