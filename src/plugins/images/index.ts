import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {publishedDir} from '../../lib/files';
import {DRAWINGS_PATH} from '../../lib/image';
import {withDevServer} from '../dev-server/served';
import {IMAGES_PATH} from './local';
import type {ImagePipeline} from './pipeline';

/** Serves and publishes the pipeline's files, in folders for both languages. */
export default function imagesPlugin(context: LoadContext, images: ImagePipeline): Plugin {
  const folders = [
    {...images, publicPath: IMAGES_PATH},
    {...images.drawings, publicPath: DRAWINGS_PATH},
  ].flatMap(({cacheDir, ...folder}) => (cacheDir ? [{...folder, cacheDir}] : []));
  return {
    name: 'images',
    configureWebpack(_config, isServer) {
      const served = folders.map(({cacheDir: directory, publicPath}) => ({
        directory,
        publicPath,
        watch: false,
      }));
      return isServer ? {} : withDevServer({static: served});
    },
    async postBuild({outDir}) {
      for (const {cacheDir, publicPath, usedFiles} of folders) {
        const names = usedFiles();
        if (names.length === 0) continue;
        const targetDir = path.join(publishedDir(context, outDir), publicPath);
        await mkdir(targetDir, {recursive: true});
        await Promise.all(
          names.map((name) => copyFile(path.join(cacheDir, name), path.join(targetDir, name))),
        );
      }
    },
  };
}
