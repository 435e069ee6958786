import {HttpError} from './errors';
import {createStore} from './store';

/** Why a submission failed, as far as the visitor can act on it. */
export type Failure =
  /** The request was not sent or got no response: usually no network. */
  | {kind: 'offline'}
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
function failureOf(error: unknown): Failure {
  if (!(error instanceof HttpError)) return {kind: 'unknown'};
  if (error.status) return {kind: 'status', status: error.status};
  return {kind: error.code === 'ECONNABORTED' ? 'timeout' : 'offline'};
}

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
      try {
        await send();
        store.set({status: 'sent'});
      } catch (error) {
        store.set({status: 'failed', failure: failureOf(error), error});
      }
    },
    reset: () => {
      if (!isSending() && store.get().status !== 'idle') store.set({status: 'idle'});
    },
  };
}
