import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {trimConfig, trimMessages, trimMetadata} from './trim';

type Json = Record<string, unknown>;

/** Files that core generates. */
const METADATA = 'site-metadata.json';
const MESSAGES = 'codeTranslations.json';

/** Makes the browser's bundle lighter than stock Docusaurus. See README.md. */
export default function browserBundlePlugin({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const dir = path.join(generatedFilesDir, 'browser-bundle');
  const framework = (file: string) => path.join(siteDir, 'src/features/framework', file);

  const generated = (name: string) => path.join(generatedFilesDir, name);
  const readJson = (name: string) => JSON.parse(readFileSync(generated(name), 'utf8')) as Json;

  function writeTrimmed(name: string, value: unknown): string {
    mkdirSync(dir, {recursive: true});
    const file = path.join(dir, name);
    writeFileSync(file, JSON.stringify(value));
    return file;
  }

  return {
    name: 'browser-bundle',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin, Compilation, NormalModuleReplacementPlugin} = currentBundler.instance;
      const router = framework('router.tsx');
      // The site also works without the replacements, some 9 kB heavier.
      const isStock = process.env.STOCK_FRAMEWORK === '1';
      // Not aliases: core's own aliases for these names take precedence.
      const replacements: Readonly<Record<string, string>> = {
        ...(!isStock && {
          'react-helmet-async': framework('head.tsx'),
          '@docusaurus/router': router,
          'react-router': router,
          'react-router-config': router,
          'react-router-dom': router,
        }),
        '@generated/docusaurus.config': writeTrimmed('config.json', trimConfig(siteConfig)),
        '@generated/site-metadata': writeTrimmed(METADATA, trimMetadata(readJson(METADATA))),
        '@generated/codeTranslations': writeTrimmed(MESSAGES, trimMessages(readJson(MESSAGES))),
      };
      return {
        optimization: {
          // Part of the main script, which changes as often.
          runtimeChunk: false,
          splitChunks: {
            cacheGroups: {
              // A script of its own, so that the browser answers presses between the two.
              react: {
                name: 'react',
                test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                chunks: 'initial',
                enforce: true,
                priority: 45,
              },
            },
          },
        },
        plugins: [
          ...Object.entries(replacements).map(([request, file]) => {
            const exactly = new RegExp(`^${request.replaceAll('.', '\\.')}$`);
            return new NormalModuleReplacementPlugin(exactly, file);
          }),
          // V8 compiles the scripts as they arrive, off the main thread. The minimizer runs before.
          new BannerPlugin({
            banner: '//# allFunctionsCalledOnLoad',
            raw: true,
            include: /\.js$/,
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ],
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              include: path.join(siteDir, 'src'),
              enforce: 'pre',
              loader: path.join(__dirname, 'inlineMessages.mjs'),
              options: {file: generated(MESSAGES)},
            },
          ],
        },
      };
    },
  };
}
