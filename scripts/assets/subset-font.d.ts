/** The part of subset-font 2.9 that scripts/assets/fonts.ts uses; the package has no types. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    /** Pins an axis (number), or narrows it. */
    variationAxes?: Record<string, number | {min: number; max: number; default?: number}>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    /** Names to keep beside the font's own, by their ids (OpenType, `name`). */
    preserveNameIds?: number[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
