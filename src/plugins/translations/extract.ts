import {isDocusaurus, type FrenchText} from './catalogue';
import {sorted, type Messages} from './files';
import {normalise} from './text';

/**
 * Brings a translation file up to date with the code: texts keep their translation.
 *
 * @returns also the ids that are new (`added`), removed from the code (`gone`), and new with the
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
