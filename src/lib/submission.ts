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

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** Tells failures apart: by the status of an answer, else the code, else the name of the error. */
export function failureOf(error: unknown): Failure {
  const status = property(error, 'status');
  if (typeof status === 'number' && status > 0) return {kind: 'status', status};
  const name = property(error, 'name');
  const code = property(error, 'code');
  const message = property(error, 'message');
  if (name === 'TimeoutError' || code === 'ETIMEDOUT') return {kind: 'timeout'};
  if (code === 'ECONNABORTED') {
    const isTimeout = typeof message === 'string' && /time-?out/i.test(message);
    return {kind: isTimeout ? 'timeout' : 'aborted'};
  }
  if (name === 'AbortError') return {kind: 'aborted'};
  if (error instanceof TypeError || code === 'ERR_NETWORK' || message === 'Network Error') {
    return {kind: 'offline'};
  }
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
