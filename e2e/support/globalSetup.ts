import {buildFixture} from './fixtureBuild';

/** Builds the fixture site before the tests are loaded, some of which read it at once. */
export default () => buildFixture({name: 'fixture'});
