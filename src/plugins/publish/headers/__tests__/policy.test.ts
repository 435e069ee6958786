/** @jest-environment node */
import {readEnvironment} from '../../../../lib/environment';
import {noFacts, type PageFacts} from '../page';
import {contentPolicy, headerRules, headersFile} from '../policy';

function directives(variables: Record<string, string> = {}, facts: Partial<PageFacts> = {}) {
  const policy = contentPolicy(readEnvironment(variables), {...noFacts(), ...facts});
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe('the content security policy of the pages', () => {
  it('begins with nothing, and names no other site for a site without third parties', () => {
    const policy = directives();
    expect([...policy.keys()][0]).toBe('default-src');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|http|\*|data:/);
    for (const absent of ['frame-src', 'media-src', 'worker-src', 'upgrade-insecure-requests']) {
      expect(policy.has(absent)).toBe(false);
    }
  });

  it('has the digests of inline scripts, sorted: the same pages give the same policy', () => {
    const inlineScripts = new Set(["'sha256-b'", "'sha256-a'"]);
    expect(directives({}, {inlineScripts}).get('script-src')).toEqual([
      "'self'",
      "'sha256-a'",
      "'sha256-b'",
    ]);
  });

  it('allows data: pictures and films only where there are some', () => {
    const policy = directives({}, {hasDataPictures: true, hasMedia: true});
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    expect(policy.get('media-src')).toEqual(["'self'"]);
  });

  it('allows the weather with a key, and not without', () => {
    expect(directives({WEATHER_KEY: 'k'}).get('connect-src')).toEqual([
      "'self'",
      'https://api.openweathermap.org',
    ]);
    expect(directives({WEATHER_URL: 'https://w.example.org/data'}).get('connect-src')).toEqual([
      "'self'",
    ]);
  });

  it('allows the service that receives forms, by scripts and without', () => {
    const policy = directives({FORMS_URL: 'https://forms.example.org/a'});
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://forms.example.org']);
    expect(policy.get('form-action')).toEqual(["'self'", 'https://forms.example.org']);
  });

  it('allows forms to go where those of the pages go', () => {
    const forms = new Set(['https://www.openstreetmap.org']);
    expect(directives({}, {forms}).get('form-action')).toEqual([
      "'self'",
      'https://www.openstreetmap.org',
    ]);
  });

  it('allows the frame of Google Maps with a key, and nothing of Google’s in the page', () => {
    const policy = directives({MAPS_KEY: 'k'});
    expect(policy.get('frame-src')).toEqual(["'self'"]);
    expect([...policy.values()].flat().join(' ')).not.toContain('google');
  });

  it('allows the players of the films that there are', () => {
    const frames = new Set(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
    expect(directives({}, {frames}).get('frame-src')).toEqual([
      'https://player.vimeo.com',
      'https://www.youtube-nocookie.com',
    ]);
  });

  it('allows Cloudinary’s pictures when it is the provider, and not for a name alone', () => {
    const CLOUDINARY_CLOUD_NAME = 'agency';
    expect(
      directives({CLOUDINARY_CLOUD_NAME, IMAGE_PROVIDER: 'cloudinary'}).get('img-src'),
    ).toEqual(["'self'", 'https://res.cloudinary.com']);
    expect(directives({CLOUDINARY_CLOUD_NAME}).get('img-src')).toEqual(["'self'"]);
  });

  it('upgrades requests where the site is published over HTTPS', () => {
    expect(directives({SITE_URL: 'https://a.example.org'}).has('upgrade-insecure-requests')).toBe(
      true,
    );
  });
});

describe('isolation from other sites', () => {
  const embedder = (variables: Record<string, string>, facts: Partial<PageFacts> = {}) =>
    headersFile(headerRules(readEnvironment(variables), {...noFacts(), ...facts})).includes(
      'Cross-Origin-Embedder-Policy: require-corp',
    );

  it('is whole where nothing of others is embedded', () => {
    expect(embedder({})).toBe(true);
    expect(embedder({WEATHER_KEY: 'k', FORMS_URL: 'https://forms.example.org/a'})).toBe(true);
  });

  it('gives way to films, Google’s frame and Cloudinary’s pictures', () => {
    expect(embedder({}, {frames: new Set(['https://player.vimeo.com'])})).toBe(false);
    expect(embedder({MAPS_KEY: 'k'})).toBe(false);
    expect(embedder({IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'agency'})).toBe(false);
  });
});
