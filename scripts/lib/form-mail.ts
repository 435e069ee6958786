import {existsSync} from 'node:fs';
import {createTransport, type SendMailOptions} from 'nodemailer';
import {localeOfPath} from '../../src/lib/locales';
import {appendLine, readLines, readSubmissions, type Submission} from './form-store';
import {productForms, say, type FieldName, type WordId} from './product-forms';
import {messageOf} from './user-error';

export type MailOptions = {
  /** `smtps://user:password@mail.example.org`. */
  smtpUrl: string;
  from: string;
  to: string;
  /** Delay before a retry, in ms. */
  retryMs?: number;
};

/** Timeout of the mail server, in ms. */
const ANSWER_MS = 10_000;

/**
 * Sends stored submissions by e-mail. Retries failures until they succeed, across restarts:
 * `<file>.sent` lists the ids already handled.
 */
export async function createFormMailer(
  file: string,
  {smtpUrl, from, to, retryMs = 60_000}: MailOptions,
  logError: (message: string) => void,
) {
  const sentFile = `${file}.sent`;
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: ANSWER_MS,
    greetingTimeout: ANSWER_MS,
    socketTimeout: ANSWER_MS,
  });
  const waiting = new Set(await unsent(file, sentFile));
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let isClosed = false;

  async function sendWaiting(): Promise<void> {
    if (isSending || isClosed) return;
    isSending = true;
    clearTimeout(timer);
    const reasons = new Set<string>();
    // The loop also sends forms received meanwhile.
    for (const submission of waiting) {
      if (isClosed) break;
      try {
        // A retry after a lost answer keeps its id, so that duplicates can be recognised.
        const messageId = `<${submission.id}@${/@([^\s>]+)/.exec(from)?.[1]}>`;
        await transport.sendMail({from, to, messageId, ...mailOf(submission)});
        await appendLine(sentFile, submission.id);
        waiting.delete(submission);
      } catch (error) {
        reasons.add(messageOf(error));
      }
    }
    isSending = false;
    if (reasons.size > 0 && !isClosed) {
      logError(
        `${waiting.size} form(s) could not be sent to ${to} (${[...reasons].join('; ')}): they are kept in ${file}; next attempt in ${retryMs / 1000} s.`,
      );
      timer = setTimeout(() => void sendWaiting(), retryMs);
    }
  }

  void sendWaiting();
  return {
    /** Sends a stored submission in the background. */
    send: (submission: Submission) => {
      waiting.add(submission);
      void sendWaiting();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      transport.close();
    },
  };
}

/** Lists unsent submissions; those stored before e-mail was first enabled count as handled. */
async function unsent(file: string, sentFile: string): Promise<Submission[]> {
  const submissions = await readSubmissions(file);
  if (!existsSync(sentFile)) {
    await appendLine(sentFile, submissions.map(({id}) => id).join('\n'));
    return [];
  }
  const sent = new Set(await readLines(sentFile));
  return submissions.filter(({id}) => !sent.has(id));
}

/** Writes the agency's e-mail about a form, in the language of its page. */
function mailOf({receivedAt, form, path, fields}: Submission): SendMailOptions {
  const locale = localeOfPath(path);
  const names = (productForms.get(form)?.fields ?? []).filter((name) => fields[name]);
  const line = (label: string, value: string) =>
    say(locale, 'mail.line', {label, value: value.includes('\n') ? `\n${value}` : value});
  return {
    subject: say(locale, `mail.${form}` as WordId, fields),
    replyTo: fields.email,
    date: new Date(receivedAt),
    text: [
      ...names.map((name: FieldName) => line(say(locale, `field.${name}`), fields[name] ?? '')),
      line(say(locale, 'mail.page'), path),
    ].join('\n'),
  };
}
