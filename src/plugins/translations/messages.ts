import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../../lib/siteError';
import {JsonMistake, readJson} from './json';
import {placesIn, type Place} from '../shared/places';

/** One text of a translation file of Docusaurus (code.json, current.json). */
export type Message = {message: string; place: Place};

export type MessageFile = {
  messages: ReadonlyMap<string, Message>;
  problems: readonly Problem[];
};

const SHAPE = '{"message": "the text", "description": "where it stands"}';

/** What keeps any text file of a translator from being read. */
export function encodingProblem(file: string, text: string): Problem | undefined {
  if (text.startsWith('\uFEFF')) {
    const message =
      'the file begins with a byte order mark, which JSON does not allow: save it again as UTF-8 without BOM.';
    return {file, line: 1, column: 1, message};
  }
  const broken = text.indexOf('\uFFFD');
  return broken < 0
    ? undefined
    : {
        file,
        ...placesIn(text)(broken),
        message: 'a character here could not be read: save the file as UTF-8, then write it again.',
      };
}

/**
 * Reads a translation file of Docusaurus, with the place of each text.
 *
 * @param file path from the project's root
 * @returns what could be read, and each mistake with its place
 */
export function readMessages(file: string, text: string): MessageFile {
  const unreadable = encodingProblem(file, text);
  if (unreadable) return {messages: new Map(), problems: [unreadable]};
  const placeOf = placesIn(text);
  let root;
  try {
    root = readJson(text);
  } catch (error) {
    if (!(error instanceof JsonMistake)) throw error;
    const message = `not valid JSON: ${error.message}.`;
    return {messages: new Map(), problems: [{file, ...placeOf(error.at), message}]};
  }
  if (!root.fields) {
    const message = `the file has to be one object, { "id": ${SHAPE}, … }: write the braces.`;
    return {messages: new Map(), problems: [{file, ...placeOf(root.at), message}]};
  }
  const messages = new Map<string, Message>();
  const problems: Problem[] = [];
  for (const {name: id, at, node} of root.fields) {
    const report = (offset: number, message: string) =>
      problems.push({file, ...placeOf(offset), message});
    if (messages.has(id)) {
      report(at, `"${id}" is there twice, and only the last would be read: remove one.`);
    }
    if (!node.fields) {
      report(node.at, `"${id}" has to hold an object: write ${SHAPE}.`);
      continue;
    }
    for (const field of node.fields) {
      if (!['message', 'description'].includes(field.name)) {
        report(
          field.at,
          `"${id}" has an unknown field "${field.name}": there are "message" and "description" only.`,
        );
      } else if (typeof field.node.value !== 'string') {
        report(
          field.node.at,
          `"${field.name}" of "${id}" has to be a text: write it between straight quotes (").`,
        );
      }
    }
    const field = node.fields.find(({name}) => name === 'message');
    if (!field) {
      report(at, `"${id}" has no "message": write "message" and its text.`);
    } else if (typeof field.node.value === 'string') {
      messages.set(id, {message: field.node.value, place: placeOf(field.node.at)});
    }
  }
  return {messages, problems};
}

/** The translation files that Docusaurus reads for a language. */
export const messageFilesOf = (locale: string) =>
  [
    `i18n/${locale}/code.json`,
    `i18n/${locale}/docusaurus-plugin-content-docs/current.json`,
  ] as const;

/**
 * The mistakes in the form of a language's translation files. Docusaurus reads
 * these before any plugin runs, and would stop with a stack trace:
 * docusaurus.config.ts looks first. Synchronous, and quick, for that reason.
 */
export function checkMessageFiles(siteDir: string, locales: readonly string[]): Problem[] {
  return locales.flatMap(messageFilesOf).flatMap((file) => {
    const absolute = path.join(siteDir, file);
    return existsSync(absolute) ? readMessages(file, readFileSync(absolute, 'utf8')).problems : [];
  });
}
