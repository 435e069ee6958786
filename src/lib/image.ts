/** An image as pages receive it (specification, section 3), known at build. */
export type Image = {
  src: string;
  /** Candidates with their widths (`address 800w, …`), for every browser. */
  srcset: string;
  /** Candidates in lighter formats, best first, for `<source>`. */
  sources: ReadonlyArray<{type: string; srcset: string}>;
  /** Default `sizes`; a component that knows better gives its own. */
  sizes: string;
  /** Size of the original, in px. */
  width: number;
  height: number;
  /** Stands for the picture until it has come: a data URI of a few hundred bytes, or an address. */
  placeholder: string;
  /** Whether it pays to measure the picture: there is a candidate for nearly every width. */
  measured?: true;
};

/** An image with the words that replace it. */
export type DescribedImage = {image: Image; alt: string};

/** Who makes the files of images (decisions, section 7). */
export const imageProviders = ['local', 'cloudinary'] as const;

/** What Cloudinary can show until the picture has come (specification, section 9). */
export const placeholderTypes = [
  'blur',
  'pixelate',
  'vectorize',
  'predominant-color',
  'lqip',
  'color',
] as const;

export type PlaceholderType = (typeof placeholderTypes)[number];

/** What Cloudinary can do to the colours of all pictures (specification, section 9). */
export const accessibilityModes = ['darkmode', 'brightmode', 'monochrome', 'colorblind'] as const;

export type AccessibilityMode = (typeof accessibilityModes)[number];
