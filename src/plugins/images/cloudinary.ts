import {createHash} from 'node:crypto';
import {availableParallelism} from 'node:os';
import {SiteError} from '../../lib/siteError';
import {atOnce} from '../../lib/atOnce';
import {
  CLOUDINARY_ORIGIN,
  cloudinaryImage,
  type CloudinaryDelivery,
  type CloudinaryPicture,
} from './cloudinaryUrls';
import {readOriginal} from './original';
import type {ImagePipeline} from './pipeline';

export type CloudinaryOptions = CloudinaryDelivery & {
  siteDir: string;
  /** Folder of the account that holds the pictures. */
  folder?: string;
};

/**
 * What a public id may not hold; as a folder's name, `v` and digits would be
 * read as a version (https://cloudinary.com/documentation/ts_permitted_naming_conventions).
 */
const FORBIDDEN = /[?&#\\%<>+]|(^|\/)v\d+\//;

/**
 * The public id of a picture: the folder of the account, then the picture's path
 * in the project without its extension.
 *
 * @throws SiteError when Cloudinary can't have a picture of this name
 */
export function publicIdOf(file: string, folder?: string): string {
  if (FORBIDDEN.test(file)) {
    throw new SiteError(
      `${file}: Cloudinary takes no name with one of ?&#\\%<>+ in it and no folder named v and digits: rename the picture or its folder.`,
    );
  }
  const stem = file.replace(/\.[^./]+$/, '');
  return folder ? `${folder}/${stem}` : stem;
}

/** A number that changes with the content. Nine digits, as a time stamp has ten. */
function versionOf(data: Buffer): number {
  const hash = createHash('sha256').update(data).digest();
  return 1 + (hash.readUInt32BE() % 999_999_999);
}

/**
 * The `cloudinary` image provider: nothing is encoded or copied at build; the
 * site asks Cloudinary for the widths that it needs (README.md says how the
 * originals get there).
 */
export function createCloudinaryPipeline({
  siteDir,
  folder,
  ...delivery
}: CloudinaryOptions): ImagePipeline {
  const owners = new Map<string, string>();
  const schedule = atOnce(availableParallelism());
  return {
    origin: CLOUDINARY_ORIGIN,
    async process(absolute) {
      const {data, file, width, height} = await schedule(() => readOriginal(siteDir, absolute));
      const publicId = publicIdOf(file, folder);
      const owner = owners.get(publicId) ?? file;
      if (owner !== file) {
        throw new SiteError(
          `${file}: ${owner} has the same name but for its ending, and Cloudinary would keep only one of the two (${publicId}): rename one.`,
        );
      }
      owners.set(publicId, file);
      const picture: CloudinaryPicture = {publicId, version: versionOf(data), width, height};
      return cloudinaryImage(picture, delivery);
    },
    usedFiles: () => [],
  };
}
