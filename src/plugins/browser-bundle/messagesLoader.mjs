import {readFileSync} from 'node:fs';
import {inlineMessages} from './inlineMessages.mjs';

/** @type {(json: string) => import('./inlineMessages.mjs').Messages} */
const parse = JSON.parse;

/**
 * A loader of the bundler.
 *
 * @this {import('@rspack/core').LoaderContext<{file: string}>} `file`: translations by id, as JSON
 * @param {string} source
 * @returns {string}
 */
export default function messagesLoader(source) {
  const {file} = this.getOptions();
  this.addDependency(file);
  return inlineMessages(source, parse(readFileSync(file, 'utf8')));
}
