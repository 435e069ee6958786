import type {Environment} from '../../lib/environment';
import type {Image} from '../../lib/image';
import {createCloudinaryPipeline} from './cloudinary';
import {createLocalPipeline} from './local';

export type ImagePipeline = {
  /** Folder of the files made; none where another host delivers them. */
  cacheDir?: string;
  process: (file: string) => Promise<Image>;
  /** Names of the files in `cacheDir` that the processed images refer to. */
  usedFiles: () => readonly string[];
};

export function createImagePipeline({
  siteDir,
  environment,
}: {
  siteDir: string;
  environment: Environment;
}): ImagePipeline {
  const {IMAGE_PROVIDER: provider, CLOUDINARY_CLOUD_NAME: cloudName} = environment;
  // Without a cloud name readEnvironment has refused « cloudinary ».
  return provider === 'cloudinary' && cloudName
    ? createCloudinaryPipeline({
        siteDir,
        cloudName,
        folder: environment.CLOUDINARY_FOLDER,
        placeholder: environment.IMAGE_PLACEHOLDER,
        placeholderColour: environment.IMAGE_PLACEHOLDER_COLOR,
        accessibility: environment.IMAGE_ACCESSIBILITY,
      })
    : createLocalPipeline({siteDir});
}
