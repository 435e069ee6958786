import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD, HONEYPOT_FIELD} from '../lib/forms/fields';
import {localeFacts, localeOfPath} from '../lib/locales';
import {pathTo} from '../routes';
import {createFormMailer, type MailOptions} from './mail';
import {createFormStore, type Submission} from './store';
import {say} from '../lib/texts/say';
import {escapeHtml} from '../lib/text';
import {limits, productForms, type FieldCode, type FieldName} from './productForms';
import {projectRoot} from '../lib/project';
import {messageOf} from '../lib/siteError';

/**
 * The largest form, in kB: the longest message takes 60 kB in 4-byte characters, each byte
 * percent-encoded.
 */
const MAX_FORM_KB = 128;

/** Longer bodies are read up to this many bytes, so that their sender gets the refusal. */
const MAX_BODY_BYTES = 1024 * 1024;

export type ReceiverOptions = {
  /** Stores submissions, one JSON object per line. */
  file: string;
  /** Called with each stored submission. */
  onKept?: (submission: Submission) => void;
  logError?: (message: string) => void;
};

/** Timeout for receiving a request, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * Creates a server that only receives forms, behind the development server or a published
 * site's nginx.
 */
export async function createFormsServer({
  mail,
  maxPerMinute,
  logError = console.error,
  ...options
}: Omit<ReceiverOptions, 'onKept'> & {
  mail?: MailOptions | undefined;
  /** Forms allowed per IP address and minute; unlimited by default. */
  maxPerMinute?: number;
}): Promise<FastifyInstance> {
  // Trust the client address given by a proxy on this machine or its network.
  const app = Fastify({trustProxy: 'loopback, uniquelocal', requestTimeout: REQUEST_TIMEOUT_MS});
  const mailer = mail && (await createFormMailer(options.file, mail, logError));
  app.addHook('onClose', () => mailer?.close());
  if (maxPerMinute !== undefined) await app.register(rateLimit, {max: maxPerMinute});
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'POST').send('Only forms are received here, by POST.\n'),
  );
  await app.register(formReceiver, {...options, logError, ...(mailer && {onKept: mailer.send})});
  await app.ready();
  return app;
}

/**
 * A Fastify plugin that receives the product's forms at every address, as Netlify Forms does.
 * Each feature's schema defines its form.
 */
export const formReceiver: FastifyPluginAsync<ReceiverOptions> = async (
  app,
  {file, onKept, logError = console.error},
) => {
  const store = createFormStore(file);
  await store.open();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(FORM_TYPE, {parseAs: 'buffer'}, (_request, body, parsed) =>
    parsed(null, body),
  );

  app.addHook('onRequest', ({headers}, _reply, next) => {
    assertSameOrigin(headers);
    next();
  });

  app.post('*', {bodyLimit: MAX_BODY_BYTES}, async (request, reply) => {
    const {form, draft, fields} = readSubmission(decodeBody(request.body as Buffer));
    const asked = formRequest(request);
    // Robots get a success answer, so they don't try another way; a repeat gets the first one's.
    if (fields) {
      const kept = await store.append({form, path: asked.from ?? asked.pathname, draft, fields});
      if (kept) onKept?.(kept);
    }
    return sendThanks(reply, asked);
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'storage') {
      logError(`A form could not be written to ${file}: ${messageOf(error)}`);
    }
    return sendRefusal(reply, formRequest(request), refusal);
  });
};

/** The default content type of HTML forms. */
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Reasons for refusal, with their status. Only programs send what is malformed. */
const refusals = {
  fields: 422,
  malformed: 400,
  origin: 403,
  storage: 500,
  tooLarge: 413,
  tooMany: 429,
} as const;

class FormRefusal extends Error {
  /** @param detail what was found, shown to the visitor */
  constructor(
    readonly code: keyof typeof refusals,
    readonly detail = '',
    readonly problems?: Partial<Record<FieldName, FieldCode>>,
  ) {
    super(code);
  }
}

/** Turns an error into a refusal for the visitor; Fastify's errors carry a status. */
function refusalOf(error: unknown): FormRefusal {
  if (error instanceof FormRefusal) return error;
  const {statusCode = 500} = error as {statusCode?: number};
  if (statusCode === 413) return new FormRefusal('tooLarge', String(MAX_FORM_KB));
  if (statusCode === 429) return new FormRefusal('tooMany');
  return new FormRefusal(statusCode < 500 ? 'malformed' : 'storage');
}

/** Reads a post's path, the path of the form's page, and whether scripts sent it. */
function formRequest({url, headers}: FastifyRequest) {
  return {
    pathname: url.split('?', 1)[0]!,
    from: pageOf(headers),
    json: headers.accept?.includes('application/json') ?? false,
  };
}

type FormRequest = ReturnType<typeof formRequest>;
type Headers = FastifyRequest['headers'];

/**
 * The form's page, from the Referer header: the form's action is the thank-you page.
 */
function pageOf({referer, host = ''}: Headers): string | undefined {
  if (referer === undefined || hostOf(referer) !== host.toLowerCase()) return undefined;
  const {pathname} = new URL(referer);
  return pathname.startsWith('//') ? undefined : pathname;
}

/**
 * Refuses a form posted by another site. Browsers send the Origin header with every POST; other
 * programs may omit it. It is 'null' when the page's referrer policy hides the origin: then
 * Sec-Fetch-Site decides.
 */
function assertSameOrigin({origin, host = '', 'sec-fetch-site': site}: Headers): void {
  if (origin === undefined || origin === 'null') {
    const isElsewhere = site === 'cross-site' || site === 'same-site';
    const isHidden = origin === 'null' && site !== 'same-origin';
    if (isElsewhere || isHidden) throw new FormRefusal('origin', origin ?? String(site));
    return;
  }
  // The scheme differs behind a TLS proxy.
  if (hostOf(origin) !== host.toLowerCase()) throw new FormRefusal('origin', origin);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Decodes strictly: refuses invalid UTF-8 and percent-encoding instead of replacing them. */
function decodeBody(body: Buffer | undefined): URLSearchParams {
  if (body && body.length > MAX_FORM_KB * 1024) {
    throw new FormRefusal('tooLarge', String(MAX_FORM_KB));
  }
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(body);
    decodeURIComponent(text);
    return new URLSearchParams(text);
  } catch {
    throw new FormRefusal('malformed');
  }
}

/**
 * Validates the form against its schema. Drops unknown fields, which browser extensions add, and
 * ignores a robot's fields.
 */
function readSubmission(
  sent: URLSearchParams,
): Pick<Submission, 'form' | 'draft'> & Partial<Pick<Submission, 'fields'>> {
  const one = (field: string) => {
    const [value, ...others] = sent.getAll(field);
    if (others.length > 0) throw new FormRefusal('malformed');
    return value;
  };
  const name = one(FORM_NAME_FIELD) ?? '';
  const form = productForms.get(name);
  if (!form) throw new FormRefusal('malformed');
  if (sent.getAll(HONEYPOT_FIELD).some((value) => value !== '')) return {form: name};
  const given = form.fields.map((field) => [field, one(field)] as const);
  const checked = form.check(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  if (!checked.ok) throw new FormRefusal('fields', '', checked.problems);
  const [draft = ''] = sent.getAll(DRAFT_ID_FIELD);
  return {form: name, fields: checked.values, draft: DRAFT_ID.test(draft) ? draft : undefined};
}

/** As src/lib/forms/submission.ts writes it; empty without scripts. */
const DRAFT_ID = /^[\da-f]{32}$/;

const page = readFileSync(path.join(projectRoot, 'src/server/answer.html'), 'utf8');
const style = /<style>([^<]*)/.exec(page)?.[1] ?? '';
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Answers an accepted form. Redirects a native post to the thank-you page, so that reloading
 * does not send the form again.
 */
function sendThanks(reply: FastifyReply, request: FormRequest): FastifyReply {
  const locale = localeOfPath(request.pathname);
  const thankYou = pathTo('thank-you', locale);
  if (!request.json) reply.header('location', thankYou);
  return sendAnswer(reply, request, {
    status: request.json ? 200 : 303,
    value: {ok: true},
    title: say(locale, 'forms.answer.sent'),
    content: `<p><a href="${thankYou}">${say(locale, 'forms.answer.goOn')}</a></p>`,
  });
}

/** Answers a refused post with the reason, the remedy and a link back. */
function sendRefusal(
  reply: FastifyReply,
  request: FormRequest,
  {code, detail, problems}: FormRefusal,
): FastifyReply {
  const locale = localeOfPath(request.pathname);
  const error = say(locale, `forms.refusal.${code}`, {detail});
  const items = Object.entries(problems ?? {}).map(([field, problem]) => {
    const name = `<strong>${say(locale, `forms.field.${field as FieldName}`)}</strong>`;
    const remedy = say(locale, `forms.problem.${problem}`, limits[problem]);
    return `<li>${say(locale, 'forms.answer.problem', {field: name, remedy})}</li>`;
  });
  const form = escapeHtml(request.from ?? pathTo('home', locale));
  const content = [
    `<p>${escapeHtml(error)}</p>`,
    ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : []),
    `<p>${say(locale, 'forms.answer.back')}</p>`,
    `<p><a href="${form}">${say(locale, 'forms.answer.reopen')}</a></p>`,
  ];
  return sendAnswer(reply, request, {
    status: refusals[code],
    value: {ok: false, error, fields: problems},
    title: say(locale, 'forms.answer.refused'),
    content: content.join('\n'),
  });
}

/** An answer as JSON (`value`) and as a page (`content` is HTML). */
type Answer = {status: number; value: object; title: string; content: string};

function sendAnswer(
  reply: FastifyReply,
  {pathname, json}: FormRequest,
  {status, value, title, content}: Answer,
): FastifyReply {
  const locale = localeOfPath(pathname);
  reply.code(status).headers({
    'cache-control': 'no-store',
    'content-language': locale,
    'referrer-policy': 'same-origin',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });
  if (json) {
    return reply.type('application/json; charset=utf-8').send(`${JSON.stringify(value)}\n`);
  }
  const {htmlLang: LANG} = localeFacts[locale];
  const values: Partial<Record<string, string>> = {LANG, TITLE: title, CONTENT: content};
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(page.replace(/\b[A-Z]+\b/g, (name) => values[name] ?? name));
}
