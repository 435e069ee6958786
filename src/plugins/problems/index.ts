import path from 'node:path';
import type {Compiler, RspackError} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {formatProblems, isError, sortProblems, type Problem} from '../../lib/siteError';
import {factsCache} from '../texts/factsCache';
import {withDevServer} from '../dev-server/served';
import {checkTexts} from './check';
import {keepProblems} from './last';
import {committedSlugs} from './moved';
import {checkMessageFiles} from '../translations/files';

const WATCHED = ['blog', 'docs', 'i18n', 'src/pages', 'static'];

/** Finds the problems that would stop a build; compiles a text again only when it changes. */
function createCheck(siteDir: string): () => Promise<Problem[]> {
  const readFacts = factsCache(siteDir);
  // Once: an address that a later commit adds was today's before.
  const history = committedSlugs(siteDir);
  return async () => {
    const problems = [
      ...(await checkTexts(siteDir, readFacts, {history})),
      ...checkMessageFiles(siteDir),
    ];
    keepProblems(problems);
    return problems.filter(isError);
  };
}

const resourceOf = ({module}: RspackError) =>
  (module as {resource?: string} | undefined)?.resource?.split('?', 1)[0];

type DevServer = {
  webSocketServer?: {clients: unknown[]};
  sendMessage: (clients: unknown[], type: string) => void;
};

/** Shows problems over the page in development. See README.md. */
export default function problemsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'problems',
    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      const check = createCheck(siteDir);
      let reloadPages = () => {};
      let isServed = false;
      let mustReload = false;
      const reporter = {
        apply(compiler: Compiler) {
          compiler.hooks.afterCompile.tapPromise('problems', async (compilation) => {
            if (compilation.compiler.isChild()) return;
            for (const folder of WATCHED) {
              compilation.contextDependencies.add(path.join(siteDir, folder));
            }
            const problems = await check();
            const files = new Set(problems.map(({file}) => path.join(siteDir, file)));
            // Replaces the compiler's own errors for these files, which have a stack trace and only
            // report the first problem.
            const others = compilation.errors.filter(
              (error) => !files.has(resourceOf(error) ?? ''),
            );
            const own = sortProblems(problems).map((problem) => ({
              name: 'Problem',
              message: formatProblems([problem]),
            }));
            compilation.errors.splice(0, compilation.errors.length, ...own, ...others);
          });
          // A text that does not compile becomes a script that throws, so open pages keep the last
          // good output and reload later. The first compilation must emit something.
          compiler.hooks.shouldEmit.tap('problems', ({errors}) => {
            const isWithheld = isServed && errors.length > 0;
            mustReload ||= isWithheld;
            return !isWithheld;
          });
          compiler.hooks.afterEmit.tap('problems', () => {
            isServed = true;
            if (mustReload) reloadPages();
            mustReload = false;
          });
        },
      };
      const devServer = {
        setupMiddlewares(_middlewares: unknown[], server: DevServer) {
          reloadPages = () =>
            server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
          return [];
        },
      };
      return withDevServer(devServer, {plugins: [reporter]});
    },
  };
}
