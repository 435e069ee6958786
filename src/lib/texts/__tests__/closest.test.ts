/** @jest-environment node */
import {byCloseness, closest} from '../closest';

describe('word distance', () => {
  it('finds the intended word, whatever its accents and case', () => {
    expect(closest('Les etapes', ['En bref', 'Les étapes', 'Ailleurs'])).toBe('Les étapes');
    expect(closest('healt', ['health', 'well-being'])).toBe('health');
  });

  it('finds nothing when nothing is close', () => {
    expect(closest('zzzzzzzz', ['health', 'care-space'])).toBeUndefined();
    expect(closest('a', [])).toBeUndefined();
    // Words that only look alike by their length.
    expect(closest('kate', ['care', 'note'])).toBeUndefined();
    expect(closest('les-enjeux', ['challenges', 'les-fenêtres'])).toBeUndefined();
  });

  it('sorts from the closest to the farthest', () => {
    expect(byCloseness('teem', ['legal', 'team', 'work'])[0]).toBe('team');
    const slugs = ['team', 'legal', 'halles-belle-saison', 'phare'];
    expect(byCloseness('belle-saisn', slugs)[0]).toBe('halles-belle-saison');
  });
});
