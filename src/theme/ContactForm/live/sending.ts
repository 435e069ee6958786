import {clearDraft, readDraft, saveDraft} from '../../../lib/storage';
import {createSubmission, sendForm} from '../../../lib/submission';
import {formName} from '../fields';

/** Storage key of the case study where the draft was started. */
const ORIGIN = `${formName}.origin`;

/** Storage key of the number of messages sent in this session. */
const RUNS = `${formName}.runs`;

export function currentRun(): number {
  const count = Number(readDraft(RUNS).count ?? 0);
  return Number.isSafeInteger(count) ? count : 0;
}

export function originOfDraft(): string {
  return readDraft(ORIGIN).caseStudy ?? '';
}

export function keepOrigin(caseStudy: string): void {
  saveDraft(ORIGIN, {caseStudy});
}

/** Module state, so that a visitor who leaves the page meanwhile still finds the outcome. */
export const submission = createSubmission();

export function send(action: string, fields: Readonly<Record<string, string>>): Promise<void> {
  return submission.submit(async () => {
    await sendForm(action, formName, fields);
    const count = currentRun() + 1;
    clearDraft(ORIGIN);
    saveDraft(RUNS, {count: String(count)});
  });
}
