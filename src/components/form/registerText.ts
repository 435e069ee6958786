import type {FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn} from 'react-hook-form';
import {TEXT_INPUT_DEBOUNCE} from '../../constants';

export type TextFieldOptions = {
  /** The value has no blanks at its ends; the text loses them when the field is left. */
  trim?: boolean;
  /** The value is a number; a text that begins with none stays a text. */
  numeric?: boolean;
  /** The value follows when the text is committed (Enter, or the field is left), not at each key. */
  lazy?: boolean;
  /** How long the value waits for the typing to pause, in ms. Default: 0. */
  debounce?: number;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** What react-hook-form reads of an event. */
type ControlEvent = {target: TextControl; type?: string};

/** The value that a form keeps of a text (specification, section 9). */
export function convertText(text: string, {trim, numeric}: TextFieldOptions): string | number {
  const value = trim ? text.trim() : text;
  const number = numeric ? Number.parseFloat(value) : NaN;
  return Number.isNaN(number) ? value : number;
}

/**
 * Registers a text input with the options of section 9 of the specification, on top of
 * react-hook-form's `register`. A pending value is passed on when the field is left and
 * before the form is sent. To be called once for each field, not at each render.
 */
export function registerText<Values extends FieldValues>(
  {register}: Pick<UseFormReturn<Values>, 'register'>,
  name: FieldPath<Values>,
  options: TextFieldOptions = {},
): UseFormRegisterReturn<FieldPath<Values>> {
  const {trim, lazy, debounce = TEXT_INPUT_DEBOUNCE} = options;
  const registered = register(name, {
    setValueAs: (value: unknown) =>
      typeof value === 'string' ? convertText(value, options) : value,
  });
  let timer: number | undefined;
  let pending: (() => void) | undefined;

  const flush = () => {
    window.clearTimeout(timer);
    pending?.();
    pending = undefined;
  };

  return {
    ...registered,
    onChange: (event: ControlEvent) => {
      if (!lazy && debounce <= 0) return registered.onChange(event);
      const {target} = event;
      pending = () => void registered.onChange({target, type: 'change'});
      window.clearTimeout(timer);
      if (!lazy) timer = window.setTimeout(flush, debounce);
      return Promise.resolve();
    },
    onBlur: (event: ControlEvent) => {
      flush();
      const {target} = event;
      const trimmed = target.value.trim();
      if (trim && target.value !== trimmed) target.value = trimmed;
      return registered.onBlur(event);
    },
    ref: (control: TextControl | null) => {
      registered.ref(control);
      const form = control?.form;
      // The browser's own event: React's `onChange` is the `input` one.
      control?.addEventListener('change', flush);
      form?.addEventListener('submit', flush, {capture: true});
      return () => {
        control?.removeEventListener('change', flush);
        form?.removeEventListener('submit', flush, {capture: true});
        window.clearTimeout(timer);
        pending = undefined;
        registered.ref(null);
      };
    },
  };
}
