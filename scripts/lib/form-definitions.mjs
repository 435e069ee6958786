import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {readTags} from './html-tags.mjs';

/**
 * A form as its static HTML declares it (the product's own are in product-forms.ts).
 *
 * @typedef {object} FormDefinition
 * @property {string} name what visitors' browsers send as `form-name`
 * @property {readonly string[]} fields names of the fields that are kept
 * @property {readonly string[]} honeypots names of fields that only robots fill
 */

/** @typedef {ReadonlyMap<string, FormDefinition>} FormDefinitions by form name */

/** The hidden field that says which form was sent: FORM_NAME_FIELD of src/lib/formFields.ts. */
export const FORM_NAME_FIELD = 'form-name';

/**
 * @param {readonly FormDefinition[]} forms
 * @returns {FormDefinitions}
 */
export function byName(forms) {
  return new Map(forms.map((form) => [form.name, form]));
}

/**
 * A form element cannot contain another, so its end is the next end tag
 * (https://html.spec.whatwg.org/#the-form-element).
 */
const FORM_ELEMENT = /<form\b[^>]*\bnetlify\b[\s\S]*?<\/form\s*>/gi;

/**
 * Finds the forms of one page that ask the host to receive them.
 *
 * @param {string} html
 * @returns {FormDefinition[]}
 */
export function findForms(html) {
  return [...html.matchAll(FORM_ELEMENT)].flatMap(([fragment]) => readForm(fragment));
}

/** What a form's fields are made of. */
const FIELD_TAGS = ['input', 'select', 'textarea', 'button'];

/**
 * @param {string} fragment one form element
 * @returns {FormDefinition[]} empty when it has no name, or says data-netlify="false"
 */
function readForm(fragment) {
  const [form, ...tags] = readTags(fragment);
  const name = form?.attributes.get('name');
  const marked = form?.attributes.get('data-netlify') ?? form?.attributes.get('netlify');
  if (!form || !name || marked === undefined || marked === 'false') return [];
  const honeypot =
    form.attributes.get('data-netlify-honeypot') ?? form.attributes.get('netlify-honeypot');
  const honeypots = honeypot ? [honeypot] : [];
  const fields = tags
    .filter(({tag}) => FIELD_TAGS.includes(tag))
    .filter(({attributes}) => attributes.get('type')?.toLowerCase() !== 'file')
    .map(({attributes}) => attributes.get('name') ?? '')
    .filter((field) => field !== '' && field !== FORM_NAME_FIELD && !honeypots.includes(field));
  return [{name, fields: [...new Set(fields)], honeypots}];
}

/**
 * One definition per name: the same form on several pages has the fields of all.
 *
 * @param {readonly FormDefinition[]} found
 * @returns {FormDefinition[]}
 */
export function mergeForms(found) {
  /** @type {Map<string, FormDefinition>} */
  const merged = new Map();
  for (const form of found) {
    const known = merged.get(form.name);
    merged.set(form.name, {
      name: form.name,
      fields: [...new Set([...(known?.fields ?? []), ...form.fields])],
      honeypots: [...new Set([...(known?.honeypots ?? []), ...form.honeypots])],
    });
  }
  return [...merged.values()];
}

/**
 * Finds the forms in the HTML of a build, as the host does when a site is
 * published.
 *
 * @param {string} buildDir
 * @returns {Promise<FormDefinition[]>}
 */
export async function detectForms(buildDir) {
  /** The same markup is on many pages: each is read once. @type {Map<string, FormDefinition[]>} */
  const fragments = new Map();
  const files = await readdir(buildDir, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(path.join(buildDir, file), 'utf8');
    for (const [fragment] of html.matchAll(FORM_ELEMENT)) {
      if (!fragments.has(fragment)) fragments.set(fragment, readForm(fragment));
    }
  }
  return mergeForms([...fragments.values()].flat());
}

/**
 * Compares the forms of a build with the product's, because a form or field that
 * is missing there is lost at the host without a word.
 *
 * @param {readonly FormDefinition[]} detected
 * @param {readonly FormDefinition[]} known
 * @returns {string[]} one sentence per difference
 */
export function formProblems(detected, known) {
  /** @type {string[]} */
  const problems = [];
  const found = byName(detected);
  for (const form of known) {
    const built = found.get(form.name);
    if (!built) {
      problems.push(
        `No page of the build has the form "${form.name}": write <form name="${form.name}" data-netlify="true"> in its static HTML, or the host will not receive it.`,
      );
      continue;
    }
    const missing = form.fields.filter((field) => !built.fields.includes(field));
    if (missing.length > 0) {
      problems.push(
        `The form "${form.name}" of the build has no field ${list(missing)}: what visitors write there would be dropped by the host.`,
      );
    }
    const extra = built.fields.filter((field) => !form.fields.includes(field));
    if (extra.length > 0) {
      problems.push(
        `The form "${form.name}" of the build has the unexpected field ${list(extra)}: add it to the schema of its feature, or take it out of the form.`,
      );
    }
    if (built.honeypots.length === 0) {
      problems.push(
        `The form "${form.name}" of the build has no data-netlify-honeypot attribute: name its hidden field there, for instance "bot-field".`,
      );
    }
  }
  for (const form of detected) {
    if (!known.some(({name}) => name === form.name)) {
      problems.push(
        `The build has a form "${form.name}" that scripts/lib/product-forms.ts does not list: add it there, with its schema.`,
      );
    }
  }
  return problems;
}

/**
 * @param {readonly string[]} names
 * @returns {string} `"a", "b"`
 */
function list(names) {
  return names.map((name) => `"${name}"`).join(', ');
}
