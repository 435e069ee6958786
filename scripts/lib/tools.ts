/*
 * The tools of `npm run check` that judge the code: how each is run, and how its problems are read.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CACHE, projectRoot} from '../../src/lib/project';
import {SiteError, type Problem} from '../../src/lib/siteError';

type Output = {stdout: string; stderr: string};
type Tool = {
  /** Starts the last line of its report. */
  what: string;
  command: string;
  /** Makes its output readable by a program. */
  readable: string;
  /** @param dir where it has run */
  read: (output: Output, dir: string) => Problem[];
};

function run(command: string, dir: string) {
  const {FORCE_COLOR: _color, ...env} = process.env;
  return spawnSync(command, {
    cwd: dir,
    shell: true,
    encoding: 'utf8',
    env: {...env, NO_COLOR: '1'},
    maxBuffer: Infinity,
  });
}

/** A tool with a cache keyed by file content. */
const cached = (tool: string) =>
  `${tool} --cache --cache-strategy content --cache-location ${CACHE}/${tool}.json`;

/** JSON, or nothing where a tool has failed with a text. */
const listIn = <T>(output: string): T[] =>
  output.startsWith('[') ? (JSON.parse(output) as T[]) : [];

type Linted = {
  filePath: string;
  messages: Array<{line?: number; column?: number; message: string; ruleId: string | null}>;
};
type Styled = {source: string; warnings: Array<{line: number; column: number; text: string}>};

/** `src/a.ts(3,7): error TS2322: …`; the lines after it that begin with a space explain it. */
const typeProblem = /^(.+)\((\d+),(\d+)\): error (TS\d+: [^]*)$/;

/** Prettier only names a file: this finds the first line that it would write differently. */
function formatProblem(file: string, dir: string): Problem {
  const {status, stdout, stderr} = run(`prettier "${file}"`, dir);
  if (status !== 0) {
    const [, message = stderr, line, column] =
      /: (\w*Error: .*) \((\d+):(\d+)\)/.exec(stderr) ?? [];
    return {file, line: Number(line ?? 1), column: Number(column ?? 1), message};
  }
  const lines = readFileSync(path.join(dir, file), 'utf8').split('\n');
  const formatted = stdout.split('\n');
  const at = formatted.findIndex((line, index) => line !== lines[index]);
  return {
    file,
    line: at + 1,
    message: `Prettier writes "${formatted[at]}" here: run npm run fix -- format.`,
  };
}

export const TOOLS = {
  lint: {
    what: 'Lint',
    command: `${cached('eslint')} --max-warnings 0 .`,
    readable: '--format json',
    read: ({stdout}, dir) =>
      listIn<Linted>(stdout).flatMap(({filePath, messages}) =>
        messages.map(({line, column, message, ruleId}) => ({
          file: path.relative(dir, filePath),
          line,
          column,
          message: ruleId ? `${message} (${ruleId})` : message,
        })),
      ),
  },
  types: {
    what: 'Types',
    command: 'tsc --noEmit',
    readable: '--pretty false',
    read: ({stdout}) =>
      stdout.split(/\n(?!\s)/).flatMap((entry) => {
        const [, file = '', line, column, message = ''] = typeProblem.exec(entry.trimEnd()) ?? [];
        return file ? [{file, line: Number(line), column: Number(column), message}] : [];
      }),
  },
  format: {
    what: 'Format',
    command: `${cached('prettier')} .`,
    readable: '--list-different',
    read: ({stdout, stderr}, dir) => {
      const unreadable = [...stderr.matchAll(/^\[error\] (.+?): \w*Error: /gm)];
      const files = [...stdout.split('\n'), ...unreadable.map(([, file = '']) => file)];
      return files.filter(Boolean).map((file) => formatProblem(file, dir));
    },
  },
  styles: {
    what: 'Styles',
    command: `${cached('stylelint')} --max-warnings 0 "src/**/*.css"`,
    readable: '--formatter json',
    // It reports problems, and its own failures, there.
    read: ({stderr}, dir) =>
      listIn<Styled>(stderr).flatMap(({source, warnings}) =>
        warnings.map(({line, column, text}) => ({
          file: path.relative(dir, source),
          line,
          column,
          message: text,
        })),
      ),
  },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** @throws SiteError with a tool's own words, when it fails without a problem */
export function problemsOf(name: ToolName, dir = projectRoot): Problem[] {
  const {command, readable, read}: Tool = TOOLS[name];
  const {status, stdout, stderr} = run(`${command} ${readable}`, dir);
  if (status === 0) return [];
  const problems = read({stdout, stderr}, dir);
  if (problems.length === 0) throw new SiteError(`${command}\n${stdout}${stderr}`);
  return problems;
}
