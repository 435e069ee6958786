/** An image as pages receive it (specification, section 3), resolved at build. */
export type Image = {
  src: string;
  /** Candidates with their widths (`address 800w, …`), for every browser; none for a drawing. */
  srcset: string;
  /** Candidates in lighter formats, best first, for `<source>`. */
  sources: ReadonlyArray<{type: string; srcset: string}>;
  /** Default `sizes`; components may override it. */
  sizes: string;
  /** Size of the original, in px. */
  width: number;
  height: number;
  /** Shown while the picture loads: a data URI of a few hundred bytes, or an address. */
  placeholder: string;
  /** The same in the dark theme, for a drawing with colours of its own at night. */
  night?: {src: string; placeholder: string};
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
