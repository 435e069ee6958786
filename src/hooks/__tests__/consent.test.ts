import {addMonths, CONSENT_VERSION, parseChoice, stillStands} from '../useConsent';

const choice = (date: string, version = CONSENT_VERSION) => ({
  version,
  date,
  purposes: ['maps'] as const,
});

describe('addMonths', () => {
  it.each([
    ['2026-01-15T08:00:00.000Z', 6, '2026-07-15T08:00:00.000Z'],
    ['2026-08-31T08:00:00.000Z', 6, '2027-02-28T08:00:00.000Z'],
    ['2023-08-31T08:00:00.000Z', 6, '2024-02-29T08:00:00.000Z'],
    ['2026-10-31T23:59:59.000Z', 13, '2027-11-30T23:59:59.000Z'],
  ])('%s and %i months is %s', (date, months, expected) => {
    expect(addMonths(new Date(date), months).toISOString()).toBe(expected);
  });
});

describe('a choice', () => {
  const made = '2026-05-20T10:00:00.000Z';

  it.each([
    ['just before six months', CONSENT_VERSION, '2026-11-20T09:59:59.999Z', true],
    ['after six months', CONSENT_VERSION, '2026-11-20T10:00:00.000Z', false],
    ['for another version of the question', CONSENT_VERSION + 1, made, false],
    ['dated in the future', CONSENT_VERSION, '2026-05-20T09:00:00.000Z', false],
  ])('%s, for version %i at %s, is valid: %s', (_when, version, now, isValid) => {
    expect(stillStands(choice(made, version), new Date(now), 6)).toBe(isValid);
  });
});

describe('parseChoice', () => {
  it('reads what was stored', () => {
    const stored = choice('2026-05-20T10:00:00.000Z');
    expect(parseChoice(JSON.stringify(stored))).toEqual(stored);
  });

  it('drops unknown purposes', () => {
    const stored = {...choice('2026-05-20T10:00:00.000Z'), purposes: ['ads', 'maps']};
    expect(parseChoice(JSON.stringify(stored))?.purposes).toEqual(['maps']);
  });

  it.each([
    null,
    '',
    'true',
    'null',
    '[]',
    '{',
    '{"version":1}',
    '{"version":"1","date":"2026-05-20","purposes":[]}',
    '{"version":1,"date":"hier","purposes":[]}',
    '{"version":1,"date":"2026-05-20","purposes":"maps"}',
  ])('reads %s as no choice', (raw) => {
    expect(parseChoice(raw)).toBeUndefined();
  });
});
