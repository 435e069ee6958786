import {FORM_NAME_FIELD} from './form-definitions.mjs';

/**
 * The longest body that is read, in bytes (128 kB): the longest message takes 60 kB
 * in a script that needs 4 bytes a character, each written `%F0`.
 */
export const MAX_BODY_BYTES = 128 * 1024;

/** What is still read and thrown away of a longer body, so that the sender gets to read the answer, in bytes. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** How long that may take, in ms: in all, and without anything coming. */
const DISCARD_TIMEOUT_MS = 10_000;
const DISCARD_IDLE_MS = 2000;

/**
 * A refusal of what was posted; `code` is a key of the messages in
 * form-answers.mjs, `detail` what was found, `problems` what is wrong with which
 * field.
 */
export class FormRefusal extends Error {
  /**
   * @param {import('./form-answers.mjs').RefusalCode} code
   * @param {string} [detail]
   * @param {import('./form-answers.mjs').FieldProblems} [problems]
   */
  constructor(code, detail = '', problems = undefined) {
    super(code);
    this.code = code;
    this.detail = detail;
    this.problems = problems;
  }
}

/** What is longer than a form may be. */
const tooLarge = () => new FormRefusal('tooLarge', String(MAX_BODY_BYTES / 1024));

/**
 * Reads a request's whole body.
 *
 * @param {import('node:http').IncomingMessage} req
 * @param {number} [limit] in bytes
 * @returns {Promise<Buffer>}
 * @throws {FormRefusal} 'tooLarge'
 */
export function readBody(req, limit = MAX_BODY_BYTES) {
  return new Promise((resolve, reject) => {
    if (Number(req.headers['content-length'] ?? 0) > limit) {
      reject(tooLarge());
      return;
    }
    /** @type {Buffer[]} */
    const chunks = [];
    let length = 0;
    /** @param {Buffer} chunk */
    const onData = (chunk) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length > limit) {
        req.off('data', onData);
        reject(tooLarge());
      }
    };
    req.on('data', onData);
    req.once('end', () => resolve(Buffer.concat(chunks)));
    req.once('error', reject);
    req.once('close', () => reject(new Error('The sender went away.')));
  });
}

/**
 * Reads on for a moment without keeping anything: closing at once would reset
 * the connection before the sender has read why.
 *
 * @param {import('node:http').IncomingMessage} req
 * @returns {void}
 */
export function discard(req) {
  let length = 0;
  const whole = setTimeout(() => req.destroy(), DISCARD_TIMEOUT_MS);
  const idle = setTimeout(() => req.destroy(), DISCARD_IDLE_MS);
  req.on('data', (/** @type {Buffer} */ chunk) => {
    length += chunk.length;
    idle.refresh();
    if (length > MAX_DISCARDED_BYTES) req.destroy();
  });
  req.once('close', () => {
    clearTimeout(whole);
    clearTimeout(idle);
  });
  req.on('error', () => undefined);
  req.resume();
}

/**
 * Checks that a body is of the one type that HTML forms send by default.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @returns {void}
 * @throws {FormRefusal} 'type'
 */
export function assertFormType(headers) {
  const given = headers['content-type'] ?? '';
  const [type = '', ...parameters] = given
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice(8);
  const isUtf8 = charset === undefined || /^"?utf-?8"?$/.test(charset);
  const encoding = headers['content-encoding'] ?? 'identity';
  if (type !== 'application/x-www-form-urlencoded' || !isUtf8 || encoding !== 'identity') {
    throw new FormRefusal('type', encoding === 'identity' ? given : `${given} (${encoding})`);
  }
}

/**
 * Decodes an urlencoded body strictly: what is not UTF-8, or a `%` that is not
 * followed by two digits, is refused instead of being replaced.
 *
 * @param {Buffer} body
 * @returns {Map<string, string[]>} values by field name, in the order sent
 * @throws {FormRefusal} 'encoding'
 */
export function decodeBody(body) {
  /** @type {Map<string, string[]>} */
  const fields = new Map();
  try {
    const text = new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(body);
    for (const pair of text.split('&')) {
      if (pair === '') continue;
      const equals = pair.indexOf('=');
      const name = decode(equals === -1 ? pair : pair.slice(0, equals));
      const value = decode(equals === -1 ? '' : pair.slice(equals + 1));
      fields.set(name, [...(fields.get(name) ?? []), value]);
    }
  } catch {
    throw new FormRefusal('encoding');
  }
  return fields;
}

/**
 * @param {string} text
 * @returns {string}
 */
function decode(text) {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/**
 * Finds the form that was sent and has its schema check it. Fields that it does
 * not have are left out, as the host does: browsers' extensions add some.
 *
 * @param {Map<string, string[]>} sent
 * @param {ReadonlyMap<string, import('./product-forms').ProductForm>} forms
 * @returns {{form: string, fields: Record<string, string>, isRobot: boolean}} fields as the schema tidies them; none of a robot's
 * @throws {FormRefusal} 'formNameMissing', 'formNameUnknown', 'repeated', 'fields'
 */
export function readSubmission(sent, forms) {
  const [name = '', ...otherNames] = sent.get(FORM_NAME_FIELD) ?? [];
  if (otherNames.length > 0) throw new FormRefusal('repeated', FORM_NAME_FIELD);
  if (name === '') throw new FormRefusal('formNameMissing');
  const form = forms.get(name);
  if (!form) throw new FormRefusal('formNameUnknown', name);
  if (form.honeypots.some((field) => sent.get(field)?.some((value) => value !== ''))) {
    return {form: name, fields: {}, isRobot: true};
  }
  /** @type {[string, string][]} */
  const fields = [];
  for (const field of form.fields) {
    const [value, ...others] = sent.get(field) ?? [];
    if (others.length > 0) throw new FormRefusal('repeated', field);
    if (value !== undefined) fields.push([field, value]);
  }
  const checked = form.check(Object.fromEntries(fields));
  if (!checked.ok) throw new FormRefusal('fields', '', checked.problems);
  return {form: name, fields: checked.values, isRobot: false};
}
