import {render} from '@testing-library/react';
import {site} from '../../../site';
import {Project} from '../mdx';
import {pageSchemas} from '../schemas';

const textOf = (field: string) => render(<Project field={field} />).container.textContent;

it.each(pageSchemas.Project.shape.field.options)('writes %s', (field) => {
  expect(textOf(field)).toMatch(/\S/);
});

it('writes what a price and a delivery hold', () => {
  for (const [field, number] of Object.entries(site.projects.scope)) {
    expect(textOf(field)).toBe(String(number));
  }
});

it('rejects an unknown field and names the known ones', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => textOf('price')).toThrow('<Project field="price"/>: unknown field; write one of ');
});
