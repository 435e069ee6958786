import {createTransport, type NodemailerError} from 'nodemailer';
import {messageOf, SiteError} from '../lib/siteError';
import {acknowledgementOf, confirmationOf, noticeOf} from './letters';
import {createLinks} from './links';
import type {FormStore, Letter} from './store';

export type MailOptions = {
  /** `smtps://user:password@mail.example.org`. */
  smtpUrl: string;
  from: string;
  to: string;
  /** The site's address, for links; without it, subscriptions are not confirmed by e-mail. */
  siteUrl?: string | undefined;
  /** How long the mail server may take for each of its answers, in ms. */
  answerMs?: number;
  /** Length of a minute of {@link RETRY_MINUTES}, in ms; tests shorten it. */
  minuteMs?: number;
};

/**
 * Delay before the second attempt and each further one, in minutes: five days in all. The
 * handbook has this table (docs/forms.md).
 */
export const RETRY_MINUTES = [
  1, 5, 15, 60, 240, 720, 720, 720, 720, 720, 720, 720, 720, 720, 720,
] as const;

/** Delay before another attempt with what was set aside, in minutes. */
const ASIDE_MINUTES = 24 * 60;

/** How often the mail server may refuse a message for good (5xx) before it is set aside. */
export const MAX_REFUSALS = 3;

/** How many answers' time an e-mail may take in all, from the connection to the last answer. */
const ANSWERS = 5;

/**
 * Sends the store's e-mails, one at a time. What fails is tried again as {@link RETRY_MINUTES}
 * says, across restarts, then once a day.
 */
export function createFormMailer(
  {file, key, letters}: FormStore,
  {smtpUrl, from, to, siteUrl = '', answerMs = 60_000, minuteMs = 60_000}: MailOptions,
  logError: (message: string) => void,
) {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: readSmtpUrl(smtpUrl).needsStartTls,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  });
  const links = createLinks(siteUrl, key);
  /** Sent, and not noted so in the store. */
  let unnoted: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  /** Rounds in a row in which the server took nothing. */
  let failedRounds = 0;
  /** Cuts the e-mail that is on its way, if there is one. */
  let cut = () => {};
  let isClosed = false;

  /** Notes what was sent. A failure is tried again with the next e-mail, and said once. */
  function note(): void {
    try {
      for (const number of unnoted) letters.sent(number);
      unnoted = [];
    } catch (error) {
      if (unnoted.length > 1) return;
      logError(
        `An e-mail was sent, but ${file} cannot be written (${messageOf(error)}): the receiver would send it again after a restart.`,
      );
    }
  }

  /** @throws NodemailerError */
  async function deliver({number, kind, submission}: Letter): Promise<void> {
    // A retry after a lost answer keeps its id, so that duplicates can be recognised.
    const id = kind === 'notice' ? submission.id : `${submission.id}.${kind}`;
    const messageId = `<${id}@${/@([^\s>]+)/.exec(from)?.[1]}>`;
    const mail = {
      notice: () => noticeOf(submission, letters.delayed(number)),
      acknowledgement: () => acknowledgementOf(submission),
      confirmation: () => confirmationOf(submission, links),
    }[kind]();
    // Beyond this time the connection is cut: a server that answers by and by would hold all up. Not
    // AbortSignal.any and timeout, which Node 20 may collect before it fires (nodejs/node#57736).
    const sending = new AbortController();
    cut = () => sending.abort();
    const limit = setTimeout(cut, ANSWERS * answerMs);
    try {
      await transport.sendMail({from, to, messageId, signal: sending.signal, ...mail});
    } finally {
      clearTimeout(limit);
    }
    unnoted.push(number);
    note();
  }

  /** Plans the next attempt; says when the e-mail is set aside. */
  function postpone(letter: Letter, reason: string, isRefused: boolean): void {
    const refusals = letter.refusals + Number(isRefused);
    const delay = refusals < MAX_REFUSALS ? RETRY_MINUTES[letter.attempts] : undefined;
    const attempts = letter.attempts + 1;
    const due = Math.round(Date.now() + (delay ?? ASIDE_MINUTES) * minuteMs);
    const isSetAside = delay === undefined;
    // Only the agency's are kept for later: a visitor's mailbox that refuses ours is left alone.
    if (letter.kind !== 'notice' && isSetAside) {
      letters.drop(letter.number);
      return;
    }
    letters.postpone({...letter, attempts, refusals}, {due, reason, isSetAside});
    // Those after the first are of the daily attempts.
    if (isSetAside && !letter.setAsideAt) {
      logError(
        `A form could not be sent to ${to} (${reason}): it is kept in ${file}, "npm run forms -- list" shows it, and it is tried once a day.`,
      );
    }
  }

  /** Sends what is due; returns why something was not sent. */
  async function sendDue(): Promise<Set<string>> {
    const reasons = new Set<string>();
    /** The forms whose e-mails failed, since one was sent. */
    const failed = new Set<string>();
    while (!isClosed) {
      const letter = letters.next(Math.ceil(ASIDE_MINUTES * minuteMs), unnoted);
      if (!letter) break;
      try {
        await deliver(letter);
        failed.clear();
        failedRounds = 0;
      } catch (error) {
        // The attempt was not the server's failure.
        if (isClosed) break;
        const {isOfMail, isRefused, isFinal} = judge(error);
        if (letter.kind !== 'notice' && isFinal) {
          letters.drop(letter.number);
          continue;
        }
        const reason = messageOf(error);
        postpone(letter, reason, isRefused);
        reasons.add(reason);
        if (isOfMail) continue;
        // Another form tells whether the first was the culprit, or the server is down.
        failed.add(letter.submission.id);
        if (failed.size === 2) {
          failedRounds += 1;
          break;
        }
      }
    }
    return reasons;
  }

  /** Plans the next round, and says what waits. */
  function plan(reasons: ReadonlySet<string>): void {
    const {due, count} = letters.waiting(unnoted);
    if (isClosed || due === null) return;
    const minutes = RETRY_MINUTES[Math.min(failedRounds, RETRY_MINUTES.length) - 1] ?? 0;
    const delay = Math.max(minutes * minuteMs, due - Date.now(), 0);
    // A clock may be set back meanwhile.
    timer = setTimeout(start, Math.min(delay, ASIDE_MINUTES * minuteMs));
    if (reasons.size > 0) {
      logError(
        `${count} form(s) could not be sent to ${to} (${[...reasons].join('; ')}): they are kept in ${file}; next attempt in ${Math.ceil(delay / minuteMs)} min.`,
      );
    }
  }

  function start(): void {
    if (round || isClosed) return;
    clearTimeout(timer);
    round = sendDue()
      .then(plan)
      .catch((error: unknown) => {
        logError(`The e-mails that wait in ${file} cannot be read: ${messageOf(error)}.`);
        if (!isClosed) timer = setTimeout(start, minuteMs);
      })
      .finally(() => {
        round = undefined;
      });
  }

  letters.hurry();
  start();
  return {
    /** Sends what the store has in the background. */
    wake: start,
    /**
     * Ends after the e-mail that is on its way, which would otherwise be sent again; cuts it after
     * some time.
     *
     * @param patience in ms
     */
    async close(patience = Math.min(answerMs, 10_000)) {
      isClosed = true;
      clearTimeout(timer);
      const limit = setTimeout(() => cut(), patience);
      await round;
      clearTimeout(limit);
      note();
      transport.close();
    },
  };
}

/**
 * Tells the failures of one message from those of the server and its settings, which concern all:
 * no connection, a wrong password, or a refused sender or recipient (5xx before DATA).
 */
function judge(error: unknown) {
  const {code, responseCode = 0} = error as Partial<NodemailerError>;
  // Without a code: our own, for a form that cannot be written as an e-mail.
  const isOfContent = code === undefined || code === 'EMESSAGE';
  return {
    isOfMail: isOfContent || (code === 'EENVELOPE' && responseCode < 500),
    isRefused: isOfContent && !(responseCode > 0 && responseCode < 500),
    isFinal: (isOfContent || code === 'EENVELOPE') && responseCode >= 500,
  };
}

/**
 * Checks the address of a mail server. Over `smtp:`, a password may leave only once STARTTLS has
 * encrypted the connection.
 *
 * @throws SiteError that names the variable and never quotes it: it holds a password
 */
export function readSmtpUrl(smtpUrl: string): {needsStartTls: boolean} {
  try {
    const {protocol, hostname, pathname, search, hash, username, password} = new URL(smtpUrl);
    decodeURIComponent(username + password);
    const isCut = !/^\/?$/.test(pathname) || search.includes('@') || hash !== '';
    if (/^smtps?:$/.test(protocol) && hostname !== '' && !isCut) {
      return {needsStartTls: protocol === 'smtp:' && username !== ''};
    }
  } catch {
    // The error would quote the address.
  }
  throw new SiteError(
    'SMTP_URL is not the address of a mail server: write smtps://user:password@mail.example.org, with %23 for #, %2F for /, %3F for ?, %40 for @ and %25 for % in the password, or unset it.',
  );
}
