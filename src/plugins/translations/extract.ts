import {closest} from '../../lib/texts/closest';
import {isDocusaurus, type FrenchText} from './catalogue';
import {sorted, type Messages} from './files';
import {normalise} from './text';
import type {Uses} from './uses';

/**
 * Brings a translation file up to date with the French: texts keep their translation.
 *
 * @returns also the ids that are new (`added`), no longer in the French (`gone`), and new with the
 * French, and so the translation, of a removed one (`renamed`)
 */
export function extractInto(
  french: readonly FrenchText[],
  current: Messages,
  sources: Readonly<Record<string, string>>,
) {
  const ids = new Set(french.map(({id}) => id));
  const left = Object.keys(current).filter((id) => !ids.has(id) && !isDocusaurus(id));
  const messages: Record<string, Messages[string]> = Object.fromEntries(
    Object.entries(current).filter(([id]) => isDocusaurus(id)),
  );
  const kept: Record<string, string> = {};
  const added: string[] = [];
  const renamed: Array<{id: string; from: string}> = [];
  for (const {id, text, description: note} of french) {
    const from =
      id in current
        ? id
        : left.find(
            (old) =>
              normalise(sources[old] ?? '') === normalise(text) &&
              !renamed.some((other) => other.from === old),
          );
    const own = from === undefined ? undefined : current[from];
    const description = note ?? own?.description;
    messages[id] = {message: own?.message ?? text, ...(description && {description})};
    const source = from === undefined ? undefined : sources[from];
    if (source !== undefined) kept[id] = source;
    if (from === undefined) added.push(id);
    else if (from !== id) renamed.push({id, from});
  }
  const gone = left
    .filter((id) => !renamed.some(({from}) => from === id))
    .map((id) => ({id, translation: current[id]?.message ?? ''}));
  return {messages: sorted(messages), sources: kept, added, gone, renamed};
}

/**
 * Brings the French texts in line with the code. A new id that resembles an unused one takes over
 * its text; other new ids are empty, which the check reports.
 */
export function updateFrench(current: Messages, {named, isUsed}: Uses) {
  const unused = Object.keys(current).filter((id) => !isUsed(id) && !isDocusaurus(id));
  const missing = [...named.keys()].filter((id) => !(id in current));
  const messages = Object.fromEntries(
    Object.entries(current).filter(([id]) => !unused.includes(id)),
  );
  const renamed: Array<{id: string; from: string}> = [];
  for (const id of missing) {
    const free = unused.filter((old) => !renamed.some(({from}) => from === old));
    const from = closest(id, free);
    if (from !== undefined) renamed.push({id, from});
    messages[id] = (from !== undefined && current[from]) || {message: ''};
  }
  const isKept = (id: string) => renamed.some((one) => [one.id, one.from].includes(id));
  return {
    messages: sorted(messages),
    added: missing.filter((id) => !isKept(id)),
    renamed,
    gone: unused.filter((id) => !isKept(id)).map((id) => ({id, text: current[id]?.message ?? ''})),
  };
}
