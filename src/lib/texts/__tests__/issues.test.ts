import * as z from 'zod';
import {readFields} from '../issues';

const schema = z.strictObject({date: z.iso.date()});
const codesOf = (value: unknown) => readFields(schema, value).issues.map(({code}) => code);

it('reports a misspelt field once, not as missing too', () => {
  expect(codesOf({dat: '2025-01-01'})).toEqual(['unrecognized_keys']);
});

it('reports a wrong field beside one that is spelt almost like it', () => {
  expect(codesOf({date: 'today', dat: '2025-01-01'}).sort()).toEqual([
    'invalid_format',
    'unrecognized_keys',
  ]);
});
