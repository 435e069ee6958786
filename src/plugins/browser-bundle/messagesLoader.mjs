import {readFileSync} from 'node:fs';
import {inlineMessages} from './inlineMessages.mjs';

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
  return inlineMessages(source, JSON.parse(readFileSync(file, 'utf8')));
}
