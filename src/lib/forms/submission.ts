import {clearDraft, createStore, readDraft, saveDraft, textsOf} from '../storage';
import {HttpError, httpErrors} from '../errors';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD} from './fields';
import {http} from './http';

/** Why a submission failed, as far as the visitor can act on it. */
export type Failure =
  /** Without a network, nothing was sent. */
  | {kind: 'offline'}
  /** No response, or too late: it may have arrived. */
  | {kind: 'unanswered'}
  | {kind: 'timeout'}
  /** A success that the receiver does not give: a portal's page, another page of the site. */
  | {kind: 'strange'}
  /** The server rejected it, perhaps with a sentence of its own. */
  | {kind: 'status'; status: number; said?: string | undefined}
  /** The receiver belongs to a later build, and rejected a field that this page does not know. */
  | {kind: 'outdated'}
  | {kind: 'unknown'};

/** What a form's receiver said when it kept it. */
export type Receipt = {
  /** Whether an e-mail asks for the last step. */
  isToConfirm: boolean;
};

export type SubmissionState =
  | {status: 'idle'}
  | {status: 'sending'}
  | ({status: 'sent'} & Receipt)
  | {status: 'failed'; failure: Failure; error: unknown};

/** A 2xx answer that does not say that the form was kept. */
export class StrangeAnswer extends Error {}

/** The server's own words in JSON, `{"error": "…"}`; codes and markup are no sentences. */
function sentenceIn(body: unknown): string | undefined {
  const {error = ''} = textsOf(body);
  return /^\p{Lu}[^<]{8,300}[.!?…]$/u.test(error) ? error : undefined;
}

/** Classifies a failure of `sendForm`, which only a timeout aborts. */
function failureOf(error: unknown, wasOffline: boolean): Failure {
  if (error instanceof StrangeAnswer) return {kind: 'strange'};
  if (!(error instanceof HttpError)) return {kind: 'unknown'};
  // A form shows the fields that it knows instead.
  if (Object.keys(fieldProblems(error)).length > 0) return {kind: 'outdated'};
  const {status, body} = error;
  if (status) return {kind: 'status', status, said: sentenceIn(body)};
  if (error.code === 'ECONNABORTED') return {kind: 'timeout'};
  return {kind: wasOffline ? 'offline' : 'unanswered'};
}

/** Statuses of a proxy that lost the receiver's answer: 502, 504 and those of Cloudflare. */
const isOfProxy = (status: number) => status === 502 || status >= 504;

/** Whether the form may have arrived all the same. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'unanswered' ||
  failure.kind === 'timeout' ||
  failure.kind === 'strange' ||
  (failure.kind === 'status' && isOfProxy(failure.status));

/** Tracks a submission outside React, so that a form shows the outcome when remounted. */
export function createSubmission() {
  const store = createStore<SubmissionState>({status: 'idle'});
  const isSending = () => store.get().status === 'sending';
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Sends unless already sending; resolves when done, even after a failure; never rejects. */
    submit: async (send: () => Promise<Receipt>) => {
      if (isSending()) return;
      store.set({status: 'sending'});
      const wasOffline = !navigator.onLine;
      try {
        store.set({status: 'sent', ...(await send())});
      } catch (error) {
        store.set({status: 'failed', failure: failureOf(error, wasOffline), error});
      }
    },
    reset: () => {
      if (!isSending() && store.get().status !== 'idle') store.set({status: 'idle'});
    },
  };
}

/** Timeout of a form's receiver, in ms: long enough for a slow phone. */
const TIMEOUT = 30_000;

/** The site's thank-you page (features/thank-you), which Netlify answers with. */
const THANK_YOU_PAGE = /<div\b[^>]*\sdata-form-received\b/;

/**
 * Whether a 2xx answer says that the form was kept: the site's thank-you page, or JSON with `ok` or
 * `success`, which services use. Undefined for any other answer, such as a portal's page.
 */
export function isReceived(body: unknown): boolean | undefined {
  if (typeof body === 'string') return THANK_YOU_PAGE.test(body) || undefined;
  const {ok, success = ok} = (body ?? {}) as {ok?: unknown; success?: unknown};
  if (ok === false || success === false) return false;
  return ok === true || success === true || undefined;
}

/**
 * Posts a form urlencoded, as browsers do, with the id of its draft; then deletes the draft. It does
 * so only for an answer that says that the form was kept.
 *
 * @throws HttpError for a refusal or no answer; {@link fieldProblems} extracts the invalid fields
 * @throws StrangeAnswer for any other answer
 */
export async function sendForm(
  action: string,
  name: string,
  fields: Readonly<Record<string, string>>,
): Promise<Receipt> {
  const sent = {...fields, [FORM_NAME_FIELD]: name, [DRAFT_ID_FIELD]: draftId(name)};
  const {status, body} = await http(action, {
    timeout: TIMEOUT,
    method: 'POST',
    body: new URLSearchParams(sent),
  });
  const received = isReceived(body);
  if (received === false) throw httpErrors.status(status, body);
  if (received === undefined) throw new StrangeAnswer();
  clearDraft(name);
  clearDraft(idKey(name));
  return {isToConfirm: (body as {confirm?: unknown} | null)?.confirm === true};
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
