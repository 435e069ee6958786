/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {CONSENT_MONTHS, COOKIE_LIFETIME_MONTHS, MARKETING_DATA_YEARS} from '../constants';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/* Texts that repeat the constants must match them. */

it.each(['src/pages', 'i18n/en/docusaurus-plugin-content-pages'])(
  'the %s privacy policy states the retention times of consent, cookies and data',
  (dir) => {
    const text = read(`${dir}/privacy-policy.mdx`);
    expect(text).toMatch(new RegExp(`${COOKIE_LIFETIME_MONTHS}\\s(mois|months)`));
    expect(text).toMatch(new RegExp(`${CONSENT_MONTHS}\\s(mois|months)`));
    expect(text).toMatch(new RegExp(`${MARKETING_DATA_YEARS}\\s(ans|years)`));
  },
);
