import type {HttpError} from './errors';
import {createStore} from './store';

/** Why a submission failed, as far as the visitor can act on it. */
export type Failure =
  /** The request was not sent or got no response: usually no network. */
  | {kind: 'offline'}
  /** The request was aborted before it completed. */
  | {kind: 'aborted'}
  | {kind: 'timeout'}
  /** The server rejected it. */
  | {kind: 'status'; status: number}
  | {kind: 'unknown'};

export type SubmissionState =
  | {status: 'idle'}
  | {status: 'sending'}
  | {status: 'sent'}
  | {status: 'failed'; failure: Failure; error: unknown};

export type Submission = {
  get: () => SubmissionState;
  subscribe: (listener: () => void) => () => void;
  /** Sends unless already sending; resolves when done, even after a failure; never rejects. */
  submit: (send: () => Promise<void>) => Promise<void>;
  reset: () => void;
};

/** Classifies a failure by the response's status, else the error's code, else its name. */
export function failureOf(error: unknown): Failure {
  const {status, code, name, message} = (error ?? {}) as Partial<HttpError>;
  if (status) return {kind: 'status', status};
  const isAborted = code === 'ECONNABORTED';
  if (name === 'TimeoutError' || (isAborted && message?.startsWith('timeout'))) {
    return {kind: 'timeout'};
  }
  if (isAborted || name === 'AbortError') return {kind: 'aborted'};
  if (code === 'ERR_NETWORK' || name === 'TypeError') return {kind: 'offline'};
  return {kind: 'unknown'};
}

/** Tracks a submission outside React, so that a form shows the outcome when remounted. */
export function createSubmission(): Submission {
  const store = createStore<SubmissionState>({status: 'idle'});
  const isSending = () => store.get().status === 'sending';
  return {
    get: store.get,
    subscribe: store.subscribe,
    async submit(send) {
      if (isSending()) return;
      store.set({status: 'sending'});
      try {
        await send();
        store.set({status: 'sent'});
      } catch (error) {
        store.set({status: 'failed', failure: failureOf(error), error});
      }
    },
    reset() {
      if (!isSending() && store.get().status !== 'idle') store.set({status: 'idle'});
    },
  };
}
