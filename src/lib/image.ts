/** An image as pages receive it (specification, section 3), resolved at build. */
export type Image = {
  src: string;
  /** Candidates with their widths (`address 800w, …`), for every browser; empty for `src` alone. */
  srcset: string;
  /** Candidates in lighter formats, best first, for `<source>`; none for a drawing. */
  sources: ReadonlyArray<{type: string; srcset: string}>;
  /** Default `sizes`; components may override it. */
  sizes: string;
  /** Size of the original, in px. */
  width: number;
  height: number;
  /**
   * Shown while the picture loads: a data URI of a few hundred bytes, or an address. A drawing has
   * a tint instead.
   */
  placeholder?: string;
  /** The CSS colour of a drawing's ground while it loads, by day and by night. */
  tint?: string;
  /** The same picture in the dark theme, for a drawing with colours of its own at night. */
  night?: {src: string};
  /** Whether a drawing has a second layout, for the upright box that a phone gives it. */
  upright?: true;
  /** Shade of the ground on which a transparent picture shows. */
  ground?: 'light' | 'dark';
  /** Whether measuring the picture pays off: candidates exist for nearly every width. */
  measured?: true;
};

/** An image with its alternative text. */
export type DescribedImage = {image: Image; alt: string};

/** Where image files are generated (decisions, section 7). */
export const imageProviders = ['local', 'cloudinary'] as const;

/** Cloudinary's placeholders while a picture loads (specification, section 9). */
export const placeholderTypes = [
  'blur',
  'pixelate',
  'vectorize',
  'predominant-color',
  'lqip',
  'color',
] as const;

export type PlaceholderType = (typeof placeholderTypes)[number];

/** Cloudinary's colour effects for all pictures (specification, section 9). */
export const accessibilityModes = ['darkmode', 'brightmode', 'monochrome', 'colorblind'] as const;

export type AccessibilityMode = (typeof accessibilityModes)[number];

/** Path of the drawings on the site: SVGs instead of pictures. */
export const DRAWINGS_PATH = '/assets/drawings/';

/** In px: no figure is taller. A picture of 16:9 fills the page's width at this height. */
export const FIGURE_MAX_HEIGHT = 720;

/** In px: figures fill the page, or share it in a gallery. */
const FIGURE_MAX_WIDTH = {page: 1280, gallery: 640} as const;

export type FigureRoom = keyof typeof FIGURE_MAX_WIDTH;

/** The largest size at which a figure of these proportions is shown, in CSS px. */
function roomFor({width, height}: {width: number; height: number}, room: FigureRoom): number {
  return Math.min(FIGURE_MAX_WIDTH[room], (FIGURE_MAX_HEIGHT * width) / height);
}

/** The size at which a figure is shown, in CSS px, on a wide screen: never beyond its pixels. */
export function shownSize(
  picture: {width: number; height: number},
  room: FigureRoom,
): {width: number; height: number} {
  const width = Math.max(1, Math.round(Math.min(picture.width, roomFor(picture, room))));
  return {width, height: Math.max(1, Math.round((width * picture.height) / picture.width))};
}

/** Pixels for a CSS px: enough for most screens. */
const DENSITY = 1.5;

/** The width, in px, from which a picture fills its room and is sharp. */
export const widthToFill = (picture: {width: number; height: number}, room: FigureRoom): number =>
  Math.round(roomFor(picture, room) * DENSITY);

/** Where the subject of a picture is, in per cent of its width and height, in tens. */
export type Focus = {x: number; y: number};
