import {httpErrors} from '../errors';
import {createSubmission, type SubmissionState} from '../submission';

/** A task that the test settles. */
function task() {
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const send = jest.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        end = resolve;
        fail = reject;
      }),
  );
  return {send, end: () => end(), fail: (error: unknown) => fail(error)};
}

describe('a submission', () => {
  it('goes from idle to sending to sent', async () => {
    const submission = createSubmission();
    const seen: SubmissionState['status'][] = [submission.get().status];
    submission.subscribe(() => seen.push(submission.get().status));
    const {send, end} = task();
    const over = submission.submit(send);
    end();
    await over;
    expect(seen).toEqual(['idle', 'sending', 'sent']);
  });

  it('is sent once, however many calls arrive in the meantime', async () => {
    const submission = createSubmission();
    const {send, end} = task();
    const over = submission.submit(send);
    await submission.submit(send);
    submission.reset();
    expect(submission.get().status).toBe('sending');
    end();
    await over;
    expect(send).toHaveBeenCalledTimes(1);
    expect(submission.get().status).toBe('sent');
  });

  it('reports a failure and can be retried', async () => {
    const submission = createSubmission();
    const {send, fail, end} = task();
    const first = submission.submit(send);
    fail(httpErrors.network());
    await first;
    expect(submission.get()).toMatchObject({status: 'failed', failure: {kind: 'offline'}});
    const second = submission.submit(send);
    end();
    await second;
    expect(submission.get()).toEqual({status: 'sent'});
    submission.reset();
    expect(submission.get()).toEqual({status: 'idle'});
  });

  it('also fails when sending throws synchronously', async () => {
    const submission = createSubmission();
    await submission.submit(() => {
      throw new Error('no');
    });
    expect(submission.get()).toMatchObject({status: 'failed', failure: {kind: 'unknown'}});
  });
});

describe('a failure distinguishes', () => {
  it.each([
    ['no network', httpErrors.network(), {kind: 'offline'}],
    ['a time-out', httpErrors.timeout(30_000), {kind: 'timeout'}],
    ['an answer', httpErrors.status(503, ''), {kind: 'status', status: 503}],
    ['anything else', 'no', {kind: 'unknown'}],
    ['nothing', undefined, {kind: 'unknown'}],
  ])('%s', async (_, error, failure) => {
    const submission = createSubmission();
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- any value
    await submission.submit(() => Promise.reject(error));
    expect(submission.get()).toEqual({status: 'failed', failure, error});
  });
});
