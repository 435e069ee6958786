/** @jest-environment jsdom */
import {httpErrors} from '../../errors';
import {
  createSubmission,
  isReceived,
  isUncertain,
  StrangeAnswer,
  type Receipt,
  type SubmissionState,
} from '../submission';

/** A task that the test settles. */
function task() {
  let end: () => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const send = jest.fn(
    () =>
      new Promise<Receipt>((resolve, reject) => {
        end = () => resolve({isToConfirm: false});
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
    expect(submission.get()).toEqual({status: 'sent', isToConfirm: false});
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
    [
      'a refusal with a sentence',
      httpErrors.status(429, {error: 'Trop de formulaires sont partis d’ici. Réessayez.'}),
      {kind: 'status', status: 429, said: 'Trop de formulaires sont partis d’ici. Réessayez.'},
      false,
    ],
    [
      'a refusal with a code, which is no sentence',
      httpErrors.status(429, {error: 'rate_limit'}),
      {kind: 'status', status: 429},
      false,
    ],
    [
      'a refusal with markup, which is no sentence either',
      httpErrors.status(500, {error: 'No <a href="//evil.example">luck</a>.'}),
      {kind: 'status', status: 500},
      false,
    ],
    [
      'a receiver of another build',
      httpErrors.status(422, {error: 'Des réponses sont à corriger.', fields: {company: 'x.y'}}),
      {kind: 'outdated'},
      false,
    ],
    [
      'a service that refuses in words alone',
      httpErrors.status(422, {error: 'This address is on our list.'}),
      {kind: 'status', status: 422, said: 'This address is on our list.'},
      false,
    ],
    ['an answer of somebody else', new StrangeAnswer(), {kind: 'strange'}, true],
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

it.each([
  [true, {ok: true}],
  [true, {ok: true, next: '/thanks'}],
  [true, {success: true}],
  [true, '<main><div class=page data-form-received=true>'],
  [false, {ok: false}],
  [false, {success: false, message: 'spam'}],
  [false, {ok: true, success: false}],
  [undefined, {}],
  [undefined, {ok: 'true'}],
  [undefined, null],
  [undefined, [true]],
  [undefined, 7],
  [undefined, ''],
  [undefined, '<title>Sign in to Wi-Fi</title>'],
  [undefined, '<p>data-form-received</p>'],
])('receipt: %s for the 2xx answer %j', (received, body) => {
  expect(isReceived(body)).toBe(received);
});
