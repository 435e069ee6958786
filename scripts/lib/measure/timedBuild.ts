import {spawn} from 'node:child_process';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../project';
import {UserError} from '../user-error';

/** What a build took. */
export type BuildCost = {
  /** By the clock, in s. */
  wall: number;
  /** Of all its processes and threads, user and system, in s. */
  cpu: number;
  /** The most memory that its processes held at one time, in MB; null where the system does not tell. */
  memory: number | null;
};

/** How often memory is looked at, in ms. */
const SAMPLE_MS = 200;

/** Lines that a failed build is explained with. */
const TAIL_LINES = 20;

const docusaurus = path.join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

/** Memory that a process and its descendants hold (RSS), in bytes, by Linux' /proc. */
function treeMemory(root: number): number | null {
  try {
    const children = new Map<number, number[]>();
    for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the command stands in brackets and may hold spaces.
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
        children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      } catch {
        // It has ended meanwhile.
      }
    }
    const tree = [root];
    for (const pid of tree) tree.push(...(children.get(pid) ?? []));
    const kilobytes = tree.map((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
      } catch {
        return 0;
      }
    });
    return kilobytes.reduce((sum, each) => sum + each, 0) * 1024;
  } catch {
    return null;
  }
}

/**
 * Builds a project and says what it took. The processor's time is what the shell's `time`
 * adds up over all processes that have ended.
 *
 * @param env added to ours
 * @throws UserError with the end of the build's output when it fails
 */
export async function timedBuild(dir: string, env: NodeJS.ProcessEnv = {}): Promise<BuildCost> {
  const started = performance.now();
  const child = spawn(
    'bash',
    ['-c', 'TIMEFORMAT="cpu %U %S"; time "$@"', 'bash', process.execPath, docusaurus, 'build'],
    {
      cwd: dir,
      env: {...process.env, ...env, NO_COLOR: '1', LC_ALL: 'C', NODE_ENV: 'production'},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  let memory: number | null = null;
  const sampling = setInterval(() => {
    const now = child.pid === undefined ? null : treeMemory(child.pid);
    if (now !== null) memory = Math.max(memory ?? 0, now);
  }, SAMPLE_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => clearInterval(sampling));
  const wall = (performance.now() - started) / 1000;
  const [, user, system] = /^cpu ([\d.]+) ([\d.]+)$/m.exec(output) ?? [];
  if (code !== 0 || user === undefined || system === undefined) {
    const tail = output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
    throw new UserError(`The build in ${dir} ended with code ${code}:\n${tail}`);
  }
  return {
    wall,
    cpu: Number(user) + Number(system),
    memory: memory === null ? null : memory / 1_000_000,
  };
}

/** How large a folder is. */
export function sizeOf(dir: string): {files: number; megabytes: number} {
  const sizes = readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .map((name) => statSync(path.join(dir, name)))
    .filter((entry) => entry.isFile())
    .map(({size}) => size);
  return {files: sizes.length, megabytes: sizes.reduce((sum, size) => sum + size, 0) / 1_000_000};
}
