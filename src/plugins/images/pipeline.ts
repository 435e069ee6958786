import type {Environment} from '../../lib/environment';
import type {Image} from '../../lib/image';
import {createCloudinaryPipeline} from './cloudinary';
import {isDrawing} from './drawing';
import {createDrawings} from './drawings';
import {createLocalPipeline} from './local';

/** Files that a build makes, serves and publishes. */
export type MadeFiles = {
  /** Folder of the generated files; undefined when another host delivers them. */
  cacheDir?: string;
  /** Names of the files in `cacheDir` that processed images use. */
  usedFiles: () => readonly string[];
};

/** What turns pictures into images. */
export type ImageProvider = MadeFiles & {
  /** @throws SiteError when the host does not accept the file's name */
  process: (file: string) => Promise<Image>;
};

export type ImagePipeline = ImageProvider & {drawings: MadeFiles};

/** The provider that the environment selects, for all pictures but drawings. */
export function createImagePipeline(siteDir: string, environment: Environment): ImagePipeline {
  const provider =
    environment.IMAGE_PROVIDER === 'cloudinary'
      ? createCloudinaryPipeline(siteDir, environment)
      : createLocalPipeline(siteDir);
  const drawings = createDrawings(siteDir);
  return {
    ...provider,
    drawings,
    process: (file) => (isDrawing(file) ? drawings.process(file) : provider.process(file)),
  };
}
