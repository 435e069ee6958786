import {closest} from '../../lib/closest';
import type {Removed} from './records';
import {normalise} from './text';

/** A translation file of Docusaurus, as it is written. */
export type Messages = Readonly<Record<string, {message: string; description?: string}>>;

export type Merged = {
  /** The file, sorted by id. */
  messages: Messages;
  /** The French that the texts of the file were translated from. */
  sources: Readonly<Record<string, string>>;
  /** What left the code, by name (`file#id`), with what had left before. */
  removed: Removed;
  /** New ids, which hold their French text. */
  added: readonly string[];
  /** Ids that left the code. */
  gone: readonly string[];
  /** Ids whose translation came back, and from which id. */
  restored: ReadonlyArray<{id: string; from: string}>;
};

/**
 * Brings a translation file up to date with the code. A translation is never
 * dropped: what leaves the file goes to `removed`, and comes back from there when
 * its id, or its French under another id, comes back.
 *
 * @param extracted what the code holds, in French
 * @param current the file as it is
 */
export function mergeMessages({
  file,
  extracted,
  current,
  sources,
  removed,
}: {
  file: string;
  extracted: Messages;
  current: Messages;
  sources: Readonly<Record<string, string>>;
  removed: Removed;
}): Merged {
  const nameOf = (id: string) => `${file}#${id}`;
  // The theme's words come translated with it; a translator may replace some.
  const isOurs = (id: string) => !id.startsWith('theme.');
  const gone = Object.keys(current).filter((id) => isOurs(id) && !(id in extracted));
  const kept: Removed = {...removed};
  for (const id of gone) {
    const french = sources[id] ?? '';
    const translation = current[id]?.message ?? '';
    // A text that nobody has translated yet is no work to lose.
    if (french) kept[nameOf(id)] = {french, translation};
  }

  const messages: Record<string, {message: string; description?: string}> = {};
  const nextSources: Record<string, string> = {};
  const added: string[] = [];
  const restored: Array<{id: string; from: string}> = [];
  for (const [id, {message: french, description}] of Object.entries(extracted)) {
    if (!isOurs(id)) continue;
    const own = current[id];
    // Of a label of the sidebar, Docusaurus only says that it is one.
    const note = id.startsWith('sidebar.')
      ? (own?.description ?? description)
      : (description ?? own?.description);
    const put = (message: string, source: string | undefined) => {
      messages[id] = {message, ...(note !== undefined && {description: note})};
      if (source !== undefined) nextSources[id] = source;
    };
    if (own) {
      put(own.message, sources[id]);
      continue;
    }
    const sameFrench = Object.keys(kept).filter(
      (name) =>
        name.startsWith(`${file}#`) && normalise(kept[name]?.french ?? '') === normalise(french),
    );
    const name =
      nameOf(id) in kept ? nameOf(id) : (closest(nameOf(id), sameFrench) ?? sameFrench[0]);
    const back = name === undefined ? undefined : kept[name];
    if (name !== undefined && back) {
      put(back.translation, back.french);
      delete kept[name];
      restored.push({id, from: name.slice(file.length + 1)});
    } else {
      put(french, undefined);
      added.push(id);
    }
  }
  for (const [id, message] of Object.entries(current)) {
    if (!isOurs(id)) messages[id] = message;
  }
  return {
    messages: Object.fromEntries(Object.entries(messages).sort(([a], [b]) => (a < b ? -1 : 1))),
    sources: nextSources,
    removed: kept,
    added,
    gone: gone.filter((id) => !restored.some(({from}) => from === id)),
    restored,
  };
}
