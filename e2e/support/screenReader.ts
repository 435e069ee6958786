import {build} from 'esbuild';
import {expect, type Page} from '@playwright/test';

/** The parts of the virtual screen reader used here. */
type Reader = {
  start: (options: {container: Node | null}) => Promise<void>;
  next: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
  stop: () => Promise<void>;
};
type Listening = typeof globalThis & {screenReader: Reader};

let bundled: Promise<string> | undefined;

/** Bundles the library into one script, once per worker. */
function bundle(): Promise<string> {
  bundled ??= build({
    stdin: {
      contents:
        "import {virtual} from '@guidepup/virtual-screen-reader/browser.js'; globalThis.screenReader = virtual;",
      resolveDir: __dirname,
    },
    bundle: true,
    format: 'iife',
    write: false,
  }).then(({outputFiles}) => outputFiles[0]?.text ?? '');
  return bundled;
}

/** No-break spaces sound like spaces. */
const plain = (phrase: string): string => phrase.replace(/\s+/g, ' ').trim();

/**
 * Loads the reader into the page through the debugger, which bypasses the content security
 * policy.
 */
async function loadReader(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'screenReader' in globalThis))) {
    await page.evaluate(await bundle());
  }
}

/**
 * Reads a part of the page aloud: roles and states in the library's English, names and texts in
 * the page's language.
 *
 * @param part a selector: the whole page, or an open modal
 */
export async function readAloud(page: Page, part = 'body'): Promise<string[]> {
  await loadReader(page);
  const phrases = await page.evaluate(async (selector) => {
    const {screenReader} = globalThis as Listening;
    await screenReader.start({container: document.querySelector(selector)});
    const last = `end of ${await screenReader.lastSpokenPhrase()}`;
    // An upper limit, in case the reader loops.
    for (let phrase = 0; phrase < 3000; phrase += 1) {
      await screenReader.next();
      if ((await screenReader.lastSpokenPhrase()) === last) break;
    }
    const log = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    return log;
  }, part);
  return phrases.map(plain);
}

/**
 * Collects focus changes and announcements during an action.
 *
 * @param act must not load another document
 */
export async function listenWhile(page: Page, act: () => Promise<void>): Promise<string[]> {
  await loadReader(page);
  await page.evaluate(() =>
    (globalThis as Listening).screenReader.start({container: document.body}),
  );
  await act();
  const phrases = await page.evaluate(async () => {
    const {screenReader} = globalThis as Listening;
    const log = await screenReader.spokenPhraseLog();
    await screenReader.stop();
    return log;
  });
  return phrases.map(plain);
}

/** Asserts that phrases are heard in this order, possibly with others in between. */
export function expectInOrder(
  heard: readonly string[],
  expected: ReadonlyArray<string | Pick<RegExp, 'test' | 'source'>>,
): void {
  let from = 0;
  for (const phrase of expected) {
    const at = heard.findIndex(
      (candidate, index) =>
        index >= from &&
        (typeof phrase === 'string' ? candidate === plain(phrase) : phrase.test(candidate)),
    );
    const after = heard.slice(from, from + 12).join('\n  ');
    expect(
      at,
      `“${typeof phrase === 'string' ? phrase : phrase.source}” is not heard. Heard instead:\n  ${after}`,
    ).not.toBe(-1);
    from = at + 1;
  }
}

/** Asserts that every control has a name and no heading level is skipped. */
export function expectUnderstandable(heard: readonly string[]): void {
  const unnamed = /^(link|button|textbox|checkbox|radio|image|navigation|dialog)(,|$)/;
  const state = /^(current|not |pressed|checked|expanded|required|invalid|has popup|max|position)/;
  expect(
    heard.filter((phrase) => {
      if (!unnamed.test(phrase)) return false;
      const name = phrase.split(', ')[1];
      return name === undefined || state.test(name);
    }),
    'without a name',
  ).toEqual([]);

  const levels = heard
    .map((phrase) => /^heading, .*, level (\d)$/.exec(phrase)?.[1])
    .filter((level) => level !== undefined)
    .map(Number);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect(skipped, 'headings that skip a level').toEqual([]);
}
