import type {HttpError} from './errors';
import {createStore} from './store';

/** Why something could not be sent, as far as the visitor can do something about it. */
export type Failure =
  /** The request did not leave, or no answer came: no network, mostly. */
  | {kind: 'offline'}
  /** It was given up before it ended. */
  | {kind: 'aborted'}
  | {kind: 'timeout'}
  /** The server answered that it would not. */
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
  /** Sends, unless it is sending already; resolves at the end, well or not, and never rejects. */
  submit: (send: () => Promise<void>) => Promise<void>;
  reset: () => void;
};

/** Tells failures apart: by the status of an answer, else the code, else the name of the error. */
export function failureOf(error: unknown): Failure {
  const {status, code, name, message} = (error ?? {}) as Partial<HttpError>;
  if (status) return {kind: 'status', status};
  const isGivenUp = code === 'ECONNABORTED';
  if (name === 'TimeoutError' || (isGivenUp && message?.startsWith('timeout'))) {
    return {kind: 'timeout'};
  }
  if (isGivenUp || name === 'AbortError') return {kind: 'aborted'};
  if (code === 'ERR_NETWORK' || name === 'TypeError') return {kind: 'offline'};
  return {kind: 'unknown'};
}

/** Follows one sending. It lives outside of React: a form that is left finds the outcome again. */
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
