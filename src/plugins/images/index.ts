import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedDir} from '../../lib/files';
import {IMAGES_PATH} from './local';
import type {ImagePipeline} from './pipeline';

/** Serves and publishes the pipeline's files, in one folder for both languages. */
export default function imagesPlugin(
  context: LoadContext,
  {cacheDir, usedFiles}: ImagePipeline,
): Plugin {
  return {
    name: 'images',
    configureWebpack(_config, isServer) {
      // Docusaurus passes `devServer` to the development server.
      return isServer || !cacheDir
        ? {}
        : ({
            devServer: {
              static: [{directory: cacheDir, publicPath: IMAGES_PATH, watch: false}],
            },
          } as object);
    },
    async postBuild({outDir}) {
      const names = usedFiles();
      if (!cacheDir || names.length === 0) return;
      const targetDir = path.join(publishedDir(context, outDir), IMAGES_PATH);
      await mkdir(targetDir, {recursive: true});
      await Promise.all(
        names.map((name) => copyFile(path.join(cacheDir, name), path.join(targetDir, name))),
      );
    },
  };
}
