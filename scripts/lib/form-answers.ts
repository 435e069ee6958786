import {createHash} from 'node:crypto';
import type {FastifyReply} from 'fastify';
import {localeFacts, localeOfPath, type Locale} from '../../src/lib/locales';
import {pathTo} from '../../src/routes';
import {say} from './form-words';
import {limits, type FieldCode, type FieldName} from './product-forms';

/** Why a post is refused, with the status that says so. */
export const refusals = {
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
export class FormRefusal extends Error {
  /** @param detail what was found, shown to the visitor */
  constructor(
    readonly code: keyof typeof refusals,
    readonly detail = '',
    readonly problems?: Partial<Record<FieldName, FieldCode>>,
  ) {
    super(code);
  }
}

export type FormRequest = {
  /** Path that was posted to. */
  pathname: string;
  /** Path of the page that the form was on, if known. */
  from: string | undefined;
  /** Whether JSON is wanted. */
  json: boolean;
};

/** The longest piece of what was sent that is shown back, in characters. */
const MAX_DETAIL = 100;

/** Colour pairs: 15:1 (light) and 14:1 (dark) for the text, above 4.5:1 for the link. */
const style =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fff;color:#1b2124}' +
  'main{max-width:36rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}ul{padding-inline-start:1.25rem}li{margin:.5rem 0}a{color:#04603f}' +
  'a:focus-visible{outline:3px solid;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{background:#14191b;color:#e9eeec}a{color:#3fdca6}}';

const styleHash = createHash('sha256').update(style).digest('base64');

/**
 * Answers a form that has arrived. A browser that posted it by itself is sent on to the
 * thank-you page, so that reloading does not send it again.
 */
export function sendThanks(reply: FastifyReply, {pathname, json}: FormRequest): FastifyReply {
  const locale = localeOfPath(pathname);
  if (json) return sendJson(reply, 200, locale, {ok: true});
  const thankYou = pathTo('thank-you', locale);
  const link = `<p><a href="${thankYou}">${say(locale, 'answer.goOn')}</a></p>`;
  return sendPage(
    reply.header('location', thankYou),
    303,
    locale,
    say(locale, 'answer.sent'),
    link,
  );
}

/** Answers a post that is refused: why, what to write instead, and the way back. */
export function sendRefusal(
  reply: FastifyReply,
  {pathname, from, json}: FormRequest,
  {code, detail, problems}: FormRefusal,
): FastifyReply {
  const locale = localeOfPath(pathname);
  const status = refusals[code];
  const shown = detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail;
  const error = say(locale, `refusal.${code}`, {detail: shown});
  if (json) return sendJson(reply, status, locale, {ok: false, error, fields: problems});
  const items = Object.entries(problems ?? {}).map(([field, problem]) => {
    const name = `<strong>${say(locale, `field.${field as FieldName}`)}</strong>`;
    const remedy = say(locale, `problem.${problem}`, limits[problem]);
    return `<li>${say(locale, 'answer.problem', {field: name, remedy})}</li>`;
  });
  const content = [
    `<p>${escapeHtml(error)}</p>`,
    ...(items.length > 0 ? ['<ul>', ...items, '</ul>'] : []),
    `<p>${say(locale, 'answer.back')}</p>`,
    `<p><a href="${escapeHtml(from ?? pathTo('home', locale))}">${say(locale, 'answer.reopen')}</a></p>`,
  ];
  return sendPage(reply, status, locale, say(locale, 'answer.refused'), content.join('\n'));
}

function sendJson(reply: FastifyReply, status: number, locale: Locale, value: object) {
  return withHeaders(reply, status, locale)
    .type('application/json; charset=utf-8')
    .send(`${JSON.stringify(value)}\n`);
}

/** @param content HTML below the title */
function sendPage(
  reply: FastifyReply,
  status: number,
  locale: Locale,
  title: string,
  content: string,
) {
  return withHeaders(reply, status, locale)
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${localeFacts[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`);
}

const withHeaders = (reply: FastifyReply, status: number, locale: Locale) =>
  reply.code(status).headers({
    'cache-control': 'no-store',
    'content-language': locale,
    'referrer-policy': 'same-origin',
    vary: 'Accept',
    'x-content-type-options': 'nosniff',
  });

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
