import type {FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn} from 'react-hook-form';
import {TEXT_INPUT_DEBOUNCE} from '../../constants';

export type TextFieldOptions = {
  /** Trims the value; the displayed text is trimmed on blur. */
  trim?: boolean;
  /** Converts the value to a number; text that does not start with one stays a string. */
  numeric?: boolean;
  /** Updates the value when the text is committed (Enter or blur), not at each keystroke. */
  lazy?: boolean;
  /** Delay after the last keystroke, in ms. Default: 0. */
  debounce?: number;
};

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** The part of an event that react-hook-form reads. */
type ControlEvent = {target: TextControl; type?: string};

/** Converts the text of a field to its form value (specification, section 9). */
export function convertText(text: string, {trim, numeric}: TextFieldOptions): string | number {
  const value = trim ? text.trim() : text;
  const number = numeric ? Number.parseFloat(value) : NaN;
  return Number.isNaN(number) ? value : number;
}

/**
 * Registers a text input with the options of section 9 of the specification, on top of
 * react-hook-form's `register`. A pending value is flushed on blur and before submission. Call it
 * once per field, not at each render.
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
      // Native `change`: React's `onChange` is the `input` event.
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
