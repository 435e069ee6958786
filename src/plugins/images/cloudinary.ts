import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Cloudinary, type CloudinaryImage} from '@cloudinary/url-gen';
import {format, quality} from '@cloudinary/url-gen/actions/delivery';
import {
  assistColorBlind,
  blur,
  colorize,
  grayscale,
  pixelate,
  vectorize,
} from '@cloudinary/url-gen/actions/effect';
import {crop, pad, scale} from '@cloudinary/url-gen/actions/resize';
import {auto} from '@cloudinary/url-gen/qualifiers/background';
import {northEast} from '@cloudinary/url-gen/qualifiers/compass';
import {compass} from '@cloudinary/url-gen/qualifiers/gravity';
import pLimit from 'p-limit';
import {IMAGE_WIDTH_MAX, IMAGE_WIDTH_MIN, IMAGE_WIDTH_STEP} from '../../constants';
import type {Environment} from '../../lib/environment';
import {hashOf} from '../../lib/hash';
import {type AccessibilityMode, type Image, type PlaceholderType} from '../../lib/image';
import {SiteError} from '../../lib/siteError';
import {readTokens, readTokensCss, type Token} from '../../lib/tokens';
import {FALLBACK_WIDTH, readOriginal} from './original';
import type {ImageProvider} from './pipeline';

const LQIP_WIDTH = 20;

export type CloudinaryPicture = {
  publicId: string;
  /** Changes with the picture's content, so that caches don't serve an old one. */
  version: number;
  width: number;
  height: number;
  ground?: Image['ground'];
};

/** Widths to request, in px: each step up to the original's width, or that width if smaller. */
export function widthSteps(originalWidth: number): number[] {
  const last = Math.min(originalWidth, IMAGE_WIDTH_MAX);
  const count = Math.floor((last - IMAGE_WIDTH_MIN) / IMAGE_WIDTH_STEP) + 1;
  return count > 0
    ? Array.from({length: count}, (_, index) => IMAGE_WIDTH_MIN + index * IMAGE_WIDTH_STEP)
    : [originalWidth];
}

type Transform = (image: CloudinaryImage) => CloudinaryImage;

/** Colour effects, with the strengths of Cloudinary's own components. */
const accessibilityEffects: Readonly<Record<AccessibilityMode, Transform>> = {
  darkmode: (image) => image.effect(colorize(70).color('black')),
  brightmode: (image) => image.effect(colorize(40).color('white')),
  monochrome: (image) => image.effect(grayscale()),
  colorblind: (image) => image.effect(assistColorBlind()),
};

const deliver = (image: CloudinaryImage, level: 'auto' | number = 'auto') =>
  image.delivery(format('auto')).delivery(quality(level));
const scaled = (image: CloudinaryImage, width = IMAGE_WIDTH_MIN) =>
  image.resize(scale().width(width));

/** Small, and of the lowest quality where the effect hides the loss. */
const placeholders: Readonly<Record<Exclude<PlaceholderType, 'color'>, Transform>> = {
  blur: (image) => deliver(scaled(image).effect(blur(2000)), 1),
  pixelate: (image) => deliver(scaled(image).effect(pixelate()), 1),
  vectorize: (image) =>
    scaled(image).effect(vectorize().numOfColors(3).detailsLevel(0.1)).delivery(format('svg')),
  // Pads to a square in the predominant colour, then crops to a corner.
  'predominant-color': (image) =>
    deliver(
      image
        .resize(pad('iw_div_2').aspectRatio(1).background(auto()))
        .resize(crop(1, 1).gravity(compass(northEast()))),
    ),
  lqip: (image) => deliver(scaled(image, LQIP_WIDTH)),
};

/** An inline SVG of one colour, which needs no request. */
function fieldOf(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Describes a picture that Cloudinary delivers. */
export function cloudinaryImage(
  {publicId, version, width, height, ground}: CloudinaryPicture,
  environment: Environment,
  token: Token,
): Image {
  const {CLOUDINARY_CLOUD_NAME: cloudName, IMAGE_PLACEHOLDER: placeholder} = environment;
  const effect = environment.IMAGE_ACCESSIBILITY;
  const cloudinary = new Cloudinary({cloud: {cloudName}, url: {secure: true, analytics: false}});
  const start = () => cloudinary.image(publicId).setVersion(version);
  const withEffect = (image: CloudinaryImage) =>
    effect ? accessibilityEffects[effect](image) : image;
  const addressAt = (step: number) => deliver(withEffect(scaled(start(), step))).toURL();
  const steps = widthSteps(width);
  const fallback = steps.findLast((step) => step <= FALLBACK_WIDTH) ?? width;
  return {
    src: addressAt(fallback),
    srcset: steps.map((step) => `${addressAt(step)} ${step}w`).join(', '),
    // Cloudinary chooses the format by what the browser accepts.
    sources: [],
    sizes: '100vw',
    width,
    height,
    ...(ground && {ground}),
    placeholder:
      placeholder === 'color'
        ? fieldOf(environment.IMAGE_PLACEHOLDER_COLOR ?? token('mint'))
        : placeholders[placeholder](withEffect(start())).toURL(),
    measured: true,
  };
}

/**
 * Forbidden in a public id; a folder named `v` and digits would be read as a version
 * (https://cloudinary.com/documentation/ts_permitted_naming_conventions).
 */
const FORBIDDEN = /[?&#\\%<>+]|(^|\/)v\d+\//;

/**
 * The public id of a picture: the account's folder, then the path in the project, no extension.
 *
 * @throws SiteError when Cloudinary does not accept the name
 */
export function publicIdOf(file: string, folder?: string): string {
  if (FORBIDDEN.test(file)) {
    throw new SiteError(
      `${file}: Cloudinary accepts no name that contains one of ?&#\\%<>+ and no folder named v and digits: rename the picture or its folder.`,
    );
  }
  const stem = file.replace(/\.[^./]+$/, '');
  return folder ? `${folder}/${stem}` : stem;
}

/** The `cloudinary` image provider: the build encodes and copies nothing. See README.md. */
export function createCloudinaryPipeline(siteDir: string, environment: Environment): ImageProvider {
  const owners = new Map<string, string>();
  const token: Token = (name) => readTokens(readTokensCss(siteDir))(name);
  const schedule = pLimit(availableParallelism());
  return {
    async process(absolute) {
      const {data, ...facts} = await schedule(() => readOriginal(absolute));
      const file = path.relative(siteDir, absolute).replaceAll(path.sep, '/');
      const publicId = publicIdOf(file, environment.CLOUDINARY_FOLDER);
      const owner = owners.get(publicId) ?? file;
      if (owner !== file) {
        throw new SiteError(
          `${file}: ${owner} has the same name except for its extension, and Cloudinary would keep only one of the two (${publicId}): rename one.`,
        );
      }
      owners.set(publicId, file);
      // At most nine digits, unlike a timestamp.
      const version = Number.parseInt(hashOf(data).slice(0, 7), 16);
      return cloudinaryImage({publicId, version, ...facts}, environment, token);
    },
    usedFiles: () => [],
  };
}
