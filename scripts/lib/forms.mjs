/*
 * The built-in receiver of forms, in the manner of Netlify Forms: used by the
 * preview (serve.mjs) and by the development server (src/plugins/dev-server).
 * What a form may contain is said by its feature's schema (product-forms.ts).
 */
import {acceptedAnswer, refusedAnswer} from './form-answers.mjs';
import {
  assertFormType,
  decodeBody,
  discard,
  FormRefusal,
  readBody,
  readSubmission,
} from './form-body.mjs';
import {createFormStore} from './form-store.mjs';
import {prefersJson} from './negotiation.mjs';
import {messageOf} from './user-error';

export {detectForms, formProblems, FORM_NAME_FIELD} from './form-definitions.mjs';

/**
 * @callback FormsReceiver answers one POST; never rejects
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {string} pathname of the page that was posted to, as in its address, without query
 * @returns {Promise<void>}
 */

/**
 * @param {object} options
 * @param {import('./product-forms').ProductForms} options.forms those accepted
 * @param {string} options.file where submissions are kept, one JSON object per line
 * @param {(message: string) => void} [options.logError]
 * @returns {FormsReceiver}
 */
export function createFormsReceiver({
  forms: {forms, limits, thankYouPath},
  file,
  logError = console.error,
}) {
  const store = createFormStore(file);
  const known = new Map(forms.map((form) => [form.name, form]));
  return async function receiveForm(req, res, pathname) {
    const from = pageOf(req.headers);
    const request = {pathname, from, json: prefersJson(req.headers.accept)};
    try {
      assertSameOrigin(req.headers);
      assertFormType(req.headers);
      const sent = decodeBody(await readBody(req));
      const {form, fields, isRobot} = readSubmission(sent, known);
      // A robot is told that all went well: it has no reason to try otherwise.
      if (!isRobot) await store.append({form, path: from ?? pathname, fields});
      send(req, res, acceptedAnswer(request, thankYouPath(pathname)));
    } catch (error) {
      if (req.destroyed && !req.complete && !(error instanceof FormRefusal)) return;
      if (!(error instanceof FormRefusal)) {
        logError(`A form could not be written to ${file}: ${messageOf(error)}`);
      }
      const refusal = error instanceof FormRefusal ? error : new FormRefusal('storage');
      send(req, res, refusedAnswer(request, refusal, limits));
    }
  };
}

/**
 * The page that the form was on, where the browser says so: the address that a
 * form is posted to is the thank-you page's.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {string | null} its path, when it is a page of this site
 */
function pageOf({referer, host = ''}) {
  if (referer === undefined || hostOf(referer) !== host.toLowerCase()) return null;
  const {pathname} = new URL(referer);
  return pathname.startsWith('//') ? null : pathname;
}

/**
 * Refuses a form that another site's page sends. Browsers name the page's
 * origin on every POST; programs that are no browser need not. 'null' is what
 * they write when the page's referrer policy hides the origin: then their own
 * word in Sec-Fetch-Site tells.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {void}
 * @throws {FormRefusal} 'origin'
 */
export function assertSameOrigin(headers) {
  const {origin, host = '', 'sec-fetch-site': site} = headers;
  if (origin === undefined || origin === 'null') {
    const isElsewhere = site === 'cross-site' || site === 'same-site';
    const isHidden = origin === 'null' && site !== 'same-origin';
    if (isElsewhere || isHidden) throw new FormRefusal('origin', origin ?? site);
    return;
  }
  // The scheme may differ: a tunnel with TLS in front of this server.
  if (hostOf(origin) !== host.toLowerCase()) throw new FormRefusal('origin', origin);
}

/**
 * @param {string} origin
 * @returns {string | null}
 */
function hostOf(origin) {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {import('node:http').ServerResponse} res
 * @param {import('./form-answers.mjs').Answer} answer
 * @returns {void}
 */
function send(req, res, {status, headers, body}) {
  const isUnread = !req.complete;
  res.writeHead(status, {
    ...headers,
    'content-length': Buffer.byteLength(body),
    ...(isUnread && {connection: 'close'}),
  });
  res.end(body);
  if (isUnread) discard(req);
}
