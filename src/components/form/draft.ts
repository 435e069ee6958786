/* Reads and fills the controls of a form, except hidden ones and the honeypot. */
import {useEffect, type RefObject} from 'react';
import {readDraft, saveDraft} from '../../lib/storage';

type Control = HTMLInputElement | HTMLTextAreaElement;

const IGNORED_INPUT_TYPES = ['hidden', 'password'];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.hidden &&
      !IGNORED_INPUT_TYPES.includes(element.type),
  );
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/** The visitor's answers by field name. An unticked box is empty. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!isChoice(control) || control.checked) {
      values[control.name] = control.value;
    } else {
      values[control.name] ??= '';
    }
  }
  return values;
}

const isTouched = (control: Control): boolean =>
  isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;

/** Fills in fields that the visitor has not changed. */
export function fillFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  const controls = controlsOf(form);
  const touched = new Set(controls.filter(isTouched).map(({name}) => name));
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined || touched.has(control.name)) continue;
    if (isChoice(control)) {
      control.checked = control.value === value;
    } else {
      control.value = value;
    }
  }
}

/**
 * Saves a form's answers as a draft in the session, and restores them after a reload or on the next
 * page.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    fillFields(element, readDraft(key));
    const save = () => saveDraft(key, readFields(element));
    // Some browsers autofill with `change` and no `input` event.
    element.addEventListener('input', save);
    element.addEventListener('change', save);
    return () => {
      element.removeEventListener('input', save);
      element.removeEventListener('change', save);
    };
  }, [form, key]);
}
