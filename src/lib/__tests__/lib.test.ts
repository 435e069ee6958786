/** @jest-environment node */
import {byCloseness, closest} from '../closest';
import {readEnvironment} from '../environment';
import {localeOfPath} from '../locales';
import {sectionOfHeading} from '../sections';
import {formatProblems, SiteError, throwProblems} from '../siteError';

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

describe('the build’s environment', () => {
  it('defaults to a local development address, also for an empty variable', () => {
    expect(readEnvironment({}).SITE_URL).toBe('http://localhost:3000');
    expect(readEnvironment({SITE_URL: ''}).SITE_URL).toBe('http://localhost:3000');
  });

  it('removes the trailing slash of an address', () => {
    expect(readEnvironment({SITE_URL: 'https://a.example.org/'}).SITE_URL).toBe(
      'https://a.example.org',
    );
  });

  it.each(['my-agency.fr', 'ftp://a.example.org', 'https://a.example.org/site/', 'https://a/?x'])(
    'rejects %s with name, value and remedy, without a stack trace',
    (value) => {
      const read = () => readEnvironment({SITE_URL: value});
      expect(read).toThrow(SiteError);
      expect(read).toThrow(
        `Environment variable SITE_URL is "${value}": write an address without a path, such as https://www.my-agency.example.org.`,
      );
      expect(new SiteError('What to write.').stack).toBe('SiteError: What to write.');
    },
  );
});

describe('problems', () => {
  it('are reported all at once, sorted by file and line', () => {
    const problems = [
      {file: 'b.mdx', line: 2, message: 'second.'},
      {file: 'a.mdx', message: 'first.'},
      {file: 'b.mdx', line: 1, message: 'before.'},
    ];
    expect(formatProblems(problems)).toBe('a.mdx: first.\nb.mdx:1: before.\nb.mdx:2: second.');
    expect(() => throwProblems('Texts', problems)).toThrow('Texts: 3 errors.');
    expect(() => throwProblems('Texts', [])).not.toThrow();
  });
});

it.each([
  ['/en/', 'en'],
  ['/en', 'en'],
  ['/english/', 'fr'],
  ['/fr/en/', 'fr'],
])('the path %s is in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale);
});

it('recognises a section by its heading in both languages', () => {
  expect(sectionOfHeading('Les  étapes ')).toBe('steps');
  expect(sectionOfHeading('OUR INVOLVEMENT')).toBe('our-involvement');
  expect(sectionOfHeading('Résultats')).toBeUndefined();
});
