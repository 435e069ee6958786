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
    const cwd = path.resolve(process.argv[1] ?? '', '../..');
    const args = ['--import', 'tsx', 'scripts/test.ts', ...process.argv.slice(2)];
    process.exitCode = spawnSync(process.execPath, args, {cwd, stdio: 'inherit'}).status ?? 1;
  });
