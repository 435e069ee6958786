import * as z from 'zod';
import {RETENTION_MONTHS} from '../../constants';

/*
 * Schemas of the components of the legal texts. The check of the texts uses them
 * (components.ts); the components import only the types.
 */

const services = ['maps', 'weather', 'cloudinary', 'forms'] as const;
export type Service = (typeof services)[number];

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
  'pastIssue',
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
  'weeks',
  'frameWeeks',
  'observeWeeks',
  'tryWeeks',
  'handOverWeeks',
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

const isService = (name: string) => services.some((service) => service === name);

export const pageSchemas = {
  AuditBy: z.strictObject({}),
  FormsHost: z.strictObject({}),
  Headcount: z.strictObject({}),
  Identity: z.strictObject({
    field: z.enum(identityFields, `write one of ${identityFields.join(', ')}`),
    after: z.string().optional(),
  }),
  IfService: z.strictObject({
    name: z
      .string()
      .refine(
        (names) => names.split(' ').every(isService),
        `write one or more of ${services.join(', ')}, separated by spaces`,
      ),
    off: z.literal(true, 'write "off" alone').optional(),
  }),
  Licences: z.strictObject({}),
  KeptFor: z.strictObject({
    form: z.enum(
      Object.keys(RETENTION_MONTHS),
      `write one of ${Object.keys(RETENTION_MONTHS).join(', ')}`,
    ),
  }),
  Project: z.strictObject({
    field: z.enum(projectFields, `write one of ${projectFields.join(', ')}`),
  }),
  Price: z.strictObject({of: z.enum(priceNames, `write one of ${priceNames.join(', ')}`)}),
  Prices: z.strictObject({}),
  TestedOn: z.strictObject({}),
  Unsubscribe: z.strictObject({}),
  Weeks: z.strictObject({}),
  WhileSamples: z.strictObject({}),
};
