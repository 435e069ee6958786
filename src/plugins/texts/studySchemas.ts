import * as z from 'zod';

/*
 * Schemas of the components' props. The build validates the texts with them
 * (components.ts); the components import only the types.
 */

const text = z.string('write some words').trim().min(1, 'write some words');

const picture = z
  .string('write the name of a picture beside the text, such as ./plan.png')
  .regex(
    /^\.\/[^\s?#]+\.(?:png|jpe?g|webp|avif|svg)$/i,
    'write ./ and the name of a PNG, JPEG, WebP, AVIF or SVG file beside the text, such as ./plan.png',
  );

const served = (endings: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^/[^\\s?#]+\\.(?:${endings})$`, 'i'),
      `write the address of a file of static/, such as ${example}`,
    );

/** Longest number beside a screen, in characters: it is set in very large type. */
const NUMBER_MAX = 9;

export const componentSchemas = {
  Figure: z.strictObject({
    src: picture,
    alt: text,
    caption: text.optional(),
    size: z.enum(['text', 'full', 'screen'], 'write text, full or screen, or remove it').optional(),
  }),
  Sight: z.strictObject({src: picture, alt: text, caption: text.optional()}),
  Lens: z.strictObject({caption: text.optional()}),
  Before: z.strictObject({
    title: text,
    example: z.literal(true, {error: 'write the word alone, without a value'}).optional(),
  }),
  After: z.strictObject({title: text}),
  Screen: z
    .strictObject({
      title: text,
      number: text
        .max(NUMBER_MAX, `write ${NUMBER_MAX} characters at most, such as 61 ko`)
        .optional(),
      before: text.optional(),
      caption: text.optional(),
    })
    .refine(({number, before}) => !before || number, {
      error: 'write number, with which before is compared, or remove before',
    }),
  NextScreen: z.strictObject({title: text}),
  Gallery: z.strictObject({caption: text.optional()}),
  Quote: z.strictObject({
    author: text,
    role: text.optional(),
    source: z
      .url({
        protocol: /^https?$/,
        error: 'write a full address, such as https://www.example.org/',
      })
      .optional(),
  }),
  Statement: z.strictObject({src: picture.optional()}),
  Steps: z.strictObject({}),
  KeyFacts: z.strictObject({
    title: text.optional(),
    beforeAfter: z.literal(true, {error: 'write the word alone, without a value'}).optional(),
  }),
  Fact: z.strictObject({label: text}),
  Measures: z.strictObject({}),
  Measure: z.strictObject({before: text.optional(), after: text.optional()}),
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

/** Props without the children. */
export type PropsOf<Name extends ComponentName> = z.output<(typeof componentSchemas)[Name]>;
