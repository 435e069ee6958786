import {clearDraft, readDraft, saveDraft} from './draft';
import {HttpError} from './errors';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD} from './formFields';
import {http} from './http';
import {textsOf} from './textsOf';

/** Timeout of a form's receiver, in ms: long enough for a slow phone. */
const TIMEOUT = 30_000;

/**
 * Posts a form urlencoded, as browsers do, with the id of its draft; then deletes the draft.
 * Resolves on any 2xx: some hosts respond with a page.
 *
 * @throws HttpError otherwise; {@link fieldProblems} extracts the invalid fields
 */
export async function sendForm(
  action: string,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const sent = {...fields, [FORM_NAME_FIELD]: name, [DRAFT_ID_FIELD]: draftId(name)};
  await http(action, {timeout: TIMEOUT, method: 'POST', body: new URLSearchParams(sent)});
  clearDraft(name);
  clearDraft(idKey(name));
}

const idKey = (name: string) => `${name}.id`;

/**
 * A random id that lasts until the draft is sent, over reloads: when the answer is lost, the
 * receiver recognises the second attempt.
 */
function draftId(name: string): string {
  const key = idKey(name);
  const {id = randomId()} = readDraft(key);
  saveDraft(key, {id});
  return id;
}

/** 128 bits in hexadecimal. `crypto.randomUUID` needs HTTPS. */
const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** The fields that the receiver rejected, with their codes; empty for any other failure. */
export function fieldProblems(error: unknown): Readonly<Record<string, string>> {
  return error instanceof HttpError && error.status === 422
    ? textsOf((error.body as {fields?: unknown} | null)?.fields)
    : {};
}
