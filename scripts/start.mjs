#!/usr/bin/env node
/*
 * npm start: the development server, both languages behind one port.
 * Written for an old Node too: everything else is imported after the check.
 */
import {requireNode} from './lib/node-version.mjs';

requireNode();
void import('./lib/start-command.mjs').then(function run(command) {
  return command.main(process.argv.slice(2));
});
