import {execFileSync} from 'node:child_process';
import {projectRoot} from '../../src/lib/project';
import {buildFixture} from './fixtureBuild';

/**
 * Builds the fixture site before the tests are loaded, some of which read it at once. Packages are
 * up to date first: a command in a copy, whose packages are links, would replace the project's.
 */
export default async () => {
  execFileSync(process.execPath, ['scripts/install.mjs'], {cwd: projectRoot, stdio: 'inherit'});
  await buildFixture({name: 'fixture'});
};
