/*
 * What the page and the frame of Google Maps say to each other. The frame is a
 * document of its own (plugins/maps) so that Google's script, which needs a weaker
 * content security policy, never runs in a page of the site.
 */
import * as z from 'zod/mini';
import {ADDRESS_MAX, placesFailures} from './maps';

// Zod compiles its parsers with `new Function`, which content security policies forbid.
z.config({jitless: true});

const address = z.string().check(z.maxLength(ADDRESS_MAX));
const words = z.string().check(z.minLength(1), z.maxLength(300));
const theme = z.enum(['light', 'dark']);
/** A height in px. */
const height = z.number().check(z.positive(), z.maximum(4000));

/** The frame's words, in the language of the page. */
const frameWords = z.object({
  label: words,
  placeholder: words,
  /** How the list is used, for screen readers. */
  help: words,
  /** Name of the list, for screen readers. */
  list: words,
  loading: words,
  none: words,
  one: words,
  /** With `{count}`. */
  several: words,
  unavailable: words,
});
export type FrameWords = z.infer<typeof frameWords>;

const toFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    theme,
    /** Path of the text font on this site. */
    font: z.string().check(z.regex(/^\/[^/\\]/)),
    words: frameWords,
  }),
  z.object({
    type: z.literal('open'),
    /** What has been typed in the plain field. */
    value: address,
  }),
  z.object({type: z.literal('theme'), theme}),
  /** Answered with the same, after all that the field had yet to tell. */
  z.object({type: z.literal('close')}),
]);
export type ToFrame = z.infer<typeof toFrame>;

const toPage = z.discriminatedUnion('type', [
  z.object({type: z.literal('ready')}),
  /** Its field is there. Height of what stands in the page, and with the list that lies over it. */
  z.object({type: z.literal('size'), field: height, whole: height}),
  z.object({type: z.literal('value'), value: address}),
  /** Enter, without an address under the cursor. */
  z.object({type: z.literal('submit'), value: address}),
  /** Escape, with the list closed, or the page asked for it. */
  z.object({type: z.literal('close')}),
  z.object({type: z.literal('failed'), failure: z.enum(placesFailures)}),
]);
export type ToPage = z.infer<typeof toPage>;

/** What a message event is checked for. */
type Received = Pick<MessageEvent, 'origin' | 'source' | 'data'>;

/** A message from this very origin and window, or undefined. */
function read<T>(
  schema: {safeParse: (data: unknown) => {success: boolean; data?: T}},
  {origin, source, data}: Received,
  from: {origin: string; source: unknown},
): T | undefined {
  if (origin !== from.origin || source === null || source !== from.source) return undefined;
  const result = schema.safeParse(data);
  return result.success ? result.data : undefined;
}

/** What the page said, or undefined for anything else. */
export function readToFrame(
  event: Received,
  from: {origin: string; source: unknown},
): ToFrame | undefined {
  return read(toFrame, event, from);
}

/** What the frame said, or undefined for anything else. */
export function readToPage(
  event: Received,
  from: {origin: string; source: unknown},
): ToPage | undefined {
  return read(toPage, event, from);
}
