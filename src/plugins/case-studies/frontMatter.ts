import * as z from 'zod';
import type {Problem} from '../../lib/siteError';
import {sectorIds, serviceIds} from '../../vocabulary';
import {validateData} from '../../lib/texts/data';
import {day, onlyLanguage, text} from '../texts/fields';
import {fieldsIn, OLD_MARK, type Text} from '../texts/read';

const link = z.strictObject({
  label: text,
  url: z.url({
    protocol: /^https?$/,
    error: 'write a full address, such as https://www.example.org/',
  }),
  note: text.optional(),
});

/** Length that search engines show in full, in characters: a warning only (see adviceOn). */
const DESCRIPTION_LENGTH = {least: 50, most: 200};
const DESCRIPTION_REMEDY = `write a text of ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters`;

/** Where the subject of a picture is: what a narrower or lower box keeps of it. */
const focus = z
  .string('write two percentages between quotes, such as "62% 30%"')
  .regex(
    /^(?:100|\d?\d)% (?:100|\d?\d)%$/,
    'write how far the subject is from the left and from the top, such as "62% 30%"',
  )
  .transform((words) => {
    // In tens, for each of which the style sheet has a rule.
    const [x = 50, y = 50] = words.split(' ').map((part) => 10 * Math.round(parseInt(part) / 10));
    return {x, y};
  });

const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'write a-z, 0-9 and single hyphens only, such as bon-sejour',
  );

/** The front matter of a case study (decisions, section 3). Strict, to catch misspelt fields. */
export const frontMatterSchema = z.strictObject({
  title: text,
  slug,
  description: z.string(DESCRIPTION_REMEDY).trim().min(1, DESCRIPTION_REMEDY).pipe(text),
  /** A later day publishes it in builds from that day on. */
  date: day,
  client: text,
  sector: z.enum(sectorIds),
  services: z.array(z.enum(serviceIds)).min(1, 'name at least one service'),
  authors: z.array(text).min(1, 'name at least one member of blog/authors.yml'),
  cover: z.strictObject({
    src: text,
    alt: text,
    focus: focus.optional(),
  }),
  /** The editor's list of the text's pictures, so that it can add them; the site reads the text. */
  pictures: z.array(text).optional(),
  pdf: z.strictObject({src: text, label: text}).optional(),
  links: z
    .strictObject({furtherReading: z.array(link).default([]), elsewhere: z.array(link).default([])})
    .default({furtherReading: [], elsewhere: []}),
  /** Marks a made-up text, for the launch check. */
  sample: z.boolean().default(false),
  /** Is in no build: only the development server shows it. */
  draft: z.boolean().default(false),
  /** Its last change worth telling readers. */
  updated: day.optional(),
  /** The day to read it again, after which the launch check lists it. */
  review: day.optional(),
  /** Before the others, in this order: 1 is first. */
  pinned: z.int('write a whole number from 1').min(1, 'write a whole number from 1').optional(),
  /** Its earlier values of slug in this language, which redirect to it. */
  formerly: z.array(slug).default([]),
  lang: onlyLanguage.optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

/** Advice on the length of a valid description. */
function adviceOn({description: {length}}: FrontMatter): string | undefined {
  const {least, most} = DESCRIPTION_LENGTH;
  if (length >= least && length <= most) return undefined;
  const why = length > most ? 'cut a longer one' : 'seldom show a shorter one';
  return `description has ${length} characters: ${least} to ${most} are best, search engines ${why}.`;
}

/**
 * Checks the front matter of a case study.
 *
 * @returns its fields, undefined when one is invalid
 */
export function checkFrontMatter({file, data, places}: Pick<Text, 'file' | 'data' | 'places'>): {
  frontMatter?: FrontMatter;
  problems: Problem[];
} {
  const subject = (path: readonly PropertyKey[]) => path.join('.') || 'the front matter';
  const {[OLD_MARK]: _, ...fields} = fieldsIn(data);
  const given = {data: typeof data === 'object' ? fields : data, places};
  const {data: frontMatter, problems} = validateData(file, frontMatterSchema, given, {subject});
  const advice = frontMatter && adviceOn(frontMatter);
  if (advice) {
    const place = places.of(['description']);
    problems.push({file, ...place, severity: 'warning', message: advice});
  }
  return {frontMatter, problems};
}
