#!/usr/bin/env node
/*
 * npm test: installs what is missing, then runs test.ts. Written for an old Node too:
 * everything else is imported after the check.
 */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {requireNode} from './lib/node-version.mjs';

requireNode();
void import('./lib/ensure.mjs')
  .then(({ensureInstalled}) => ensureInstalled())
  .then(() => {
    const script = path.join(path.dirname(process.argv[1] ?? ''), 'test.ts');
    const args = ['--import', 'tsx', script, ...process.argv.slice(2)];
    process.exitCode = spawnSync(process.execPath, args, {stdio: 'inherit'}).status ?? 1;
  });
