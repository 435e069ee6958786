import {EMAIL_STATE_MIN} from '../../constants';
import {isEmail} from '../../lib/formSchema';

/** Null while the address is too short to validate (specification, section 4). */
export function emailStateOf(email: string): 'valid' | 'invalid' | null {
  const text = email.trim();
  if (text.length < EMAIL_STATE_MIN) return null;
  return isEmail(text) ? 'valid' : 'invalid';
}

export type FillingCode = 'empty' | 'email.invalid' | 'checked.required' | 'ready';

/** @param checkbox whether the checkbox must be ticked */
export function fillingCode(email: string, ticked: boolean, checkbox: boolean): FillingCode {
  const state = emailStateOf(email);
  if (state === null) return 'empty';
  if (state === 'invalid') return 'email.invalid';
  return ticked || !checkbox ? 'ready' : 'checked.required';
}
