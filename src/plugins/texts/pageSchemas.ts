import * as z from 'zod';
import {RETENTION_MONTHS} from '../../constants';
import {site} from '../../site';

/*
 * Schemas of the components of the legal texts. The check of the texts uses them
 * (components.ts); the components import only the types.
 */

const conditions = [
  // Services that this build uses (docs/integrations.md).
  'maps',
  'weather',
  'cloudinary',
  'forms',
  // A case study shows a film of YouTube or Vimeo.
  'films',
  // There is a choice about cookies, or a banner without one.
  'consent',
  'idle-banner',
  // The rest is in src/site.ts and src/statements.ts.
  'own-host',
  'forms-mailer',
  'not-compliant',
  'partly-compliant',
  'fully-compliant',
  'outside-audit',
  'screen-readers',
  'pue',
  'wue',
  // `npm run measure` has measured this agency's site.
  'measured',
] as const;
export type Condition = (typeof conditions)[number];

const identityFields = [
  'name',
  'city',
  'legalForm',
  'address',
  'phone',
  'email',
  'publicationDirector',
  'hostName',
  'hostAddress',
  'hostPhone',
  'hostLocation',
  'logMonths',
  'mailProvider',
  'newsletterSender',
  'formsMailer',
  'privacyContact',
  'registration',
  'siret',
  'capital',
  'vat',
  'replyDays',
  'displayTypeface',
  'textTypeface',
] as const;
export type IdentityField = (typeof identityFields)[number];

const projectFields = [
  'duration',
  'frame',
  'observe',
  'try',
  'handOver',
  'people',
  'auditPrice',
  'projectPrice',
  'programmePrice',
  'trainingPrice',
  'auditPeople',
  'trainingDays',
  'trainingPeople',
  'printPoints',
  'signContrast',
  'purchasing',
  'references',
  'insurance',
  'training',
  'notesMonths',
  'callMinutes',
  'proposalPages',
  'proposalDays',
] as const;
export type ProjectField = (typeof projectFields)[number];

/** The prices of `site.projects`. */
const priceNames = ['audit', 'project', 'programme', 'training'] as const;
const {prices} = site.projects;
const givenPrices = priceNames.filter((name) => prices[name] !== undefined);
const missingPrices = priceNames.filter((name) => prices[name] === undefined);
const isGiven = (field: ProjectField) => !missingPrices.some((name) => field === `${name}Price`);
const GIVEN = missingPrices.length > 0 ? '; src/site.ts has no other price' : '';

const condition = z
  .string()
  .refine(
    (names) => names.split(' ').every((name) => conditions.some((known) => known === name)),
    `write one or more of ${conditions.join(', ')}, separated by spaces`,
  );

const auditFields = ['by', 'rgaa', 'met', 'applicable', 'missed', 'rate'] as const;
export type AuditField = (typeof auditFields)[number];

const measuredFields = [
  'date',
  'version',
  'browser',
  'axe',
  'checked',
  'js',
  'css',
  'fonts',
  'images',
  'rest',
] as const;
export type MeasuredField = (typeof measuredFields)[number];

const ecoDesignFields = [
  'contact',
  'pue',
  'wue',
  'energy',
  'equipment',
  'source',
  'jsLimit',
  'cssLimit',
  'fontsLimit',
] as const;
export type EcoDesignField = (typeof ecoDesignFields)[number];

/** One of the names of a list, which the message says. */
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, `write one of ${names.join(', ')}`);

/** A component that writes one of the values of a list. */
const valueOf = <const Names extends readonly string[]>(names: Names) =>
  z.strictObject({field: oneOf(names)});

/** The days of `statements.accessibility`. */
const accessibilityDays = ['established', 'audit', 'promised'] as const;

/** The steps of `site.projects`. */
const stepNames = ['frame', 'observe', 'try', 'handOver'] as const;

/** What a card shows (idea/CommonGround/asked.tsx). */
const shownNames = ['together', 'key', 'lesson', 'counter', 'contact', 'umbrella'] as const;
export type Shown = (typeof shownNames)[number];

/** What the doorway of a title holds (features/legal/Door.tsx). */
const heldNames = [
  'face',
  'plate',
  'letter',
  'bubble',
  'cat',
  'biscuit',
  'page',
  'nothing',
  'shared',
  'key',
  'back',
  'calendar',
  'server',
  'pencil',
  'lens',
  'chain',
  'eye',
  'steps',
  'hand',
  'ear',
  'scales',
  'sprout',
  'phone',
  'switch',
  'stones',
] as const;
export type Held = (typeof heldNames)[number];

const digits = z.string().regex(/^\d+$/, 'write a number');

const nothing = z.strictObject({});

export const pageSchemas = {
  AccessibilityDay: z.strictObject({
    of: oneOf(accessibilityDays),
  }),
  Audit: valueOf(auditFields),
  Browsers: nothing,
  Building: nothing,
  Card: z.strictObject({
    shows: oneOf(shownNames).optional(),
  }),
  Cards: nothing,
  Door: z.strictObject({holds: oneOf(heldNames)}),
  EcoDesign: valueOf(ecoDesignFields),
  Ending: nothing,
  FormsHost: nothing,
  Headcount: nothing,
  Identity: z.strictObject({
    field: oneOf(identityFields),
    after: z.string().optional(),
  }),
  If: z
    .strictObject({is: condition.optional(), not: condition.optional()})
    .refine(({is, not}) => is ?? not, {error: 'write is="maps" or not="maps"'}),
  InBrief: nothing,
  Letters: nothing,
  Licences: nothing,
  KeptFor: z.strictObject({
    form: z.enum(
      Object.keys(RETENTION_MONTHS),
      `write one of ${Object.keys(RETENTION_MONTHS).join(', ')}`,
    ),
  }),
  MapOfPages: nothing,
  MapOfStudies: nothing,
  Measured: valueOf(measuredFields),
  Project: valueOf(projectFields.filter(isGiven)),
  Price: z.strictObject({
    of: z.enum(givenPrices, `write one of ${givenPrices.join(', ')}${GIVEN}`),
  }),
  Prices: nothing,
  ScreenReaders: nothing,
  Deliverable: z.strictObject({of: oneOf(stepNames)}),
  Delivered: nothing,
  Sizes: z.strictObject({width: digits, zoom: digits}),
  Stay: nothing,
  Street: nothing,
  Threshold: nothing,
  Timeline: nothing,
  Unsubscribe: nothing,
  Weights: nothing,
  WhileSamples: nothing,
};
