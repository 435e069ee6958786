import {clearDraft, createStore, readDraft, saveDraft, textsOf} from '../storage';
import {HttpError} from '../errors';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD} from './fields';
import {http} from './http';

/** Why a submission failed, as far as the visitor can act on it. */
export type Failure =
  /** Without a network, nothing was sent. */
  | {kind: 'offline'}
  /** No response, or too late: it may have arrived. */
  | {kind: 'unanswered'}
  | {kind: 'timeout'}
  /** The server rejected it. */
  | {kind: 'status'; status: number}
  | {kind: 'unknown'};

export type SubmissionState =
  | {status: 'idle'}
  | {status: 'sending'}
  | {status: 'sent'}
  | {status: 'failed'; failure: Failure; error: unknown};

/** Classifies a failure of `http`, which only a timeout aborts. */
function failureOf(error: unknown, wasOffline: boolean): Failure {
  if (!(error instanceof HttpError)) return {kind: 'unknown'};
  if (error.status) return {kind: 'status', status: error.status};
  if (error.code === 'ECONNABORTED') return {kind: 'timeout'};
  return {kind: wasOffline ? 'offline' : 'unanswered'};
}

/** Statuses of a proxy that lost the receiver's answer: 502, 504 and those of Cloudflare. */
const isOfProxy = (status: number) => status === 502 || status >= 504;

/** Whether the form may have arrived all the same. */
export const isUncertain = (failure: Failure): boolean =>
  failure.kind === 'unanswered' ||
  failure.kind === 'timeout' ||
  (failure.kind === 'status' && isOfProxy(failure.status));

/** Tracks a submission outside React, so that a form shows the outcome when remounted. */
export function createSubmission() {
  const store = createStore<SubmissionState>({status: 'idle'});
  const isSending = () => store.get().status === 'sending';
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Sends unless already sending; resolves when done, even after a failure; never rejects. */
    submit: async (send: () => Promise<void>) => {
      if (isSending()) return;
      store.set({status: 'sending'});
      const wasOffline = !navigator.onLine;
      try {
        await send();
        store.set({status: 'sent'});
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
