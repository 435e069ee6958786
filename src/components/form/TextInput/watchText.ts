import {TEXT_INPUT_DEBOUNCE} from '../../../constants';

/** The options of a text field (specification, section 9). */
export type TextOptions = {
  /** Trims the value at once, and the text in the field when it is committed. */
  trim?: boolean;
  /** Gives a number; a text that does not begin with one stays a text. */
  numeric?: boolean;
  /** Gives the value when it is committed, by Enter or on leaving the field, not as it is typed. */
  lazy?: boolean;
  /** Delay after the last keystroke, in ms. Default: `TEXT_INPUT_DEBOUNCE`. */
  debounce?: number;
};

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

function convert(text: string, {trim, numeric}: TextOptions): string | number {
  const value = trim ? text.trim() : text;
  const number = numeric ? Number.parseFloat(value) : NaN;
  return Number.isNaN(number) ? value : number;
}

/**
 * Gives each new value of a field, once. A value that waits is given before the form is sent, and
 * when the field is left.
 *
 * @returns stops
 */
export function watchText(
  control: TextControl,
  options: TextOptions,
  give: (value: string | number) => void,
): () => void {
  const {trim, lazy, debounce = TEXT_INPUT_DEBOUNCE} = options;
  const {form} = control;
  const stop = new AbortController();
  // What stands in a field before it is watched is new to who watches it.
  let given = control.defaultValue;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    if (control.value === given) return;
    given = control.value;
    give(convert(given, options));
  };
  const commit = () => {
    flush();
    if (!trim || control.value === control.value.trim()) return;
    given = control.value = control.value.trim();
  };
  control.addEventListener(
    'input',
    () => {
      clearTimeout(timer);
      if (lazy) return;
      if (debounce > 0) timer = setTimeout(flush, debounce);
      else flush();
    },
    stop,
  );
  // Enter, or a browser that fills in the field without an input event.
  control.addEventListener('change', commit, stop);
  control.addEventListener('blur', commit, stop);
  form?.addEventListener('submit', commit, {capture: true, signal: stop.signal});
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
