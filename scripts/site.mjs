#!/usr/bin/env node
/*
 * npm run site: installs what is missing, builds both languages, serves them.
 * Written for an old Node too: everything else is imported after the check.
 */
import {requireNode} from './lib/node-version.mjs';

requireNode();
void import('./lib/site-command.mjs').then(function run(command) {
  return command.main(process.argv.slice(2));
});
