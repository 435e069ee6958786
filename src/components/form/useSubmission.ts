import {useState, useSyncExternalStore} from 'react';
import {createSubmission, type Submission, type SubmissionState} from '../../lib/submission';

export type {Failure, SubmissionState} from '../../lib/submission';

const idle: SubmissionState = {status: 'idle'};
const onServer = () => idle;

/** Follows a submission that lives outside of the component. */
export function useSubmissionState({get, subscribe}: Submission): SubmissionState {
  return useSyncExternalStore(subscribe, get, onServer);
}

/**
 * Sends what a form holds: idle, sending, then sent or failed (with the reason). A
 * second click while it is being sent does nothing; after a failure `submit` tries
 * again.
 */
export function useSubmission<Values>(send: (values: Values) => Promise<void>): {
  state: SubmissionState;
  submit: (values: Values) => Promise<void>;
  reset: () => void;
} {
  const [submission] = useState(createSubmission);
  return {
    state: useSubmissionState(submission),
    submit: (values) => submission.submit(() => send(values)),
    reset: submission.reset,
  };
}
