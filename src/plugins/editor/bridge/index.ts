/*
 * The program beside Sveltia CMS in the editor's page. It asks before unsaved work is left and, under
 * `npm start`, never lets a text be saved over one that has changed on the disk, and shows what the
 * check of the texts says of the one that is open.
 */
import {createKept} from './kept';
import {
  addressOf,
  labelIn,
  textAt,
  TEXTS,
  type OpenText,
  type Settings,
  type TextOnDisk,
} from './settings';

/** Sveltia CMS's own events: a handler that throws stops the save. */
type Cms = {
  registerEventListener: (listener: {
    name: 'preSave' | 'postSave';
    handler: (event: {entry: {get: (key: 'path') => string}}) => Promise<void>;
  }) => void;
};

/** https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface */
type Navigation = {
  addEventListener: (
    type: 'navigate',
    listener: (event: Event & {destination: {url: string; sameDocument: boolean}}) => void,
  ) => void;
};

declare const SETTINGS: Settings;

/** How often an open text is compared with the disk, in ms. */
const PAUSE = 2000;

const {watches, collections, database} = SETTINGS;
const kept = createKept(database);
const openText = () => textAt(window.location.hash, collections);
// The editor follows the browser's language too.
const language = navigator.language.slice(0, 2);
const words = new Map(Object.entries(SETTINGS.words)).get(language) ?? SETTINGS.words.en;
const {CMS, navigation} = window as unknown as {CMS: Cms; navigation?: Navigation};

// ----------------------------------------------------------- Unsaved work

/** A form's address: the part that names its text. */
const formOf = (hash: string) => /^#\/collections\/[\w-]+\/(?:new|entries\/[^?]+)/.exec(hash)?.[0];

let isChanged = false;
let changed = new Date();

function change(): void {
  isChanged = formOf(window.location.hash) !== undefined;
  changed = new Date();
  const text = openText();
  if (text) void known.then((marks) => kept.begin(text, marks.get(text.file)));
}
document.addEventListener('input', change, true);
document.addEventListener(
  'click',
  ({target}) => {
    const controls = '[role=radio], [role=checkbox], [role=option], [role=switch]';
    if (target instanceof Element && target.closest(controls)) change();
  },
  true,
);
/** In ms: Sveltia CMS keeps what is typed half a second later, on a busy machine more. */
const KEEP = {most: 3000, pause: 100};

let isLeaving = false;

/** Goes to another address of the editor once the last words are kept, as the question promises. */
async function leave(hash: string): Promise<void> {
  isLeaving = true;
  const [, collection = ''] = /^#\/collections\/([\w-]+)/.exec(window.location.hash) ?? [];
  // A new text has no name yet.
  const key = openText()?.key ?? ([collection, ''] as const);
  const end = performance.now() + KEEP.most;
  while (performance.now() < end && !(await kept.hasAll(key, changed))) {
    await new Promise((resolve) => setTimeout(resolve, KEEP.pause));
  }
  isLeaving = false;
  isChanged = false;
  window.location.hash = hash;
}

window.addEventListener('beforeunload', (event) => {
  if (isChanged) event.preventDefault();
});
navigation?.addEventListener('navigate', (event) => {
  const {url, sameDocument} = event.destination;
  const isSame = formOf(new URL(url).hash) === formOf(window.location.hash);
  // Leaving the document has its own question.
  if (!isChanged || !sameDocument || isSame || !event.cancelable) return;
  event.preventDefault();
  if (!isLeaving && window.confirm(words.leave)) void leave(new URL(url).hash);
});
// Sveltia CMS 0.221.1 announces the new address itself, also when it was refused, and would open the
// form again without what is typed.
window.addEventListener(
  'hashchange',
  (event) => {
    if (new URL(event.newURL).hash !== window.location.hash) event.stopImmediatePropagation();
  },
  true,
);

// ------------------------------------------------------------- The disk

async function ask<T>(query = ''): Promise<T | undefined> {
  try {
    const answer = await fetch(`${TEXTS}${query}`, {cache: 'no-store'});
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    // The development server has been stopped.
    return undefined;
  }
}

const askOf = (file: string, isList = false) =>
  ask<TextOnDisk>(`?file=${encodeURIComponent(file)}${isList ? '&list' : ''}`);

/** The marks of all texts on the disk. */
const askMarks = async () => (await ask<Record<string, string>>()) ?? {};

/** The marks of the texts as this page has read or written them. */
const known = watches
  ? askMarks().then((marks) => new Map(Object.entries(marks)))
  : Promise.resolve(new Map<string, string>());

/** Whether a text on the disk is newer than what this page has read, or than its unsaved work. */
async function isOutdated(text: OpenText, {mark}: TextOnDisk): Promise<boolean> {
  if (mark === undefined) return false;
  const begun = await kept.begunWith(text);
  return mark !== (await known).get(text.file) || (begun !== undefined && begun !== mark);
}

// Sveltia CMS takes a picture that is deleted among the assets out of the texts too, and announces
// no save: what changes in the seconds after its question is the editor's own.
const DELETION = 4000;

/** The marks before the question. */
let before = Promise.resolve<Record<string, string>>({});

async function ownDeletion(): Promise<void> {
  const [marks, old] = await Promise.all([known, before]);
  await new Promise((resolve) => setTimeout(resolve, DELETION));
  for (const [file, mark] of Object.entries(await askMarks())) {
    if (old[file] !== undefined && old[file] === marks.get(file)) marks.set(file, mark);
  }
}
document.addEventListener(
  'click',
  ({target}) => {
    if (!watches || !window.location.hash.startsWith('#/assets')) return;
    const isAnswer = target instanceof Element && target.closest('[role=alertdialog] button');
    if (isAnswer) void ownDeletion();
    else before = askMarks();
  },
  true,
);

const isNarrow = () => window.innerWidth < 600;

const notice = document.createElement('aside');
notice.setAttribute('role', 'status');
notice.style.cssText =
  'position:fixed;inset:auto 16px 16px auto;z-index:9999;box-sizing:border-box;max-width:min(30rem,100vw - 32px);max-height:45vh;overflow:auto;padding:16px 20px;border:2px solid #b8402a;border-radius:12px;background:#fff;color:#15231d;font:1rem/1.45 system-ui,sans-serif';
notice.hidden = true;
// On a phone above the editor's bar, and beside its round button.
if (isNarrow()) notice.style.inset = 'auto auto 72px 8px';

const add = (parent: Element, name: string, text = '', lang?: string) => {
  const element = document.createElement(name);
  element.textContent = text;
  if (lang) element.lang = lang;
  parent.append(element);
  return element;
};

/** Adds the name of a text, which opens it where the editor can. */
function addLink(parent: Element, file: string): void {
  const address = addressOf(file, collections);
  const link = add(parent, address ? 'a' : 'span', file);
  link.setAttribute('style', 'display:inline-block;padding:10px 0;color:inherit');
  if (address) link.setAttribute('href', address);
}

/** Adds what the check says, in French where the editor is and the catalogue has it. */
function addSentence(parent: Element, {message, french}: {message: string; french?: string}): void {
  const isFrench = language === 'fr' && french !== undefined;
  add(parent, 'span', isFrench ? french : message, isFrench ? 'fr' : 'en');
}

/** Opens the text as it is on the disk, once the writer has copied what is not saved. */
async function startAgain(): Promise<void> {
  const text = openText();
  const isBegun = isChanged || (text && (await kept.begunWith(text)) !== undefined);
  if (isBegun && !window.confirm(words.forget)) return;
  isChanged = false;
  if (text) await kept.forget(text);
  window.location.reload();
}

let said = '';

type Shown = Partial<Pick<TextOnDisk, 'problems' | 'refused'>> & {
  /** The text whose problems these are. */
  file?: string;
  isOutdated?: boolean;
  /** Whether that text was just saved, and its form closed. */
  isSaved?: boolean;
};

/**
 * Shows what is wrong with the open text, or with the one just saved; else which other text keeps the
 * pages as they were. Nothing when all is well.
 */
function show({
  file = '',
  isOutdated: outdated = false,
  problems = [],
  refused = [],
  isSaved = false,
}: Shown): void {
  const state = JSON.stringify([file, outdated, problems, refused, isSaved]);
  if (state === said) return;
  said = state;
  const address = addressOf(file, collections);
  const [, , collection] = address?.split('/') ?? [];
  const labels = collections.find(({name}) => name === collection)?.labels ?? {};
  notice.replaceChildren();
  const waitsFor = problems.some(({isWarning}) => !isWarning) ? [] : refused;
  notice.hidden = !outdated && problems.length === 0 && waitsFor.length === 0;
  if (outdated) {
    add(notice, 'p', words.changed).style.cssText = 'margin:0 0 8px;font-weight:600';
    const button = add(notice, 'button', words.reload);
    button.style.cssText = 'min-height:44px;margin:0 0 8px;padding:8px 16px;font:inherit';
    button.addEventListener('click', () => void startAgain());
  }
  if (isSaved && address && problems.some(({elsewhere}) => elsewhere === undefined)) {
    const link = add(notice, 'a', words.reopen);
    link.setAttribute('href', address);
    link.setAttribute('style', 'display:inline-block;padding:10px 0;font-weight:600;color:inherit');
  }
  if (waitsFor.length > 0) {
    add(notice, 'p', words.elsewhere).style.cssText = 'margin:0;font-weight:600';
    for (const {file, isText, ...problem} of waitsFor) {
      const item = add(notice, 'div');
      if (isText) addLink(item, file);
      else add(item, 'strong', file);
      addSentence(add(item, 'p'), problem);
    }
  }
  for (const isWarning of [false, true]) {
    const these = problems.filter((problem) => problem.isWarning === isWarning);
    if (these.length === 0) continue;
    const fold = add(notice, 'details');
    // Leaves a phone its form.
    fold.toggleAttribute('open', !isNarrow());
    const title = isWarning ? words.warnings : words.problems;
    add(fold, 'summary', title).style.cssText = 'padding:4px 0;font-weight:600;cursor:pointer';
    const list = add(fold, 'ul');
    list.style.cssText = 'margin:4px 0 8px;padding-inline-start:1.2em';
    for (const {elsewhere, line, message, french} of these) {
      const item = add(list, 'li');
      if (elsewhere) addLink(add(item, 'div'), elsewhere);
      const label = elsewhere ? undefined : labelIn(message, labels);
      if (label) add(item, 'span', `${label} : `, 'fr');
      else if (line) add(item, 'span', `${words.line.replace('{line}', String(line))} `);
      addSentence(item, {message, french});
    }
  }
}

/** In ms: a save that takes longer has failed. */
const SAVE = 10_000;

/** When the save that goes on began, by `performance.now()`. */
let saving = -SAVE;

// Sveltia CMS 0.221.1 takes its own save for somebody else's, and says so in English until the form
// closes.
const quiet = new CSSStyleSheet();
quiet.replaceSync('[data-saving] .infobar.warning { display: none }');
document.adoptedStyleSheets.push(quiet);
const root = document.documentElement;
let quietEnd: ReturnType<typeof setTimeout> | undefined;

/** @param duration in ms */
function beQuiet(duration: number): void {
  root.toggleAttribute('data-saving', true);
  clearTimeout(quietEnd);
  quietEnd = setTimeout(() => root.toggleAttribute('data-saving', false), duration);
}
// It says so for some seconds more in the form that closes.
window.addEventListener('hashchange', () => {
  if (root.hasAttribute('data-saving')) beQuiet(SAVE);
});

/** The text that was saved last: the editor goes back to its list. */
let saved: string | undefined;

async function look(): Promise<void> {
  // The file is newer than what this page has read until the save has ended.
  if (performance.now() - saving < SAVE) return;
  const text = openText();
  // The form of the text just saved is open for a moment more.
  if (text && text.file !== saved) saved = undefined;
  const file = text?.file ?? saved ?? '';
  const onDisk = await askOf(file, !text);
  if (!onDisk) return;
  const outdated = text && (await isOutdated(text, onDisk));
  show({...onDisk, file, isOutdated: outdated, isSaved: !text});
}

CMS.registerEventListener({
  name: 'preSave',
  async handler({entry}) {
    // A new text has no unsaved work that is older.
    const text = openText() ?? {file: entry.get('path'), key: ['', '']};
    const onDisk = watches ? await askOf(text.file) : undefined;
    if (onDisk && (await isOutdated(text, onDisk))) {
      show({...onDisk, file: text.file, isOutdated: true});
      throw new Error(words.changed);
    }
    isChanged = false;
    saving = performance.now();
    beQuiet(3 * SAVE);
  },
});

if (watches) {
  CMS.registerEventListener({
    name: 'postSave',
    async handler({entry}) {
      const file = entry.get('path');
      const text = await askOf(file);
      if (text?.mark) (await known).set(file, text.mark);
      // Last: work that begins meanwhile begins with the text before.
      kept.end({file});
      saved = file;
      saving = -SAVE;
    },
  });
  document.body.append(notice);
  const goOn = () => void look().finally(() => setTimeout(goOn, PAUSE));
  goOn();
}
