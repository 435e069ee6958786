import {CatalogueError, errors, hasCode} from '../errors';

it('words each error as section 8 of the specification does', () => {
  const texts = [
    errors.invalidHash(),
    errors.invalidJson('/a.json'),
    errors.missingHash('/a.json'),
    errors.fetchFailed('/a.json'),
    errors.notFound(''),
    errors.notFound('Gone away'),
    errors.moduleNotFound('1a2b'),
    errors.asyncComponent('component', 'no default export'),
  ].map(({code, message}) => `${code}: ${message}`);
  expect(texts).toMatchInlineSnapshot(`
    [
      "INVALID_HASH: Hash did not match.",
      "INVALID_JSON: Failed to parse JSON from /a.json.",
      "MISSING_HASH: JSON data in /a.json is missing a hash.",
      "FETCH_FAILED: Failed to fetch /a.json.",
      "404: Not Found",
      "404: Gone away",
      "MODULE_NOT_FOUND: Cannot find module '1a2b'",
      "ASYNC_COMPONENT: Failed to resolve async component component: no default export",
    ]
  `);
});

it('recognises the catalogue’s errors by their code', () => {
  expect(hasCode(errors.invalidHash(), 'MOVED', 'INVALID_HASH')).toBe(true);
  expect(hasCode(errors.invalidHash(), 'MOVED')).toBe(false);
  expect(hasCode({code: 'INVALID_HASH'}, 'INVALID_HASH')).toBe(false);
  expect(errors.notFound('Not Found')).toBeInstanceOf(CatalogueError);
});
