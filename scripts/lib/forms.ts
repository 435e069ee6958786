import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import Negotiator from 'negotiator';
import {FORM_NAME_FIELD, HONEYPOT_FIELD} from '../../src/lib/formFields';
import {localeFacts, localeOfPath} from '../../src/lib/locales';
import {pathTo} from '../../src/routes';
import {createFormMailer, type MailOptions} from './form-mail';
import {createFormStore, type Submission} from './form-store';
import {limits, productForms, say, type FieldCode, type FieldName} from './product-forms';
import {projectRoot} from './project';
import {messageOf} from './user-error';

/**
 * The longest form, in kB: the longest message takes 60 kB in a script that needs 4 bytes a
 * character, each written `%F0`.
 */
const MAX_FORM_KB = 128;

/** What is read of a longer one, so that its sender gets to read why it is refused, in bytes. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

export type ReceiverOptions = {
  /** Where submissions are kept, one JSON object per line. */
  file: string;
  /** Is told of each form that has been kept. */
  onKept?: (submission: Submission) => void;
  logError?: (message: string) => void;
};

/** How long a request may take to arrive, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000;

/**
 * A server that only receives forms: behind the development server, or behind nginx as the
 * receiver of a published site.
 */
export async function createFormsServer({
  mail,
  maxPerMinute,
  logError = console.error,
  ...options
}: Omit<ReceiverOptions, 'onKept'> & {
  mail?: MailOptions | undefined;
  /** How many forms one address may send in a minute; as many as it likes by default. */
  maxPerMinute?: number;
}): Promise<FastifyInstance> {
  // Who sends is what a proxy on this machine or its own network says.
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
 * Receives the product's forms, in the manner of Netlify Forms, at every address: a Fastify
 * plugin. What a form may contain is said by its feature's schema.
 */
export const formReceiver: FastifyPluginCallback<ReceiverOptions> = (
  app,
  {file, onKept, logError = console.error},
  done,
) => {
  const store = createFormStore(file);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', {parseAs: 'buffer'}, (_request, body, parsed) =>
    parsed(null, body),
  );

  app.addHook('onRequest', ({headers}, _reply, next) => {
    assertSameOrigin(headers);
    assertFormType(headers);
    next();
  });

  app.post('*', {bodyLimit: MAX_BODY_BYTES}, async (request, reply) => {
    const {form, fields} = readSubmission(decodeBody(request.body as Buffer));
    const asked = formRequest(request);
    // A robot is told that all went well: it has no reason to try otherwise.
    if (fields) {
      const kept = await store.append({form, path: asked.from ?? asked.pathname, fields});
      onKept?.(kept);
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
  done();
};

/** Why a post is refused, with the status that says so. */
const refusals = {
  encoding: 400,
  fields: 422,
  formNameMissing: 400,
  formNameUnknown: 422,
  origin: 403,
  repeated: 400,
  storage: 500,
  tooLarge: 413,
  tooMany: 429,
  type: 415,
} as const;

/** A post that is refused. */
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

/** What went wrong, as the visitor reads it: Fastify's own errors have a status. */
function refusalOf(error: unknown): FormRefusal {
  if (error instanceof FormRefusal) return error;
  const {statusCode} = error as {statusCode?: number};
  if (statusCode === 413) return new FormRefusal('tooLarge', String(MAX_FORM_KB));
  if (statusCode === 429) return new FormRefusal('tooMany');
  if (statusCode === 415) return new FormRefusal('type');
  return new FormRefusal(statusCode === 400 ? 'encoding' : 'storage');
}

/** A post: its path, the path of the page that the form was on, whether JSON is wanted. */
function formRequest({raw, headers}: FastifyRequest) {
  const negotiator = new Negotiator(raw);
  return {
    pathname: (raw.url ?? '/').split('?')[0] ?? '/',
    from: pageOf(headers),
    json: negotiator.mediaType(['text/html', 'application/json']) === 'application/json',
  };
}

type FormRequest = ReturnType<typeof formRequest>;
type Headers = FastifyRequest['headers'];

/**
 * The page that the form was on, where the browser says so: the address that a form is posted
 * to is the thank-you page's.
 */
function pageOf({referer, host = ''}: Headers): string | undefined {
  if (referer === undefined || hostOf(referer) !== host.toLowerCase()) return undefined;
  const {pathname} = new URL(referer);
  return pathname.startsWith('//') ? undefined : pathname;
}

/**
 * Refuses a form that another site's page sends. Browsers name the page's origin on every
 * POST; programs that are no browser need not. 'null' is what they write when the page's
 * referrer policy hides the origin: then their own word in Sec-Fetch-Site tells.
 */
function assertSameOrigin({origin, host = '', 'sec-fetch-site': site}: Headers): void {
  if (origin === undefined || origin === 'null') {
    const isElsewhere = site === 'cross-site' || site === 'same-site';
    const isHidden = origin === 'null' && site !== 'same-origin';
    if (isElsewhere || isHidden) throw new FormRefusal('origin', origin ?? String(site));
    return;
  }
  // The scheme may differ: a proxy with TLS in front of this server.
  if (hostOf(origin) !== host.toLowerCase()) throw new FormRefusal('origin', origin);
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Checks that a body is of the one type that HTML forms send by default. */
function assertFormType(headers: Headers): void {
  const {'content-type': given = '', 'content-encoding': encoding = 'identity'} = headers;
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;\s*charset="?utf-?8"?\s*)?$/i.test(
    given,
  );
  if (!isForm || encoding !== 'identity') {
    throw new FormRefusal('type', encoding === 'identity' ? given : `${given} (${encoding})`);
  }
}

/** Decodes strictly: what is not UTF-8, or a `%` without two digits, is refused, not replaced. */
function decodeBody(body: Buffer | undefined): URLSearchParams {
  if (body && body.length > MAX_FORM_KB * 1024) {
    throw new FormRefusal('tooLarge', String(MAX_FORM_KB));
  }
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(body);
    decodeURIComponent(text);
    return new URLSearchParams(text);
  } catch {
    throw new FormRefusal('encoding');
  }
}

/**
 * Finds the form that was sent and has its schema check it. Fields that it does not have are
 * left out: browsers' extensions add some. A robot's are not read.
 */
function readSubmission(sent: URLSearchParams): {form: string; fields?: Record<string, string>} {
  const one = (field: string) => {
    const [value, ...others] = sent.getAll(field);
    if (others.length > 0) throw new FormRefusal('repeated', field);
    return value;
  };
  const name = one(FORM_NAME_FIELD);
  if (!name) throw new FormRefusal('formNameMissing');
  const form = productForms.get(name);
  if (!form) throw new FormRefusal('formNameUnknown', name);
  if (sent.getAll(HONEYPOT_FIELD).some((value) => value !== '')) return {form: name};
  const given = form.fields.map((field) => [field, one(field)] as const);
  const checked = form.check(Object.fromEntries(given.filter(([, value]) => value !== undefined)));
  if (!checked.ok) throw new FormRefusal('fields', '', checked.problems);
  return {form: name, fields: checked.values};
}

/** The longest piece of what was sent that is shown back, in characters. */
const MAX_DETAIL = 100;

const page = readFileSync(path.join(projectRoot, 'scripts/templates/form-answer.html'), 'utf8');
const style = /<style>([^<]*)/.exec(page)?.[1] ?? '';
const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Answers a form that has arrived. A browser that posted it by itself is sent on to the
 * thank-you page, so that reloading does not send it again.
 */
function sendThanks(reply: FastifyReply, request: FormRequest): FastifyReply {
  const locale = localeOfPath(request.pathname);
  const thankYou = pathTo('thank-you', locale);
  if (!request.json) reply.header('location', thankYou);
  return sendAnswer(reply, request, {
    status: request.json ? 200 : 303,
    value: {ok: true},
    title: say(locale, 'answer.sent'),
    content: `<p><a href="${thankYou}">${say(locale, 'answer.goOn')}</a></p>`,
  });
}

/** Answers a post that is refused: why, what to write instead, and the way back. */
function sendRefusal(
  reply: FastifyReply,
  request: FormRequest,
  {code, detail, problems}: FormRefusal,
): FastifyReply {
  const locale = localeOfPath(request.pathname);
  const shown = detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail;
  const error = say(locale, `refusal.${code}`, {detail: shown});
  const items = Object.entries(problems ?? {}).map(([field, problem]) => {
    const name = `<strong>${say(locale, `field.${field as FieldName}`)}</strong>`;
    const remedy = say(locale, `problem.${problem}`, limits[problem]);
    return `<li>${say(locale, 'answer.problem', {field: name, remedy})}</li>`;
  });
  const form = escapeHtml(request.from ?? pathTo('home', locale));
  const content = [
    `<p>${escapeHtml(error)}</p>`,
    ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : []),
    `<p>${say(locale, 'answer.back')}</p>`,
    `<p><a href="${form}">${say(locale, 'answer.reopen')}</a></p>`,
  ];
  return sendAnswer(reply, request, {
    status: refusals[code],
    value: {ok: false, error, fields: problems},
    title: say(locale, 'answer.refused'),
    content: content.join('\n'),
  });
}

/** An answer as JSON, and as a page: the content is HTML below the title. */
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

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
