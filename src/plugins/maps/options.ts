import * as z from 'zod';

const schema = z.object({
  /** Docusaurus' name of this instance. */
  id: z.string().default('default'),
  /** Key of Google Maps; nothing is written without one. */
  key: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
});

export type MapsOptions = z.infer<typeof schema>;

/** Checked by readEnvironment already, where the message names the variable. */
export function validateOptions({options}: {options: unknown}): MapsOptions {
  return schema.parse(options ?? {});
}
