import {useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {createSubmission, type Submission, type SubmissionState} from '../../lib/submission';

export type {Failure, SubmissionState} from '../../lib/submission';

const onServer = (): SubmissionState => ({status: 'idle'});
const idle = onServer();

/** Follows a submission that lives outside of the component. */
export function useSubmissionState<Values>({
  get,
  subscribe,
}: Submission<Values>): SubmissionState {
  return useSyncExternalStore(subscribe, get, () => idle);
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
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  const [submission] = useState(() =>
    createSubmission<Values>((values) => latest.current(values)),
  );
  const state = useSubmissionState(submission);
  return {state, submit: submission.submit, reset: submission.reset};
}
