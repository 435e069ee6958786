import {EMAIL_TLD_MAX, EMAIL_TLD_MIN} from '../../constants';
import {EMAIL_MAX} from './fields';

/** The longest local part, in octets (RFC 5321, section 4.5.3.1.1). */
export const EMAIL_LOCAL_MAX = 64;

/** A character of a dotted atom (RFC 5322, section 3.2.3). */
const atext = "[\\w!#$%&'*+/=?^`{|}~-]";
const dottedAtom = `${atext}+(?:\\.${atext}+)*`;

/** Printable characters, `"` and `\` escaped (RFC 5321, section 4.1.2); not empty. */
const quoted = '"(?:[ !#-\\[\\]-~]|\\\\[ -~])+"';

/** 1 to 63 letters, digits and inner hyphens (RFC 1035, section 2.3.4; RFC 5321, section 4.1.2). */
const label = '[a-zA-Z\\d](?:[a-zA-Z\\d\\-]{0,61}[a-zA-Z\\d])?';
const domain = `(?:${label}\\.)+[a-zA-Z]{${EMAIL_TLD_MIN},${EMAIL_TLD_MAX}}`;

/** 0 to 255, with or without leading zeros (`Snum` of RFC 5321, section 4.1.3). */
const octet = '(?:25[0-5]|2[0-4]\\d|[01]?\\d?\\d)';
const ipv4 = `\\[${octet}(?:\\.${octet}){3}\\]`;

/**
 * The e-mail pattern (specification, section 5; decisions, sections 4 and 5). ASCII only, as in
 * browsers' `type="email"`. It runs in linear time.
 */
const emailPattern = new RegExp(`^(?:${dottedAtom}|${quoted})@(?:${domain}|${ipv4})$`);

/** Whether a trimmed text is an e-mail address within the length limits of RFC 5321. */
export function isEmail(value: string): boolean {
  return (
    value.length <= EMAIL_MAX &&
    value.lastIndexOf('@') <= EMAIL_LOCAL_MAX &&
    emailPattern.test(value)
  );
}
