/*
 * Part of npm run check: runs a tool that judges the code, and reports its problems as the other
 * checks do.
 */
import {parseArgs} from 'node:util';
import {runCommand} from './lib/command';
import {reportProblems} from './lib/problem-report';
import {problemsOf, TOOLS, type ToolName} from './lib/tools';

const isTool = (name = ''): name is ToolName => name in TOOLS;

/** @throws Error for an unknown name */
function readOptions(): ToolName {
  const {positionals} = parseArgs({allowPositionals: true});
  const [name] = positionals;
  if (positionals.length !== 1 || !isTool(name)) throw new Error('Name a tool');
  return name;
}

void runCommand(`tsx scripts/check-code.ts ${Object.keys(TOOLS).join('|')}`, readOptions, (name) =>
  reportProblems(TOOLS[name].what, problemsOf(name)),
);
