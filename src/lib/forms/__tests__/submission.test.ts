/** @jest-environment jsdom */
import {httpErrors} from '../../errors';
import {createSubmission, isUncertain, type SubmissionState} from '../submission';

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
    expect(submission.get()).toMatchObject({status: 'failed', failure: {kind: 'unanswered'}});
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

describe('a failure', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['no answer', httpErrors.network(), {kind: 'unanswered'}, true],
    ['a time-out', httpErrors.timeout(30_000), {kind: 'timeout'}, true],
    ['an answer lost by a proxy', httpErrors.status(504, ''), {kind: 'status', status: 504}, true],
    [
      'a receiver that a proxy lost',
      httpErrors.status(502, ''),
      {kind: 'status', status: 502},
      true,
    ],
    ['a refusal', httpErrors.status(403, ''), {kind: 'status', status: 403}, false],
    ['an error', httpErrors.status(500, ''), {kind: 'status', status: 500}, false],
    ['a service that is down', httpErrors.status(503, ''), {kind: 'status', status: 503}, false],
    ['anything else', 'no', {kind: 'unknown'}, false],
    ['nothing', undefined, {kind: 'unknown'}, false],
  ] as const)(
    'tells %s, and whether the form may have arrived',
    async (_, error, failure, mayHave) => {
      const submission = createSubmission();
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- any value
      await submission.submit(() => Promise.reject(error));
      expect(submission.get()).toEqual({status: 'failed', failure, error});
      expect(isUncertain(failure)).toBe(mayHave);
    },
  );

  it('without a network is sure', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const submission = createSubmission();
    await submission.submit(() => Promise.reject(httpErrors.network()));
    expect(submission.get()).toMatchObject({failure: {kind: 'offline'}});
    expect(isUncertain({kind: 'offline'})).toBe(false);
  });
});
