import type {Environment} from '../../lib/environment';
import type {Image} from '../../lib/image';
import {createCloudinaryPipeline} from './cloudinary';
import {createLocalPipeline} from './local';

export type ImagePipeline = {
  /** Folder of the generated files; undefined when another host delivers them. */
  cacheDir?: string;
  /** @throws SiteError when the host does not accept the file's name */
  process: (file: string) => Promise<Image>;
  /** Names of the files in `cacheDir` that processed images use. */
  usedFiles: () => readonly string[];
};

export function createImagePipeline(siteDir: string, environment: Environment): ImagePipeline {
  return environment.IMAGE_PROVIDER === 'cloudinary'
    ? createCloudinaryPipeline(siteDir, environment)
    : createLocalPipeline(siteDir);
}
