import {serviceA, serviceB} from '@site/scripts/__tests__/jest/vocabulary';
import {inSentence} from '../../../lib/text';
import {serviceTexts} from '../../../vocabulary/labels';
import {listServices} from '../labels';

it('lists services on one line with a single capital', () => {
  const [a, b] = [serviceTexts[serviceA].label, serviceTexts[serviceB].label];
  expect(listServices([serviceA, serviceB], 'fr')).toBe(`${a}, ${inSentence(b, 'fr')}`);
  expect(listServices([serviceB], 'fr')).toBe(b);
});
