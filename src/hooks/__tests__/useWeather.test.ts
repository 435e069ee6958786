import {familyOf} from '../useWeather';

describe('an icon code', () => {
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
    expect(familyOf({city: 'Paris', description: '', icon})).toBe(family);
  });

  it('is a clear sky where the weather is not known', () => {
    expect(familyOf(undefined)).toBe('clear');
  });
});
