/** @jest-environment node */
import {site as mockSite} from '../../../site';
import {pageSchemas} from '../pageSchemas';

/* An agency that gives the price of a typical project alone. */
jest.mock('../../../site', () => {
  const {site} = jest.requireActual<{site: typeof mockSite}>('../../../site');
  const {project} = site.projects.prices;
  return {site: {...site, projects: {...site.projects, prices: {project}}}};
});

it('a text can only ask for a price that src/site.ts gives', () => {
  expect(Object.keys(mockSite.projects.prices)).toEqual(['project']);
  expect(pageSchemas.Price.safeParse({of: 'project'}).success).toBe(true);
  expect(pageSchemas.Project.safeParse({field: 'projectPrice'}).success).toBe(true);
  expect(pageSchemas.Project.safeParse({field: 'auditPrice'}).success).toBe(false);
  expect(pageSchemas.Price.safeParse({of: 'audit'}).error?.issues[0]?.message).toBe(
    'write one of project; src/site.ts has no other price',
  );
});
