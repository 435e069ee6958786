import {createHash} from 'node:crypto';

/** @typedef {'fr' | 'en'} Language */

/**
 * @typedef {'tooLarge' | 'type' | 'encoding' | 'formNameMissing' | 'formNameUnknown' | 'origin' | 'storage'} RefusalCode
 */

/** The longest piece of what was sent that is shown back, in characters. */
const MAX_DETAIL = 100;

/**
 * Status and sentence of each refusal; `{detail}` is what was found.
 *
 * @type {Readonly<Record<RefusalCode, {status: number} & Record<Language, string>>>}
 */
const refusals = {
  encoding: {
    status: 400,
    fr: 'L’envoi est mal encodé\u202f: il doit être en UTF-8, avec des «\u00a0%\u00a0» suivis de deux chiffres hexadécimaux.',
    en: 'The form data is badly encoded: it must be UTF-8, with each “%” followed by two hexadecimal digits.',
  },
  formNameMissing: {
    status: 400,
    fr: 'L’envoi ne dit pas de quel formulaire il vient\u202f: le champ caché «\u00a0form-name\u00a0» manque.',
    en: 'The form data does not say which form it comes from: the hidden field “form-name” is missing.',
  },
  formNameUnknown: {
    status: 422,
    fr: 'Ce site n’a pas de formulaire nommé «\u00a0{detail}\u00a0».',
    en: 'This site has no form named “{detail}”.',
  },
  origin: {
    status: 403,
    fr: 'Les formulaires de ce site ne s’envoient pas depuis un autre site ({detail}).',
    en: 'The forms of this site can’t be sent from another site ({detail}).',
  },
  storage: {
    status: 500,
    fr: 'Votre message n’a pas pu être enregistré. Merci de réessayer dans un moment.',
    en: 'Your message could not be saved. Please try again in a moment.',
  },
  tooLarge: {
    status: 413,
    fr: 'Votre message est trop long\u202f: l’envoi ne peut pas dépasser 64\u00a0ko.',
    en: 'Your message is too long: a form can’t be larger than 64 kB.',
  },
  type: {
    status: 415,
    fr: 'Un formulaire s’envoie en «\u00a0application/x-www-form-urlencoded\u00a0» (UTF-8)\u202f; reçu\u202f: «\u00a0{detail}\u00a0».',
    en: 'A form is sent as “application/x-www-form-urlencoded” (UTF-8); this one came as “{detail}”.',
  },
};

const texts = {
  fr: {
    sent: 'Merci, votre message est bien arrivé.',
    refused: 'Votre message n’est pas parti.',
    back: 'Revenir à la page',
  },
  en: {
    sent: 'Thank you, your message has arrived.',
    refused: 'Your message was not sent.',
    back: 'Back to the page',
  },
};

/** Colour pairs: 15:1 (light) and 14:1 (dark) for the text, above 4.5:1 for the link. */
const style =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fff;color:#1b2124}' +
  'main{max-width:36rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}a{color:#04603f}' +
  'a:focus-visible{outline:3px solid;outline-offset:3px}' +
  '@media(prefers-color-scheme:dark){body{background:#14191b;color:#e9eeec}a{color:#3fdca6}}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** Of every answer to a post. */
const commonHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  vary: 'Accept',
  'x-content-type-options': 'nosniff',
};

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body
 */

/**
 * The language of a page's path.
 *
 * @param {string} pathname
 * @returns {Language}
 */
export function languageOf(pathname) {
  return /^\/en(?:\/|$)/.test(pathname) ? 'en' : 'fr';
}

/**
 * The answer to a form that has arrived.
 *
 * @param {{pathname: string, json: boolean}} request
 * @returns {Answer}
 */
export function acceptedAnswer({pathname, json}) {
  const language = languageOf(pathname);
  return json
    ? jsonAnswer(200, {ok: true}, language)
    : htmlAnswer(200, language, texts[language].sent, null, pathname);
}

/**
 * The answer to a post that is refused.
 *
 * @param {{pathname: string, json: boolean}} request
 * @param {RefusalCode} code
 * @param {string} detail what was found
 * @returns {Answer}
 */
export function refusedAnswer({pathname, json}, code, detail) {
  const language = languageOf(pathname);
  const {status, [language]: template} = refusals[code];
  const shown = detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail;
  const error = template.replace('{detail}', () => shown);
  return json
    ? jsonAnswer(status, {ok: false, error}, language)
    : htmlAnswer(status, language, texts[language].refused, error, pathname);
}

/**
 * @param {number} status
 * @param {object} value
 * @param {Language} language
 * @returns {Answer}
 */
function jsonAnswer(status, value, language) {
  return {
    status,
    headers: {
      ...commonHeaders,
      'content-language': language,
      'content-type': 'application/json; charset=utf-8',
    },
    body: `${JSON.stringify(value)}\n`,
  };
}

/**
 * @param {number} status
 * @param {Language} language
 * @param {string} title
 * @param {string | null} explanation
 * @param {string} pathname of the page to go back to
 * @returns {Answer}
 */
function htmlAnswer(status, language, title, explanation, pathname) {
  const text = explanation === null ? '' : `<p>${escapeHtml(explanation)}</p>\n`;
  return {
    status,
    headers: {
      ...commonHeaders,
      'content-language': language,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
    },
    body: `<!doctype html>
<html lang="${language === 'fr' ? 'fr-FR' : 'en-GB'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${text}<p><a href="${escapeHtml(pathname)}">${texts[language].back}</a></p>
</main>
</body>
</html>
`,
  };
}

/**
 * @param {string} text
 * @returns {string}
 */
export function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
