import {HttpError} from './errors';
import {createStore} from './store';

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

/** Classifies a failure of lib/http, which only a timeout aborts. */
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
