import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import type {IncomingMessage} from 'node:http';
import {isIP} from 'node:net';
import path from 'node:path';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import {CONFIRMATION_HOURS} from '../constants';
import {unsubscriptionName} from '../forms/newsletterFields';
import {DRAFT_ID_FIELD, FORM_NAME_FIELD, HONEYPOT_FIELD} from '../lib/forms/fields';
import {localeFacts, localeOfPath} from '../lib/locales';
import {matchRoute, pathTo, thankYouAnchors} from '../routes';
import {lettersOf} from './letters';
import {LINK_KEY, unseal} from './links';
import {createFormMailer, type MailOptions} from './mail';
import {site} from '../site';
import {
  openStore,
  TooManyForms,
  type FormStore,
  type LetterKind,
  type NewForm,
  type StoreOptions,
} from './store';
import type {Submission} from './submission';
import {say} from '../lib/texts/say';
import {markup, type Markup} from '../lib/markup';
import {createOriginLog, foreignOrigin, isOwnAddress} from './origin';
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
  store: FormStore;
  mail?:
    | {
        /** The e-mails that a form causes. */
        lettersOf: (form: Pick<Submission, 'form' | 'fields'>) => LetterKind[];
        /** Called when the store has some. */
        wake: () => void;
      }
    | undefined;
  logError?: (message: string) => void;
};

/** Timeout for receiving a request, in ms. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** How often connections are checked against it, in ms. */
const CHECKING_MS = 5000;

/** How often subscriptions that were not confirmed are erased, in ms. */
const EXPIRY_MS = 60 * 60 * 1000;

/** The address that tells whether the receiver can keep a form. */
export const HEALTH = '/health';

/**
 * Creates a server that only receives forms, behind the development server or a published
 * site's nginx.
 */
export async function createFormsServer({
  file,
  mail,
  maxPerMinute,
  maxPerHour,
  maxBytes,
  proxies = 'loopback',
  logError = console.error,
}: {
  /** The database of forms. */
  file: string;
  mail?: MailOptions | undefined;
  /** Forms allowed per IP address and minute; unlimited by default. */
  maxPerMinute?: number;
  /** Whose `X-Forwarded-For` is believed: addresses and networks, with commas. */
  proxies?: string;
  logError?: (message: string) => void;
} & StoreOptions): Promise<FastifyInstance> {
  const store = await openStore(file, {maxPerHour, maxBytes});
  const app = Fastify({
    trustProxy: proxies,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {connectionsCheckingInterval: CHECKING_MS},
  });
  const mailer = mail && createFormMailer(store, mail, logError);
  const expire = () =>
    store
      .expireUnconfirmed()
      .catch((error: unknown) =>
        logError(`Subscriptions of ${store.file} do not expire: ${messageOf(error)}.`),
      );
  let expiry = expire();
  const timer = setInterval(() => {
    expiry = expire();
  }, EXPIRY_MS);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await mailer?.close();
    await expiry;
    store.close();
  });
  if (maxPerMinute !== undefined) {
    await app.register(rateLimit, {
      max: maxPerMinute,
      // A proxy may pass on what is no address: it must not be a visitor of its own.
      keyGenerator: ({ip, socket}) => (isIP(ip) ? ip : (socket.remoteAddress ?? '')),
    });
  }
  app.get(HEALTH, {config: {rateLimit: false}}, (_request, reply) => {
    store.check();
    return reply.header('cache-control', 'no-store').send({ok: true});
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'POST').send('Only forms are received here, by POST.\n'),
  );
  await app.register(formReceiver, {
    store,
    logError,
    mail: mailer && {
      lettersOf: (form) =>
        lettersOf(form, {
          own: [mail.from, mail.to, site.email],
          confirms: Boolean(mail.siteUrl),
        }),
      wake: mailer.wake,
    },
  });
  await app.ready();
  return app;
}

/**
 * A Fastify plugin that receives the product's forms at every address, as Netlify Forms does.
 * Each feature's schema defines its form.
 */
export const formReceiver: FastifyPluginCallback<ReceiverOptions> = (
  app,
  {store, mail, logError = console.error},
  done,
) => {
  const logStorage = atMostEachMinute(logError);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([FORM_TYPE, 'multipart/form-data'], readBody);

  const logOrigin = createOriginLog(logError);
  app.addHook('onRequest', (request, _reply, next) => {
    const foreign = foreignOrigin(request);
    if (foreign !== undefined) {
      logOrigin(foreign, request);
      throw new FormRefusal('origin', foreign);
    }
    next();
  });

  /** Keeps a form with its e-mails, and says which thanks it gets. */
  const keep = (given: NewForm): Thanks => {
    const letters = mail?.lettersOf(given) ?? [];
    if (store.keep(given, letters)) mail?.wake();
    if (given.form === unsubscriptionName) return 'unsubscribed';
    return letters.includes('confirmation') ? 'confirm' : undefined;
  };

  // Synchronous: a form is kept within one turn.
  app.post('*', {bodyLimit: MAX_BODY_BYTES}, (request, reply) => {
    const asked = formRequest(request);
    if (asked.page === 'newsletter-confirmation') {
      const id = unseal(store.key, 'confirm', asked.key);
      if (id === undefined || !store.confirm(id, mail ? ['notice'] : [])) {
        throw new FormRefusal('link', String(CONFIRMATION_HOURS));
      }
      mail?.wake();
      return sendThanks(reply, asked, 'subscribed');
    }
    const body = request.body as Buffer | undefined;
    // A mailbox follows no redirect (RFC 8058, section 3.1).
    if (asked.page === 'newsletter' && asked.key !== '' && ONE_CLICK.test(body?.toString() ?? '')) {
      const email = unseal(store.key, 'unsubscribe', asked.key);
      if (email === undefined) throw new FormRefusal('link', String(CONFIRMATION_HOURS));
      keep({form: unsubscriptionName, path: asked.pathname, fields: {email}});
      return sendThanks(reply, {...asked, isProgram: true}, 'unsubscribed');
    }
    const {form, draft, fields} = readSubmission(decodeBody(body));
    // Robots get a success answer, so they don't try another way; a repeat gets the first one's.
    const thanks = fields && keep({form, path: asked.from ?? asked.pathname, draft, fields});
    return sendThanks(reply, asked, thanks);
  });

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.code === 'storage') {
      logStorage(`A form could not be written to ${store.file}: ${messageOf(error)}.`);
    } else if (error instanceof TooManyForms) {
      logStorage('Forms are refused: more arrived in an hour than the receiver keeps.');
    }
    return sendRefusal(reply, formRequest(request), refusal);
  });
  done();
};

/** The default content type of HTML forms. */
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** What a mailbox sends to unsubscribe, urlencoded or in parts (RFC 8058, section 3.2). */
const ONE_CLICK = /List-Unsubscribe(?:=|"\s+)One-Click/;

/** Reasons for refusal, with their status. Only programs send what is malformed. */
const refusals = {
  fields: 422,
  link: 410,
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
  if (error instanceof TooManyForms) return new FormRefusal('tooMany');
  if (statusCode === 413) return new FormRefusal('tooLarge', String(MAX_FORM_KB));
  if (statusCode === 429) return new FormRefusal('tooMany');
  return new FormRefusal(statusCode < 500 ? 'malformed' : 'storage');
}

/** Reads a post's path, the key of its link, the path of the form's page, and whether scripts sent it. */
function formRequest(request: FastifyRequest) {
  const pathname = request.url.split('?', 1)[0]!;
  const {[LINK_KEY]: key} = request.query as Record<string, unknown>;
  return {
    pathname,
    page: matchRoute(pathname)?.route.name,
    key: typeof key === 'string' ? key : '',
    /** Whether no person reads the answer. */
    isProgram: false,
    from: pageOf(request),
    json: request.headers.accept?.includes('application/json') ?? false,
  };
}

type FormRequest = ReturnType<typeof formRequest>;

/**
 * The form's page, from the Referer header: the form's action is the thank-you page.
 */
function pageOf(request: FastifyRequest): string | undefined {
  const {referer = ''} = request.headers;
  if (!URL.canParse(referer) || !isOwnAddress(referer, request)) return undefined;
  const {pathname} = new URL(referer);
  return pathname.startsWith('//') ? undefined : pathname;
}

/**
 * Reads a form's bytes. A longer body is read as well, up to a limit, so that its sender gets the
 * refusal; it is not kept.
 */
function readBody(
  {headers}: FastifyRequest,
  body: IncomingMessage,
  done: (error: Error | null, bytes?: Buffer) => void,
): void {
  let chunks: Buffer[] = [];
  let length = 0;
  const refuse = () => {
    body.removeAllListeners('data').removeAllListeners('end');
    done(new FormRefusal('tooLarge', String(MAX_FORM_KB)));
  };
  if (Number(headers['content-length']) > MAX_BODY_BYTES) {
    refuse();
    return;
  }
  // The sender has gone.
  body.once('error', () => done(new FormRefusal('malformed')));
  body.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) refuse();
    else if (length > MAX_FORM_KB * 1024) chunks = [];
    else chunks.push(chunk);
  });
  body.once('end', () => {
    if (length > MAX_FORM_KB * 1024) refuse();
    else done(null, Buffer.concat(chunks));
  });
}

/** Passes a message on, then none for a minute. */
function atMostEachMinute(log: (message: string) => void): (message: string) => void {
  let last = -Infinity;
  return (message) => {
    const now = performance.now();
    if (now - last < 60_000) return;
    last = now;
    log(message);
  };
}

/** Decodes strictly: refuses invalid UTF-8 and percent-encoding instead of replacing them. */
function decodeBody(body: Buffer | undefined): URLSearchParams {
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

/** What the thank-you page adds; nothing for a message. */
type Thanks = keyof typeof thankYouAnchors | undefined;

/**
 * Answers an accepted form. Redirects a native post to the thank-you page, so that reloading
 * does not send the form again.
 */
function sendThanks(reply: FastifyReply, request: FormRequest, thanks: Thanks): FastifyReply {
  const locale = localeOfPath(request.pathname);
  const page = pathTo('thank-you', locale);
  const thankYou = thanks ? `${page}#${thankYouAnchors[thanks]}` : page;
  const isRedirected = !request.json && !request.isProgram;
  if (isRedirected) reply.header('location', thankYou);
  return sendAnswer(reply, request, {
    status: isRedirected ? 303 : 200,
    // With `confirm`, an e-mail asks for the last step.
    value: {ok: true, ...(thanks === 'confirm' && {confirm: true})},
    title: say(locale, 'forms.answer.sent'),
    content: markup`<p><a href="${thankYou}">${say(locale, 'forms.answer.goOn')}</a></p>`,
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
    const name = say(locale, `forms.field.${field as FieldName}`);
    const remedy = say(locale, `forms.problem.${problem}`, limits[problem]);
    // Split at the name, which is set in bold.
    const item = say(locale, 'forms.answer.problem', {field: '\n', remedy});
    const [before = '', after = ''] = item.split('\n');
    return markup`<li>${before}<strong>${name}</strong>${after}</li>\n`;
  });
  const [back, address, reopen] =
    code === 'link'
      ? (['', pathTo('newsletter', locale), 'forms.answer.newsletter'] as const)
      : ([
          say(locale, 'forms.answer.back'),
          request.from ?? pathTo('home', locale),
          'forms.answer.reopen',
        ] as const);
  return sendAnswer(reply, request, {
    status: refusals[code],
    value: {ok: false, error, fields: problems},
    title: say(locale, code === 'link' ? 'forms.answer.tooLate' : 'forms.answer.refused'),
    content: markup`<p>${error}</p>
${items.length > 0 ? markup`<ul>\n${items}</ul>\n` : ''}${back ? markup`<p>${back}</p>\n` : ''}<p><a href="${address}">${say(locale, reopen)}</a></p>`,
  });
}

/** An answer as JSON (`value`) and as a page. */
type Answer = {status: number; value: object; title: string; content: Markup};

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
  const values: Partial<Record<string, Markup>> = {
    LANG: markup`${LANG}`,
    TITLE: markup`${title}`,
    CONTENT: content,
  };
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(page.replace(/\b[A-Z]+\b/g, (name) => values[name]?.source ?? name));
}
