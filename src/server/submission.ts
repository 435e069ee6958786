import {createHash} from 'node:crypto';

/** A form as it is kept; dates are in ISO 8601. */
export type Submission = {
  id: string;
  receivedAt: string;
  form: string;
  path: string;
  /** The browser's id for the draft (src/lib/forms/submission.ts): a repeat has the same. */
  draft?: string | undefined;
  /** When a subscription that is not confirmed until then is erased. */
  confirmBy?: string | undefined;
  /** When the person confirmed, by the link of an e-mail. */
  confirmedAt?: string | undefined;
  fields: Record<string, string>;
};

/** An address to compare, as mail servers do: without its case. */
export const addressOf = (text: string | undefined) => (text ?? '').trim().toLowerCase();

/** What tells the content of two forms apart. */
export const contentOf = (form: string, fields: Record<string, string>): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([form, fields]))
    .digest();
