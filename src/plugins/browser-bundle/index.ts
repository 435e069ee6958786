import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The messages of the theme; all others are inlined (inlineMessages.mjs). */
export const themeMessages = (messages: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(messages).filter(([id]) => id.startsWith('theme.')));

/** Makes the browser's bundle lighter than stock Docusaurus. See README.md. */
export default function browserBundlePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  // Core generates it.
  const messagesFile = path.join(generatedFilesDir, 'codeTranslations.json');

  function writeThemeMessages(): string {
    const messages = JSON.parse(readFileSync(messagesFile, 'utf8')) as Record<string, string>;
    const file = path.join(generatedFilesDir, 'browser-bundle', 'codeTranslations.json');
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify(themeMessages(messages)));
    return file;
  }

  return {
    name: 'browser-bundle',

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {BannerPlugin, Compilation, NormalModuleReplacementPlugin} = currentBundler.instance;
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
          // Not an alias: core's own alias for this name takes precedence.
          new NormalModuleReplacementPlugin(/^@generated\/codeTranslations$/, writeThemeMessages()),
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
              options: {file: messagesFile},
            },
          ],
        },
      };
    },
  };
}
