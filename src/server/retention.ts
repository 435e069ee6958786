import {RETENTION_MONTHS} from '../constants';
import type {Purpose} from '../forms/contactFields';
import {formName as newsletterName} from '../forms/newsletterFields';
import {sentFileOf, unsentFileOf} from './mail';
import {eraseLines, parseSubmission, type Submission} from './store';

const APPLICATION: Purpose = 'joining';

/** An address to compare, as mail servers do: without its case. */
export const addressOf = (text: string | undefined) => (text ?? '').trim().toLowerCase();

function kindOf({form, fields}: Submission): keyof typeof RETENTION_MONTHS {
  if (form === newsletterName) return 'newsletter';
  return fields.purpose === APPLICATION ? 'application' : 'message';
}

/**
 * Pairs each submission with the day when it must be erased. A new message or subscription from
 * the same address prolongs the earlier ones; an application is kept for a fixed time.
 */
export function endsOf(submissions: readonly Submission[]): Map<Submission, Date> {
  const keyOf = ({form, fields}: Submission) => `${form} ${addressOf(fields.email)}`;
  const latest = new Map(submissions.map((one) => [keyOf(one), one.receivedAt]));
  return new Map(
    submissions.map((one) => {
      const kind = kindOf(one);
      const start = kind === 'application' ? undefined : latest.get(keyOf(one));
      const end = new Date(start ?? one.receivedAt);
      end.setUTCMonth(end.getUTCMonth() + RETENTION_MONTHS[kind]);
      return [one, end];
    }),
  );
}

/**
 * Erases submissions and half-written lines, also from the mailer's files. No copy is made, and the
 * receiver may be running.
 *
 * @param act false: only counts
 * @returns the number of half-written lines
 */
export async function eraseSubmissions(
  file: string,
  submissions: readonly Submission[],
  act: boolean,
): Promise<number> {
  const ids = new Set(submissions.map(({id}) => id));
  let torn = 0;
  // The reasons first, the ids of the sent ones last: an interrupted run must not send one again.
  if (act) await eraseLines(unsentFileOf(file), (line) => [...ids].some((id) => line.includes(id)));
  await eraseLines(file, (line) => {
    const found = parseSubmission(line);
    torn += found ? 0 : 1;
    return act && (!found || ids.has(found.id));
  });
  if (act) await eraseLines(sentFileOf(file), (line) => ids.has(line));
  return torn;
}
