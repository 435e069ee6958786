#!/usr/bin/env node
/*
 * npm test: installs what is missing, then check, unit tests, build, end-to-end.
 * Written for an old Node too: everything else is imported after the check.
 */
import {requireNode} from './lib/node-version.mjs';

requireNode();
void import('./lib/test-command.mjs').then(function run(command) {
  return command.main(process.argv.slice(2));
});
