/*
 * Reads and fills a form's own controls, whoever has rendered them. What is not
 * the visitor's is left alone: hidden fields, the robots' field, passwords, files.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const IGNORED_INPUT_TYPES = ['hidden', 'password', 'file', 'submit', 'reset', 'button', 'image'];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !element.hidden &&
      !IGNORED_INPUT_TYPES.includes(element.type),
  );
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

/**
 * What the visitor has put into a form, by field name. A box that is not ticked and
 * a question without an answer are empty.
 */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const control of controlsOf(form)) {
    if (!isChoice(control)) {
      values[control.name] = control.value;
    } else if (control.checked) {
      values[control.name] = control.value;
    } else {
      values[control.name] ??= '';
    }
  }
  return values;
}

/** Puts values into the fields that nobody has touched yet. */
export function fillFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | undefined>>,
): void {
  const controls = controlsOf(form);
  const touched = new Set(
    controls
      .filter((control) => {
        if (control instanceof HTMLSelectElement) return false;
        return isChoice(control)
          ? control.checked !== control.defaultChecked
          : control.value !== control.defaultValue;
      })
      .map(({name}) => name),
  );
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
