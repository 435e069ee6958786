import {clearDraft, readDraft, saveDraft} from '../../../lib/draft';
import {FORM_NAME_FIELD} from '../../../lib/formFields';
import {sendForm} from '../../../lib/sendForm';
import {createSubmission} from '../../../lib/submission';
import {formName} from '../fields';

/** How long an answer may take, in ms: a slow phone in a lift still gets one. */
const TIMEOUT = 30_000;

/** Kept beside the draft: which case study it was begun under. */
const ORIGIN = `${formName}.origin`;

/** Kept for the session: how many messages were sent. */
const RUNS = `${formName}.runs`;

/** How many messages were sent in this session: the run that an entry of now belongs to. */
export function currentRun(): number {
  const count = Number(readDraft(RUNS).count ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}

/** The case study that the draft was begun under, if any. */
export function originOfDraft(): string {
  return readDraft(ORIGIN).caseStudy ?? '';
}

export function keepOrigin(caseStudy: string): void {
  saveDraft(ORIGIN, {caseStudy});
}

/**
 * The sending of a message. It lives outside of the component: a visitor who goes to
 * another page meanwhile finds the outcome there.
 */
export const submission = createSubmission();

/** Sends the message, and forgets the draft once it has arrived. */
export function send(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  return submission.submit(async () => {
    await sendForm(action, {[FORM_NAME_FIELD]: formName, ...fields}, {timeout: TIMEOUT});
    const count = currentRun() + 1;
    clearDraft(formName);
    clearDraft(ORIGIN);
    saveDraft(RUNS, {count: String(count)});
  });
}
