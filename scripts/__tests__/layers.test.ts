/** @jest-environment node */
import {spawnSync} from 'node:child_process';
import {cpSync, realpathSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {projectRoot} from '../../src/lib/project';
import {writeFiles} from '../lib/__tests__/temporaryFiles';

type Linted = Array<{
  filePath: string;
  messages: Array<{line: number; ruleId: string | null; message: string}>;
}>;

/** Lints these files by the project's own configuration: `file:line rule` of each problem. */
function lint(files: Readonly<Record<string, string>>): string[] {
  const dir = realpathSync(
    writeFiles({
      ...files,
      'tsconfig.json': '{"include": ["src"], "compilerOptions": {"types": []}}',
    }),
  );
  for (const part of ['eslint.config.mjs', 'package.json', 'scripts/lint']) {
    cpSync(path.join(projectRoot, part), path.join(dir, part), {recursive: true});
  }
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(dir, 'node_modules'));
  const eslint = path.join(projectRoot, 'node_modules/eslint/bin/eslint.js');
  const options = {cwd: dir, encoding: 'utf8'} as const;
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [eslint, '--format', 'json', 'src'],
    options,
  );
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as Linted)
    .flatMap(({filePath, messages}) =>
      messages
        .filter(({ruleId}) => ruleId?.includes('import'))
        .map(({line, ruleId}) => `${path.relative(dir, filePath)}:${line} ${ruleId}`),
    )
    .sort();
}

const value = 'export const a = 1;\n';

it('finds imports against the layers, and circles, through every alias; types are free', () => {
  const problems = lint({
    // A circle in one layer, that an alias hides.
    'src/theme/Navbar/index.tsx': "import Footer from '@theme/Footer';\nexport default Footer;\n",
    'src/theme/Footer/index.tsx': "import Navbar from '../Navbar';\nexport default Navbar;\n",
    // Wrong ways.
    'src/features/links/index.tsx': "import Page from '@theme/Page';\nexport default Page;\n",
    'src/theme/Page/index.tsx': value,
    'src/lib/a.ts': "import {a} from '@site/src/hooks/a';\nexport const b = a;\n",
    'src/hooks/a.ts': value,
    'src/components/A/index.tsx': "export {a} from '../../features/page';\n",
    'src/features/page/index.tsx': value,
    'src/features/home/index.tsx': "export {a} from '../team';\nexport {a as b} from '../page';\n",
    'src/features/team/index.tsx': value,
    'src/plugins/b/index.ts': "export {a} from '../../components/B';\n",
    'src/components/B/index.tsx': value,
    // Only types may come from the build.
    'src/features/legal/index.tsx':
      "import {a, type A} from '../../plugins/a';\nexport const b: A = a;\n",
    'src/features/legal/types.ts':
      "import type {A} from '../../plugins/a';\nexport type {A as B} from '@site/src/plugins/a';\nexport const c: A = 1;\n",
    'src/plugins/a/index.ts': 'export const a = 1;\nexport type A = number;\n',
  });
  expect(problems).toEqual([
    'src/components/A/index.tsx:1 import-x/no-restricted-paths',
    'src/features/home/index.tsx:1 import-x/no-restricted-paths',
    'src/features/legal/index.tsx:1 @typescript-eslint/no-restricted-imports',
    'src/features/links/index.tsx:1 import-x/no-restricted-paths',
    'src/lib/a.ts:1 import-x/no-restricted-paths',
    'src/plugins/b/index.ts:1 import-x/no-restricted-paths',
    'src/theme/Footer/index.tsx:1 import-x/no-cycle',
    'src/theme/Navbar/index.tsx:1 import-x/no-cycle',
  ]);
  // In ms: ESLint reads its rules and TypeScript, perhaps on a busy machine.
}, 120_000);
