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

/** The sources of a directive. */
const allowed = (directive: string, ...given: Parameters<typeof directives>) =>
  directives(...given)
    .get(directive)
    ?.join(' ');

describe('the content security policy of the pages', () => {
  it('denies everything by default, and names no other site without third parties', () => {
    const policy = directives();
    expect([...policy.keys()][0]).toBe('default-src');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|http|\*|data:/);
    for (const absent of ['frame-src', 'media-src', 'worker-src', 'upgrade-insecure-requests']) {
      expect(policy.has(absent)).toBe(false);
    }
  });

  it('contains the sorted digests of inline scripts: the same pages give the same policy', () => {
    const inlineScripts = new Set(["'sha256-b'", "'sha256-a'"]);
    expect(allowed('script-src', {}, {inlineScripts})).toBe("'self' 'sha256-a' 'sha256-b'");
  });

  it('allows data: pictures and videos only when they are used', () => {
    expect(allowed('img-src', {}, {hasDataPictures: true})).toBe("'self' data:");
    expect(allowed('media-src', {}, {hasMedia: true})).toBe("'self'");
  });

  it('allows the weather service only with a key', () => {
    expect(allowed('connect-src', {WEATHER_KEY: 'k'})).toBe(
      "'self' https://api.openweathermap.org",
    );
    expect(allowed('connect-src', {WEATHER_URL: 'https://w.example.org/data'})).toBe("'self'");
  });

  it.each(['connect-src', 'form-action'])('allows the form service: %s', (directive) => {
    const FORMS_URL = 'https://forms.example.org/a';
    expect(allowed(directive, {FORMS_URL})).toBe("'self' https://forms.example.org");
  });

  it('allows the form actions of the pages', () => {
    const forms = new Set(['https://www.openstreetmap.org']);
    expect(allowed('form-action', {}, {forms})).toBe("'self' https://www.openstreetmap.org");
  });

  it('allows the Google Maps frame with a key, and nothing from Google in the page', () => {
    expect(allowed('frame-src', {MAPS_KEY: 'k'})).toBe("'self'");
    expect(contentPolicy(readEnvironment({MAPS_KEY: 'k'}), noFacts())).not.toContain('google');
  });

  it('allows the players of the videos in use', () => {
    const frames = new Set(['https://www.youtube-nocookie.com', 'https://player.vimeo.com']);
    expect(allowed('frame-src', {}, {frames})).toBe(
      'https://player.vimeo.com https://www.youtube-nocookie.com',
    );
  });

  it('allows Cloudinary’s pictures only when it is the provider', () => {
    const CLOUDINARY_CLOUD_NAME = 'agency';
    const pictures = allowed('img-src', {CLOUDINARY_CLOUD_NAME, IMAGE_PROVIDER: 'cloudinary'});
    expect(pictures).toBe("'self' https://res.cloudinary.com");
    expect(allowed('img-src', {CLOUDINARY_CLOUD_NAME})).toBe("'self'");
  });

  it('upgrades requests when the site is published over HTTPS', () => {
    expect(directives({SITE_URL: 'https://a.example.org'}).has('upgrade-insecure-requests')).toBe(
      true,
    );
  });
});

/** The file of headers for these variables. */
const text = (variables: Record<string, string> = {}, facts: Partial<PageFacts> = {}) =>
  headersFile(headerRules(readEnvironment(variables), {...noFacts(), ...facts}), []);

it('every file has these headers', () => {
  const [everywhere] = headerRules(readEnvironment({}), noFacts());
  expect(everywhere?.path).toBe('/*');
  expect(Object.fromEntries(everywhere?.headers ?? [])).toEqual({
    'Content-Security-Policy': contentPolicy(readEnvironment({}), noFacts()),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Tells our receiver which page a form is on, and Google Maps which site asks.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Each feature that no page uses, as browsers spell it
    'Permissions-Policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Strict-Transport-Security': 'max-age=63072000',
  });
});

describe('isolation from other sites', () => {
  const embedder = (...given: Parameters<typeof text>) =>
    text(...given).includes('Cross-Origin-Embedder-Policy: require-corp');

  it('is complete without third-party embeds', () => {
    expect(embedder({})).toBe(true);
    expect(embedder({WEATHER_KEY: 'k', FORMS_URL: 'https://forms.example.org/a'})).toBe(true);
  });

  it('is relaxed for videos, Google’s frame and Cloudinary’s pictures', () => {
    expect(embedder({}, {frames: new Set(['https://player.vimeo.com'])})).toBe(false);
    expect(embedder({MAPS_KEY: 'k'})).toBe(false);
    expect(embedder({IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'agency'})).toBe(false);
  });
});

describe('options', () => {
  it('ask for HTTPS at every subdomain with HSTS_SUBDOMAINS only', () => {
    expect(text({HSTS_SUBDOMAINS: 'no'})).toBe(text());
    expect(text({HSTS_SUBDOMAINS: 'yes'})).toContain(
      '  Strict-Transport-Security: max-age=63072000; includeSubDomains\n',
    );
  });

  it('report violations to REPORT_URL, to nobody without it', () => {
    expect(text()).not.toMatch(/report/i);
    const reports = text({REPORT_URL: 'https://reports.example.org/a?b=c'});
    expect(reports).toContain(
      '; report-to violations; report-uri https://reports.example.org/a?b=c\n',
    );
    expect(reports).toContain(
      '  Reporting-Endpoints: violations="https://reports.example.org/a?b=c"\n',
    );
  });
});

describe('_headers', () => {
  const rules = headerRules(readEnvironment({}), noFacts());
  const blocks = (files: string[]) => headersFile(rules, files).split('\n\n');
  const year = '  Cache-Control: public, max-age=31536000, immutable';

  it('caches for a year the files that exist, never a folder, whose 404s it would cache', () => {
    const found = blocks([
      '/assets/js/main.207b48c7.js',
      '/assets/js/main.207b48c7.js.LICENSE.txt',
      '/assets/files/été-69483bb569483bb569483bb569483bb5.pdf',
      '/en/assets/css/styles.64cd66af.css',
      '/index.html',
      '/assets/data/index.json',
    ]).filter((block) => block.includes('immutable'));
    expect(found.map((block) => block.trimEnd())).toEqual([
      `/assets/js/main.207b48c7.js\n${year}`,
      `/assets/js/main.207b48c7.js.LICENSE.txt\n${year}`,
      `/assets/files/%C3%A9t%C3%A9-69483bb569483bb569483bb569483bb5.pdf\n${year}`,
      `/en/assets/css/styles.64cd66af.css\n${year}`,
    ]);
  });

  it('has one rule for a picture’s widths and formats, so that it stays small', () => {
    const widths = [400, 640, 960, 1280, 1920].flatMap((width) =>
      ['avif', 'webp'].map((format) => `/assets/images/atelier-e4247a420b2b-${width}.${format}`),
    );
    const found = blocks(widths).filter((block) => block.includes('immutable'));
    expect(found).toEqual([`/assets/images/atelier-e4247a420b2b-*\n${year}\n`]);
  });

  it('has the files last, below a comment', () => {
    const text = headersFile(rules, ['/assets/js/main.207b48c7.js']);
    const [folders = '', files = ''] = text.split('# Files whose name changes');
    expect(folders).toContain('/*\n');
    expect(files).toContain('/assets/js/main');
    expect(folders).not.toContain('immutable');
  });
});
