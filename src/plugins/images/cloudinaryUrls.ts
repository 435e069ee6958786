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
import {IMAGE_WIDTH_MAX, IMAGE_WIDTH_MIN, IMAGE_WIDTH_STEP} from '../../constants';
import type {AccessibilityMode, Image, PlaceholderType} from '../../lib/image';
import {FALLBACK_WIDTH} from './original';

/** Where Cloudinary delivers from. */
export const CLOUDINARY_ORIGIN = 'https://res.cloudinary.com';

/** Width of the placeholder `lqip`, in px. */
const LQIP_WIDTH = 20;

/** The picture in Cloudinary and its size, in px. */
export type CloudinaryPicture = {
  publicId: string;
  /** Changes with the picture's content, so that no cache keeps the former one. */
  version: number;
  width: number;
  height: number;
};

export type CloudinaryDelivery = {
  cloudName: string;
  placeholder: PlaceholderType;
  /** Of the placeholder `color`, as #RRGGBB. */
  placeholderColour: string;
  accessibility?: AccessibilityMode;
};

/** Widths to ask for, in px: every step up to the original's width, that width if it is smaller. */
export function widthSteps(originalWidth: number): number[] {
  const last = Math.min(originalWidth, IMAGE_WIDTH_MAX);
  const count = Math.floor((last - IMAGE_WIDTH_MIN) / IMAGE_WIDTH_STEP) + 1;
  return count > 0
    ? Array.from({length: count}, (_, index) => IMAGE_WIDTH_MIN + index * IMAGE_WIDTH_STEP)
    : [originalWidth];
}

/**
 * Effects on colours, with the strengths of Cloudinary's own components: pictures
 * that dazzle less, that stand out less, in greys, and with the colours moved
 * apart that red-green colour blindness confuses.
 */
const accessibilityEffects: Readonly<
  Record<AccessibilityMode, (image: CloudinaryImage) => CloudinaryImage>
> = {
  darkmode: (image) => image.effect(colorize(70).color('black')),
  brightmode: (image) => image.effect(colorize(40).color('white')),
  monochrome: (image) => image.effect(grayscale()),
  colorblind: (image) => image.effect(assistColorBlind()),
};

/**
 * Placeholders that Cloudinary makes. They start from the smallest step, because
 * the browser stretches them anyway, and have the lowest quality where the
 * effect hides it.
 */
const placeholders: Readonly<
  Record<Exclude<PlaceholderType, 'color'>, (image: CloudinaryImage) => CloudinaryImage>
> = {
  blur: (image) =>
    image
      .resize(scale().width(IMAGE_WIDTH_MIN))
      .effect(blur(2000))
      .delivery(format('auto'))
      .delivery(quality(1)),
  pixelate: (image) =>
    image
      .resize(scale().width(IMAGE_WIDTH_MIN))
      .effect(pixelate())
      .delivery(format('auto'))
      .delivery(quality(1)),
  vectorize: (image) =>
    image
      .resize(scale().width(IMAGE_WIDTH_MIN))
      .effect(vectorize().numOfColors(3).detailsLevel(0.1))
      .delivery(format('svg')),
  // Padded to a square with the colour that prevails; the corner is of that colour.
  'predominant-color': (image) =>
    image
      .resize(pad('iw_div_2').aspectRatio(1).background(auto()))
      .resize(crop(1, 1).gravity(compass(northEast())))
      .delivery(format('auto'))
      .delivery(quality('auto')),
  lqip: (image) =>
    image.resize(scale().width(LQIP_WIDTH)).delivery(format('auto')).delivery(quality('auto')),
};

/** A field of one colour: nobody needs to be asked for it. */
function fieldOf(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="${colour}" d="M0 0h1v1H0z"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** How to show a picture that Cloudinary delivers. Addresses are built by Cloudinary's library. */
export function cloudinaryImage(
  {publicId, version, width, height}: CloudinaryPicture,
  {cloudName, placeholder, placeholderColour, accessibility}: CloudinaryDelivery,
): Image {
  const cloudinary = new Cloudinary({cloud: {cloudName}, url: {secure: true, analytics: false}});
  const start = () => cloudinary.image(publicId).setVersion(version);
  const withEffect = (image: CloudinaryImage) =>
    accessibility ? accessibilityEffects[accessibility](image) : image;
  const addressAt = (step: number) =>
    withEffect(start().resize(scale().width(step)))
      .delivery(format('auto'))
      .delivery(quality('auto'))
      .toURL();
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
    placeholder:
      placeholder === 'color'
        ? fieldOf(placeholderColour)
        : placeholders[placeholder](withEffect(start())).toURL(),
    measured: true,
  };
}
