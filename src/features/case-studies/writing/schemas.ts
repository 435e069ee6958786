import * as z from 'zod';

/*
 * What writers may give each component of a case study. The build checks the texts
 * with these schemas (plugins/case-studies/components.ts); the components take only
 * the types from here, so that nothing of it reaches the browser.
 */

const text = z.string('write some words').trim().min(1, 'write some words');

const picture = z
  .string('write the name of a picture beside the text, such as ./plan.png')
  .regex(
    /^\.\/[^\s?#]+\.(?:png|jpe?g|webp|avif)$/i,
    'write ./ and the name of a PNG, JPEG, WebP or AVIF file beside the text, such as ./plan.png',
  );

const served = (endings: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^/[^\\s?#]+\\.(?:${endings})$`, 'i'),
      `write the address of a file of static/, such as ${example}`,
    );

export const componentSchemas = {
  /** A picture with its caption; the same as a Markdown picture on a line of its own. */
  Figure: z.strictObject({src: picture, alt: text, caption: text.optional()}),
  /** Pictures side by side: Markdown pictures between its tags. */
  Gallery: z.strictObject({caption: text.optional()}),
  /** What somebody said or wrote: the words stand between its tags. */
  Quote: z.strictObject({
    author: text,
    role: text.optional(),
    source: z
      .url({
        protocol: /^https?$/,
        error: 'write a whole address, such as https://www.example.org/',
      })
      .optional(),
  }),
  /** A numbered Markdown list as a path, outside of the section of the steps. */
  Steps: z.strictObject({}),
  /** A list of facts: `<Fact>` between its tags. */
  KeyFacts: z.strictObject({title: text.optional()}),
  /** One fact: its value stands between its tags. */
  Fact: z.strictObject({label: text}),
  /** A film of the site's own, of YouTube or of Vimeo; loaded when it is asked for. */
  Video: z
    .strictObject({
      title: text,
      src: served('mp4|webm', '/videos/atelier.mp4').optional(),
      captions: served('vtt', '/videos/atelier.vtt').optional(),
      youtube: z
        .string()
        .regex(/^[\w-]{11}$/, 'write the 11 signs after "v=" in the film’s address')
        .optional(),
      vimeo: z
        .string()
        .regex(/^\d{6,12}$/, 'write the number at the end of the film’s address')
        .optional(),
      poster: picture.optional(),
      caption: text.optional(),
    })
    .refine(({src, youtube, vimeo}) => [src, youtube, vimeo].filter(Boolean).length === 1, {
      error: 'write exactly one of src (a file of static/), youtube and vimeo',
    })
    .refine(({src, captions}) => !captions || src, {
      error: 'write captions for a file of static/ only: YouTube and Vimeo have their own',
    }),
};

export type ComponentName = keyof typeof componentSchemas;

/** The props of a component, without what stands between its tags. */
export type PropsOf<Name extends ComponentName> = z.output<(typeof componentSchemas)[Name]>;

/** Attributes that visitors read or hear: words of the language of the text. */
export const wordAttributes: readonly string[] = [
  'alt',
  'author',
  'caption',
  'label',
  'role',
  'title',
];
