import {render} from '@testing-library/react';
import {RETENTION_MONTHS} from '../../../constants';
import {KeptFor} from '../mdx';

it.each(Object.entries(RETENTION_MONTHS))(
  'a %s is said to be kept as long as it is',
  (form, months) => {
    const {textContent} = render(<KeptFor form={form} />).container;
    const [number, unit] = (textContent ?? '').split('\u00A0');
    expect(Number(number) * (unit === 'ans' ? 12 : 1)).toBe(months);
    expect(unit).toMatch(/^(?:mois|ans)$/);
  },
);

it('rejects an unknown form and names the known ones', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<KeptFor form="letter" />)).toThrow(
    '<KeptFor form="letter"/>: unknown form; write one of message, application, newsletter.',
  );
});
