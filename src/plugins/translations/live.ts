import {watch} from 'node:fs';
import path from 'node:path';
import {readText, writeWhole} from '../shared/files';
import {readMessages} from './messages';

/** How long a file is left alone after a save, in ms: editors write in several steps. */
const SETTLE_MS = 20;

/**
 * Puts the texts of a translation file into the file that the bundler reads, as
 * Docusaurus does when it loads the site. Nothing happens to a file with a mistake
 * in it: Docusaurus is about to load it too, and docusaurus.config.ts names it.
 *
 * @param file i18n/<language>/code.json, absolute
 * @param generated codeTranslations.json of the generated files, absolute
 */
export async function passOn(file: string, generated: string): Promise<void> {
  const [text, before] = await Promise.all([readText(file), readText(generated)]);
  if (!text || !before) return;
  const {messages, problems} = readMessages(file, text);
  if (problems.length > 0) return;
  // The theme's own words, which no translator wrote, stay.
  const next = {
    ...(JSON.parse(before) as Record<string, string>),
    ...Object.fromEntries([...messages].map(([id, {message}]) => [id, message])),
  };
  const after = JSON.stringify(next, null, 2);
  if (after !== before) await writeWhole(generated, after);
}

/**
 * Shows a translated text as soon as it is saved. Docusaurus watches the file too, but
 * waits for half a second and then loads the whole site again.
 *
 * @returns stops
 */
export function watchMessages(file: string, generated: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  // The folder, because editors that replace a file end the watching of the old one.
  const watcher = watch(path.dirname(file), {persistent: false}, (_event, name) => {
    if (name !== path.basename(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => void passOn(file, generated).catch(console.error), SETTLE_MS);
  });
  return () => {
    clearTimeout(timer);
    watcher.close();
  };
}
