import {familyOf, isNight, swapDayNight} from '../weather';

describe('an icon code', () => {
  it('swaps day and night', () => {
    expect(swapDayNight('10d')).toBe('10n');
    expect(swapDayNight('10n')).toBe('10d');
    expect(isNight('01n')).toBe(true);
    expect(isNight('01d')).toBe(false);
  });

  it.each([
    ['01d', 'clear'],
    ['02n', 'clouds'],
    ['03d', 'clouds'],
    ['04n', 'clouds'],
    ['09d', 'rain'],
    ['10n', 'rain'],
    ['11d', 'rain'],
    ['13n', 'snow'],
    ['50d', 'mist'],
    ['77d', 'clear'],
    ['', 'clear'],
  ])('%s is drawn as %s', (icon, family) => {
    expect(familyOf(icon)).toBe(family);
  });
});
