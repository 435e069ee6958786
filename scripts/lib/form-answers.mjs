import {createHash} from 'node:crypto';

/** @typedef {'fr' | 'en'} Language */

/** @typedef {Record<Language, string>} Words */

/**
 * @typedef {'encoding' | 'fields' | 'formNameMissing' | 'formNameUnknown' | 'origin' | 'repeated' | 'storage' | 'tooLarge' | 'type'} RefusalCode
 */

/**
 * @typedef {import('./product-forms').FieldName} FieldName
 * @typedef {import('./product-forms').FieldCode} FieldCode
 * @typedef {import('./product-forms').Limits} Limits
 * @typedef {Partial<Record<FieldName, FieldCode>>} FieldProblems
 */

/**
 * What is answered to.
 *
 * @typedef {object} FormRequest
 * @property {string} pathname that was posted to
 * @property {string | null} from path of the page that the form was on, if known
 * @property {boolean} json whether JSON is wanted
 */

/** The longest piece of what was sent that is shown back, in characters. */
const MAX_DETAIL = 100;

/**
 * Status and sentence of each refusal; `{detail}` is what was found.
 *
 * @type {Readonly<Record<RefusalCode, {status: number} & Words>>}
 */
const refusals = {
  encoding: {
    status: 400,
    fr: 'L’envoi est mal encodé\u00a0: il doit être en UTF-8, avec des «\u00a0%\u00a0» suivis de deux chiffres hexadécimaux.',
    en: 'The form data is badly encoded: it must be UTF-8, with each “%” followed by two hexadecimal digits.',
  },
  fields: {
    status: 422,
    fr: 'Certaines réponses sont à corriger.',
    en: 'There is a problem with some of your answers.',
  },
  formNameMissing: {
    status: 400,
    fr: 'L’envoi ne dit pas de quel formulaire il vient\u00a0: le champ caché «\u00a0form-name\u00a0» manque.',
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
    en: 'This site’s forms cannot be sent from another site ({detail}).',
  },
  repeated: {
    status: 400,
    fr: 'Le champ «\u00a0{detail}\u00a0» est arrivé plusieurs fois\u00a0: il n’a qu’une réponse.',
    en: 'The field “{detail}” came several times: it takes one answer.',
  },
  storage: {
    status: 500,
    fr: 'Vos réponses n’ont pas pu être enregistrées. Réessayez dans un instant.',
    en: 'We could not save your answers. Try again in a moment.',
  },
  tooLarge: {
    status: 413,
    fr: 'Vos réponses sont trop longues\u00a0: l’envoi ne peut pas dépasser {detail}\u00a0ko.',
    en: 'Your answers are too long: a form can’t be larger than {detail}\u00a0kB.',
  },
  type: {
    status: 415,
    fr: 'Un formulaire s’envoie en «\u00a0application/x-www-form-urlencoded\u00a0» (UTF-8)\u202f; reçu\u00a0: «\u00a0{detail}\u00a0».',
    en: 'A form is sent as “application/x-www-form-urlencoded” (UTF-8); this one came as “{detail}”.',
  },
};

/** What each field asks for, as its label does. @type {Readonly<Record<FieldName, Words>>} */
const fieldNames = {
  purpose: {fr: 'Ce qui vous amène', en: 'What brings you here'},
  email: {fr: 'Adresse e-mail', en: 'Email address'},
  checked: {fr: 'Votre accord', en: 'Your consent'},
  phone: {fr: 'Téléphone', en: 'Phone'},
  firstname: {fr: 'Prénom', en: 'First name'},
  lastname: {fr: 'Nom', en: 'Last name'},
  message: {fr: 'Votre message', en: 'Your message'},
  caseStudy: {fr: 'Étude de cas', en: 'Case study'},
};

/** @type {Words} */
const oneLine = {
  fr: 'indiquez-le sur une seule ligne.',
  en: 'enter it on a single line.',
};

/** @type {Words} */
const shorterName = {
  fr: 'trop long, {max}\u00a0caractères au plus.',
  en: 'must be {max}\u00a0characters or fewer.',
};

/** What to write instead; {min} and {max} are the limits. @type {Readonly<Record<FieldCode, Words>>} */
const remedies = {
  'purpose.required': {
    fr: 'choisissez une des trois réponses.',
    en: 'select one of the three answers.',
  },
  'purpose.invalid': {
    fr: 'choisissez une des trois réponses.',
    en: 'select one of the three answers.',
  },
  'email.required': {
    fr: 'indiquez votre adresse, par exemple vous@exemple.fr.',
    en: 'enter your address, like you@example.com.',
  },
  'email.invalid': {
    fr: 'Email non valide… Indiquez-la en entier, par exemple vous@exemple.fr.',
    en: 'Invalid email… Enter it in full, like you@example.com.',
  },
  'checked.required': {
    fr: 'cochez la case pour accepter de recevoir nos e-mails.',
    en: 'tick the checkbox to receive our emails.',
  },
  'checked.invalid': {
    fr: 'cochez la case, ou laissez-la vide\u202f; rien d’autre.',
    en: 'tick the checkbox, or leave it blank; nothing else.',
  },
  'phone.invalid': {
    fr: 'indiquez un numéro de {min} à {max}\u00a0chiffres, ou laissez le champ vide.',
    en: 'enter a number with {min} to {max}\u00a0digits, or leave it blank.',
  },
  'firstname.required': {fr: 'indiquez votre prénom.', en: 'enter your first name.'},
  'firstname.invalid': oneLine,
  'firstname.tooLong': shorterName,
  'lastname.required': {fr: 'indiquez votre nom.', en: 'enter your last name.'},
  'lastname.invalid': oneLine,
  'lastname.tooLong': shorterName,
  'message.required': {fr: 'écrivez quelques mots.', en: 'enter a few words.'},
  'message.tooShort': {
    fr: 'trop court, {min}\u00a0caractères au moins.',
    en: 'must be at least {min}\u00a0characters.',
  },
  'message.tooLong': {
    fr: 'trop long, {max}\u00a0caractères au plus.',
    en: 'must be {max}\u00a0characters or fewer.',
  },
  'caseStudy.invalid': {
    fr: 'rechargez la page avant d’envoyer le formulaire.',
    en: 'reload the page before sending the form.',
  },
};

const texts = {
  fr: {
    sent: 'Merci, c’est bien reçu.',
    goOn: 'Continuer',
    refused: 'Le formulaire n’est pas parti.',
    back: 'Revenez en arrière avec le bouton de votre navigateur\u00a0: ce que vous avez écrit y est encore.',
    reopen: 'Ou rouvrir la page du formulaire',
    colon: '\u00a0: ',
  },
  en: {
    sent: 'Thank you, we’ve got it.',
    goOn: 'Continue',
    refused: 'The form was not sent.',
    back: 'Use your browser’s Back button: what you entered is still there.',
    reopen: 'Or open the form’s page again',
    colon: ': ',
  },
};

/** Colour pairs: 15:1 (light) and 14:1 (dark) for the text, above 4.5:1 for the link. */
const style =
  ':root{color-scheme:light dark}' +
  'body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:#fff;color:#1b2124}' +
  'main{max-width:36rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1rem}ul{padding-inline-start:1.25rem}li{margin:.5rem 0}a{color:#04603f}' +
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
 * The answer to a form that has arrived. A browser that posted it by itself is
 * sent on to the thank-you page, so that reloading does not send it again.
 *
 * @param {FormRequest} request
 * @param {string} thankYouPath
 * @returns {Answer}
 */
export function acceptedAnswer({pathname, json}, thankYouPath) {
  const language = languageOf(pathname);
  if (json) return jsonAnswer(200, {ok: true}, language);
  const {sent, goOn} = texts[language];
  const answer = htmlAnswer(303, language, sent, `<p>${link(thankYouPath, goOn)}</p>`);
  return {...answer, headers: {...answer.headers, location: thankYouPath}};
}

/**
 * The answer to a post that is refused.
 *
 * @param {FormRequest} request
 * @param {{code: RefusalCode, detail: string, problems?: FieldProblems | undefined}} refusal
 * @param {Limits} limits
 * @returns {Answer}
 */
export function refusedAnswer({pathname, from, json}, {code, detail, problems}, limits) {
  const language = languageOf(pathname);
  const {status, [language]: template} = refusals[code];
  const shown = detail.length > MAX_DETAIL ? `${detail.slice(0, MAX_DETAIL)}…` : detail;
  const error = template.replace('{detail}', () => shown);
  if (json) {
    return jsonAnswer(status, {ok: false, error, ...(problems && {fields: problems})}, language);
  }
  const {refused, back, reopen, colon} = texts[language];
  const entries = /** @type {[FieldName, FieldCode][]} */ (Object.entries(problems ?? {}));
  const items = entries.map(
    ([field, problem]) =>
      `<li><strong>${fieldNames[field][language]}</strong>${colon}${remedyOf(problem, language, limits)}</li>`,
  );
  const list = items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>\n` : '';
  const home = language === 'en' ? '/en/' : '/';
  return htmlAnswer(
    status,
    language,
    refused,
    `<p>${escapeHtml(error)}</p>\n${list}<p>${back}</p>\n<p>${link(from ?? home, reopen)}</p>`,
  );
}

/**
 * @param {FieldCode} code
 * @param {Language} language
 * @param {Limits} limits
 * @returns {string}
 */
function remedyOf(code, language, limits) {
  return remedies[code][language].replaceAll(
    /\{(min|max)\}/g,
    (_, /** @type {'min' | 'max'} */ key) =>
      (limits[code]?.[key] ?? 0).toLocaleString(language === 'fr' ? 'fr-FR' : 'en-GB'),
  );
}

/**
 * @param {string} href
 * @param {string} text
 * @returns {string} HTML
 */
function link(href, text) {
  return `<a href="${escapeHtml(href)}">${text}</a>`;
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
 * @param {string} content HTML below the title
 * @returns {Answer}
 */
function htmlAnswer(status, language, title, content) {
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
${content}
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
