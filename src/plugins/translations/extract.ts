import {closest} from '../../lib/texts/closest';
import {isDocusaurus} from './catalogue';
import {sorted, type Messages} from './files';
import {normalise} from './text';
import type {Uses} from './uses';

type Message = Messages[string];

/**
 * Gives a message file exactly these ids, besides Docusaurus' own. An id without a text takes over
 * that of an id that goes.
 *
 * @param find the id that goes whose text an id takes over
 * @param write makes an id's text of the one that it has, if any
 * @returns also the former id of each text (`from`), the ids that are new (`added`), and what went
 */
function bringInLine(
  ids: readonly string[],
  current: Messages,
  find: (id: string, gone: readonly string[]) => string | undefined,
  write: (id: string, own?: Message) => Message,
) {
  const others = Object.entries(current).filter(([id]) => !ids.includes(id));
  const messages: Record<string, Message> = Object.fromEntries(
    others.filter(([id]) => isDocusaurus(id)),
  );
  const gone = new Map(others.filter(([id]) => !isDocusaurus(id)));
  const from = new Map<string, string>();
  for (const id of ids) {
    const former = id in current ? id : find(id, [...gone.keys()]);
    if (former !== undefined) {
      from.set(id, former);
      gone.delete(former);
    }
    messages[id] = write(id, former === undefined ? undefined : current[former]);
  }
  return {
    messages: sorted(messages),
    from,
    added: ids.filter((id) => !from.has(id)),
    gone: [...gone].map(([id, {message}]) => ({id, message})),
  };
}

/** Brings the French texts in line with the code; new ones are empty, which the check reports. */
export function updateFrench(current: Messages, {named, isUsed}: Uses) {
  const ids = new Set([...Object.keys(current).filter(isUsed), ...named.keys()]);
  return bringInLine([...ids], current, closest, (_id, own) => own ?? {message: ''});
}

/**
 * Brings a translation file in line with the French; new texts are French, to be translated. The
 * French that was translated stays recorded, so that the check reports what is out of date.
 */
export function updateEnglish(
  current: Messages,
  french: Messages,
  sources: Readonly<Record<string, string>> = {},
) {
  const textOf = (id: string) => normalise(french[id]?.message ?? '');
  const find = (id: string, gone: readonly string[]) =>
    gone.find((former) => normalise(sources[former] ?? '') === textOf(id)) ?? closest(id, gone);
  const changes = bringInLine(Object.keys(french), current, find, (id, own) => {
    const description = french[id]?.description || own?.description;
    const message = (own ?? french[id])?.message ?? '';
    return {message, ...(description && {description})};
  });
  const kept = [...changes.from].flatMap(([id, former]) => {
    const source = sources[former];
    return source === undefined ? [] : [[id, source] as const];
  });
  return {...changes, sources: Object.fromEntries(kept)};
}
