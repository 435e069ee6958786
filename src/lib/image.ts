/**
 * An image as pages receive it (specification, section 3): everything an
 * `<img>` needs, known at build.
 */
export type Image = {
  /** Address of the fallback file. */
  src: string;
  /** WebP candidates with their widths (`address 800w, …`). */
  srcset: string;
  /** Candidates in lighter formats, best first, for `<source>`. */
  sources: ReadonlyArray<{type: string; srcset: string}>;
  /** Default `sizes`; a component that knows better gives its own. */
  sizes: string;
  /** Size of the original, in px. */
  width: number;
  height: number;
  /** A few hundred bytes that stand for the picture until it has come, as a data URI. */
  placeholder: string;
};

/** An image with the words that replace it. */
export type DescribedImage = {image: Image; alt: string};
