import type {Environment} from '../../lib/environment';
import type {Image} from '../../lib/image';
import {createCloudinaryPipeline} from './cloudinary';
import {createLocalPipeline} from './local';

export type ImagePipeline = {
  /** Folder of the files made; none where another host delivers them. */
  cacheDir?: string;
  /** @throws SiteError when the file is no picture or its name can’t be delivered */
  process: (file: string) => Promise<Image>;
  /** Names of the files in `cacheDir` that the processed images refer to. */
  usedFiles: () => readonly string[];
};

export function createImagePipeline(siteDir: string, environment: Environment): ImagePipeline {
  return environment.IMAGE_PROVIDER === 'cloudinary'
    ? createCloudinaryPipeline(siteDir, environment)
    : createLocalPipeline(siteDir);
}
