import * as z from 'zod';
import {validate} from '../schema';

const schema = z.strictObject({
  date: z.iso.date('write a date'),
  kind: z.enum(['long', 'short']).optional(),
  tags: z.array(z.string()).optional(),
  cover: z.strictObject({alt: z.string()}).optional(),
});
const messages = (value: unknown) => validate(schema, value).problems.map(({message}) => message);

it('reports a misspelt field once, not as missing too', () => {
  expect(messages({dat: '2025-01-01'})).toEqual([
    'remove the unknown field "dat", or write "date"',
  ]);
});

it('reports a wrong field beside one that is spelt almost like it', () => {
  expect(messages({date: 'today', dat: '2025-01-01'})).toEqual([
    'date is "today": write a date',
    'remove the unknown field "dat", or write "date"',
  ]);
});

it('names the values and types that a field takes', () => {
  const date = '2025-01-01';
  expect(messages({date, kind: 'shrt', tags: 'a', cover: {alt: 1, text: ''}})).toEqual([
    'kind is "shrt": write "short"? It is one of long, short',
    'tags is "a": write a list, such as [one, two]',
    'cover.alt is 1: write a text, in double quotes when it is a number, true, or begins with [ or {',
    'remove the unknown field "text"',
  ]);
  expect(messages({date, kind: 'x', cover: 'a'})).toEqual([
    'kind is "x": write one of long, short',
    'cover is "a": write its fields on the lines below, each indented by two spaces',
  ]);
});
