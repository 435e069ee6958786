/** @jest-environment node */
import {pageNameOf} from '..';
import {localeFacts} from '../../../lib/locales';
import {dayWords} from '../../../lib/day';

describe('a date in a legal text', () => {
  it.each(['fr', 'en'] as const)('writes every month in %s as browsers do', (locale) => {
    const format = new Intl.DateTimeFormat(localeFacts[locale].htmlLang, {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 9));
      expect(dayWords(date, locale, 'updated')?.display).toBe(format.format(date));
    }
  });

  it('accepts a date parsed by YAML, whatever the time zone', () => {
    expect(dayWords('2026-11-01T00:00:00.000Z', 'fr', 'updated')).toEqual({
      iso: '2026-11-01',
      display: '1er novembre 2026',
    });
    expect(dayWords(new Date('2026-11-20'), 'fr', 'updated')?.iso).toBe('2026-11-20');
  });

  it('is undefined when the text has none', () => {
    expect(dayWords(undefined, 'fr', 'updated')).toBeUndefined();
  });

  it('rejects an invalid date and says what to write', () => {
    expect(() => dayWords('soon', 'fr', 'updated')).toThrowErrorMatchingInlineSnapshot(
      `"updated is "soon": write a date, such as 2026-11-20."`,
    );
  });
});

describe('pageNameOf', () => {
  it.each([
    ['/legal/', 'legal'],
    ['/fr/legal/', 'legal'],
    ['/en/legal', 'legal'],
    ['/privacy-policy/', 'privacy-policy'],
    ['/en/privacy-policy/', 'privacy-policy'],
  ])('recognises %s as %s', (permalink, name) => {
    expect(pageNameOf(permalink)).toBe(name);
  });

  it('rejects a page missing from the route table', () => {
    expect(() => pageNameOf('/press/')).toThrowErrorMatchingInlineSnapshot(
      `"The MDX page /press/ is not in src/routes.ts."`,
    );
  });
});
