import type {Locale} from '../../lib/locales';
import type {Site} from '../../site';

const NBSP = '\u00A0';

/**
 * A French phone number as readers of a language expect it, in one piece:
 * « 01 99 00 12 34 » in French, '+33 1 99 00 12 34' for those who call from abroad.
 */
export function phoneFor({display, international}: Site['phone'], locale: Locale): string {
  const [trunk = '', ...digits] = display.replace(/\D/g, '');
  const abroad = international.slice(0, international.length - digits.length);
  return (locale === 'fr' ? display : display.replace(trunk, `${abroad} `)).replace(/\s/g, NBSP);
}
