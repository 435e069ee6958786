import {existsSync} from 'node:fs';
import {createTransport, type NodemailerError, type SendMailOptions} from 'nodemailer';
import {localeOfPath} from '../lib/locales';
import {site} from '../site';
import {purposes} from '../forms/contactFields';
import {appendLine, readLines, readSubmissions, type Submission} from './store';
import {say} from '../lib/texts/say';
import type {MessageId} from '../lib/translate';
import {productForms, type FieldName} from './productForms';
import {messageOf, SiteError} from '../lib/siteError';

export type MailOptions = {
  /** `smtps://user:password@mail.example.org`. */
  smtpUrl: string;
  from: string;
  to: string;
  /** Timeout of the mail server, in ms. */
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

/** How often the mail server may refuse an e-mail for good (5xx) before it is set aside. */
export const MAX_REFUSALS = 3;

/** Beside the submissions file: the ids of those sent, and those set aside with the reason. */
export const sentFileOf = (file: string) => `${file}.sent`;
export const unsentFileOf = (file: string) => `${file}.unsent`;

type Waiting = {
  id: string;
  attempts: number;
  refusals: number;
  /** When the next attempt is due, in ms since 1970. */
  due: number;
};

/**
 * Sends stored submissions by e-mail, one at a time. Retries failures as {@link RETRY_MINUTES}
 * says, across restarts, then sets them aside.
 */
export async function createFormMailer(
  file: string,
  {smtpUrl, from, to, answerMs = 60_000, minuteMs = 60_000}: MailOptions,
  logError: (message: string) => void,
) {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: readSmtpUrl(smtpUrl).needsStartTls,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
  });
  const waiting = await readWaiting(file, minuteMs);
  /** Sent, and not in the file of those sent. */
  let unnoted: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let isClosed = false;

  /** Notes what was sent. A failure is tried again with the next e-mail, and said once. */
  async function note(): Promise<void> {
    if (unnoted.length === 0) return;
    try {
      await appendLine(sentFileOf(file), unnoted.join('\n'));
      unnoted = [];
    } catch (error) {
      if (unnoted.length > 1) return;
      logError(
        `An e-mail was sent, but ${sentFileOf(file)} cannot be written (${messageOf(error)}): the receiver would send it again after a restart.`,
      );
    }
  }

  /** @throws NodemailerError */
  async function deliver({id}: Waiting): Promise<void> {
    // Unless it was erased meanwhile.
    const submission = (await readSubmissions(file)).find((each) => each.id === id);
    if (submission) {
      // A retry after a lost answer keeps its id, so that duplicates can be recognised.
      const messageId = `<${id}@${/@([^\s>]+)/.exec(from)?.[1]}>`;
      await transport.sendMail({from, to, messageId, ...mailOf(submission)});
      unnoted.push(id);
    }
    waiting.delete(id);
    await note();
  }

  /** Plans the next attempt; false if there is none. */
  function postpone(one: Waiting): boolean {
    const delay = one.refusals < MAX_REFUSALS ? RETRY_MINUTES[one.attempts] : undefined;
    one.attempts += 1;
    one.due = Date.now() + (delay ?? 0) * minuteMs;
    return delay !== undefined;
  }

  async function setAside(ones: readonly Waiting[], reason: string): Promise<void> {
    if (ones.length === 0) return;
    ones.forEach(({id}) => waiting.delete(id));
    const unsentFile = unsentFileOf(file);
    logError(
      `${ones.length} form(s) will not be sent to ${to} (${reason}): they are kept in ${file} and listed in ${unsentFile}. Mend the cause, delete ${unsentFile} and start the receiver again.`,
    );
    const at = new Date().toISOString();
    const lines = ones.map(({id, attempts}) => JSON.stringify({id, at, attempts, reason}));
    await appendLine(unsentFile, lines.join('\n')).catch((error: unknown) =>
      logError(`${unsentFile} cannot be written: ${messageOf(error)}.`),
    );
  }

  async function sendDue(): Promise<void> {
    const due = [...waiting.values()].filter((one) => one.due <= Date.now());
    const reasons = new Set<string>();
    for (let one = due.shift(); one && !isClosed; one = due.shift()) {
      try {
        await deliver(one);
      } catch (error) {
        const {code, responseCode = 0} = error as NodemailerError;
        const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (isOfMessage && !(responseCode < 500 && responseCode > 0)) one.refusals += 1;
        // Without an answer about this e-mail, the server would not take the others either.
        const failed = isOfMessage ? [one] : [one, ...due.splice(0)];
        const reason = messageOf(error);
        const lost = failed.filter((each) => !postpone(each));
        await setAside(lost, reason);
        if (lost.length < failed.length) reasons.add(reason);
      }
    }
    if (isClosed || waiting.size === 0) return;
    // At once for a form received meanwhile.
    const next = Math.min(...[...waiting.values()].map((one) => one.due));
    const delay = Math.max(0, next - Date.now());
    timer = setTimeout(start, delay);
    if (reasons.size > 0) {
      logError(
        `${waiting.size} form(s) could not be sent to ${to} (${[...reasons].join('; ')}): they are kept in ${file}; next attempt in ${Math.ceil(delay / minuteMs)} min.`,
      );
    }
  }

  function start(): void {
    if (round || isClosed) return;
    clearTimeout(timer);
    round = sendDue().finally(() => {
      round = undefined;
    });
  }

  start();
  return {
    /** Sends a stored submission in the background. */
    send: ({id}: Submission) => {
      waiting.set(id, {id, attempts: 0, refusals: 0, due: Date.now()});
      start();
    },
    /** Ends after the e-mail that is on its way, which would otherwise be sent again. */
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await round;
      await note();
      transport.close();
    },
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

/**
 * Lists the submissions that are neither sent nor set aside, due at once; those stored before
 * e-mail was first enabled count as sent.
 */
async function readWaiting(file: string, minuteMs: number): Promise<Map<string, Waiting>> {
  const submissions = await readSubmissions(file);
  if (!existsSync(sentFileOf(file))) {
    await appendLine(sentFileOf(file), submissions.map(({id}) => id).join('\n'));
    return new Map();
  }
  const lines = [...(await readLines(sentFileOf(file))), ...(await readLines(unsentFileOf(file)))];
  const over = new Set(lines.map((line) => /^\{"id":"([^"]*)/.exec(line)?.[1] ?? line));
  const now = Date.now();
  return new Map(
    submissions
      .filter(({id}) => !over.has(id))
      .map(({id, receivedAt}) => {
        const attempts = attemptsAt((now - Date.parse(receivedAt)) / minuteMs);
        return [id, {id, attempts, refusals: 0, due: now}];
      }),
  );
}

/** How many attempts a form of this age has had, in minutes: a restart does not begin again. */
function attemptsAt(age: number): number {
  let total = 0;
  const next = RETRY_MINUTES.findIndex((delay) => (total += delay) > age);
  return next === -1 ? RETRY_MINUTES.length : next;
}

const {callMinutes, proposalDays} = site.projects;
const promise = {days: site.replyDays, minutes: callMinutes, proposalDays};

/** Writes the agency's e-mail about a form, in the language of its page. */
function mailOf({receivedAt, form, path, fields}: Submission): SendMailOptions {
  const locale = localeOfPath(path);
  const names = (productForms.get(form)?.fields ?? []).filter((name) => fields[name]);
  const purpose = purposes.find((each) => each === fields.purpose);
  const line = (label: string, value: string) =>
    say(locale, 'forms.mail.line', {label, value: value.includes('\n') ? `\n${value}` : value});
  return {
    subject: say(locale, `forms.mail.${form}` as MessageId, fields),
    replyTo: fields.email,
    date: new Date(receivedAt),
    text: [
      ...names.map((name: FieldName) =>
        line(
          say(locale, `forms.field.${name}`),
          name === 'purpose' && purpose
            ? say(locale, `contact.ContactForm.${purpose}.name`)
            : (fields[name] ?? ''),
        ),
      ),
      line(say(locale, 'forms.mail.page'), path),
      ...(form === 'contactform' ? ['', say(locale, 'forms.mail.next', promise)] : []),
    ].join('\n'),
  };
}
