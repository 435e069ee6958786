/** @jest-environment node */
import {realpathSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../../src/lib/project';
import {problemsOf, type ToolName} from '../tools';
import {writeFiles} from './temporaryFiles';

const paths = process.env.PATH;
beforeAll(() => {
  // As npm does.
  process.env.PATH = `${path.join(projectRoot, 'node_modules/.bin')}:${paths}`;
});
afterAll(() => {
  process.env.PATH = paths;
});

const problemsIn = (name: ToolName, files: Record<string, string>) =>
  problemsOf(name, realpathSync(writeFiles(files)));

const eslint = {'eslint.config.mjs': "export default [{rules: {'no-var': 'error'}}];"};
const stylelint = {'stylelint.config.mjs': "export default {rules: {'color-named': 'never'}};"};
const typescript = {'tsconfig.json': '{"compilerOptions": {"types": []}}'};

describe('a problem is found at its line by', () => {
  it.each([
    ['lint', {...eslint, 'a.js': '\n var a = 1;\n'}, 'a.js', 2, /^Unexpected var.* \(no-var\)$/],
    ['types', {...typescript, 'a.ts': '\nexport const a: number = "b";\n'}, 'a.ts', 2, /^TS2322: /],
    ['styles', {...stylelint, 'src/a.css': 'a {\n  color: red;\n}\n'}, 'src/a.css', 2, /"red"/],
    ['format', {'a/b.md': '# A\n\n*b*\n'}, 'a/b.md', 3, /^Prettier writes "_b_" here: run /],
    ['format', {'b.js': 'a();\n', 'a.js': 'a(\n'}, 'a.js', 2, /^SyntaxError: Unexpected token$/],
  ] as const)('%s', (name, files, file, line, message) => {
    expect(problemsIn(name, files)).toEqual([
      expect.objectContaining({file, line, message: expect.stringMatching(message) as string}),
    ]);
  });
});

it('an explanation of several lines belongs to its problem', () => {
  const source =
    'const a: {b: {c: string}} = {b: {c: "d"}};\nexport const e: {b: {c: number}} = a;\n';
  const [problem, ...others] = problemsIn('types', {...typescript, 'a.ts': source});
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(/^TS2322: .*\n +The types of 'b\.c' are incompatible/);
});

it('finds nothing wrong where nothing is', () => {
  expect(problemsIn('lint', {...eslint, 'a.js': 'a();\n'})).toEqual([]);
});

it('gives the words of a tool that fails', () => {
  const files = {'eslint.config.mjs': 'throw new Error("torn");'};
  expect(() => problemsIn('lint', files)).toThrow(/torn/);
});
