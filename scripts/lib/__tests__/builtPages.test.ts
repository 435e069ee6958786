/** @jest-environment node */
import {samplePages} from '../builtPages';
import {writeFiles} from './temporaryFiles';

const page = (body: string) =>
  `<!doctype html><html lang=fr><head><title>x</title></head><body>${body}</body></html>`;

it('picks the longest case study of each language, without untranslated copies', () => {
  const dir = writeFiles({
    'index.html': page(''),
    'en/index.html': page(''),
    'team/index.html': page(''),
    'en/team/index.html': page(''),
    'work/a/index.html': page('x'),
    'work/b/index.html': page('<p>x<p>y'),
    'fr/work/b/index.html': page('<p>x<p>y<p>z'),
    'en/work/c/index.html': page(''),
  });
  const studies = samplePages(dir).filter(({type}) => type === 'case-study');
  expect(studies).toEqual([
    {type: 'case-study', locale: 'fr', path: '/work/b/'},
    {type: 'case-study', locale: 'en', path: '/en/work/c/'},
  ]);
});
