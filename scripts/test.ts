/* npm test: check, unit tests, build, end-to-end. */
import {main} from './lib/test-command.mjs';

void main(process.argv.slice(2));
