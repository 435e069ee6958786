import type {dependencies} from '../package.json';

/** Values of a variable font's axes, by their OpenType tags, such as `wght` or `opsz`. */
export type Axes = Readonly<Record<string, number>>;

/**
 * A typeface from https://fontsource.org/?variable=true: a variable one under the SIL Open Font
 * License 1.1, which the legal notice names.
 */
type Typeface = {
  /** Its name, as the legal notice writes it. */
  family: string;
  /** Its npm package: `npm install --save-exact @fontsource-variable/<name>` makes it known here. */
  package: Extract<keyof typeof dependencies, `@fontsource-variable/${string}`>;
  /** The file of the upright letters, in the package's folder `files`, without `.woff2`. */
  file: string;
  /** The system fonts that stand in while it loads are of its kind. */
  kind: 'sans' | 'serif';
};

export type Typefaces = {
  /** Titles. `axes` give one weight and one size, because the first view waits for the file. */
  display: Typeface & {axes: Axes; pictures: Readonly<Record<'title' | 'name', Axes>>};
  /** Running text, from 400 to 700. `italic` is the file of its italics. */
  text: Typeface & {italic: string; pictures: Readonly<Record<'text', Axes>>};
};

/**
 * The two typefaces of the site: a file for an agency to edit. Then `npm run assets -- fonts` makes
 * the files of the pages. Share pictures, the legal notice and the licences follow.
 */
export const typefaces: Typefaces = {
  display: {
    family: 'Bricolage Grotesque',
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-opsz-normal',
    kind: 'sans',
    axes: {wght: 700, opsz: 68},
    /** In share pictures, where letters may be finer: a title, and the agency's name at 34 px. */
    pictures: {title: {wght: 720, opsz: 96}, name: {wght: 680, opsz: 28}},
  },
  text: {
    family: 'Atkinson Hyperlegible Next',
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal',
    kind: 'sans',
    italic: 'atkinson-hyperlegible-next-latin-wght-italic',
    /** In share pictures: a client's name. */
    pictures: {text: {wght: 550}},
  },
};
