/** @jest-environment node */
import {sectionOfHeading} from '../sections';

it('recognises a section by its heading in both languages', () => {
  expect(sectionOfHeading('Les  étapes ')).toBe('steps');
  expect(sectionOfHeading('OUR INVOLVEMENT')).toBe('our-involvement');
  expect(sectionOfHeading('Résultats')).toBeUndefined();
});
