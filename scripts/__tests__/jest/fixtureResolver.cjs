/* eslint-disable @typescript-eslint/no-require-imports -- Jest requires its resolver */
const {existsSync} = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const fixture = path.join(root, 'e2e/fixture');

/**
 * Resolves a module of the project to the fixture site's where it has one, and the imports of the
 * fixture's modules as if they were in the place of the project's.
 *
 * @type {import('jest-resolve').SyncResolver}
 */
module.exports = (request, options) => {
  const inFixture = options.basedir.startsWith(fixture);
  const basedir = inFixture
    ? path.join(root, path.relative(fixture, options.basedir))
    : options.basedir;
  const file = options.defaultResolver(request, {...options, basedir});
  const own = path.join(fixture, path.relative(root, file));
  return existsSync(own) ? own : file;
};
