/** @jest-environment node */
import {readEnvironment} from '../environment';
import {SiteError} from '../siteError';

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

describe('where forms post', () => {
  it('posts forms to the site’s own origin by default', () => {
    expect(readEnvironment({}).FORMS_URL).toBeUndefined();
    expect(readEnvironment({FORMS_URL: ''}).FORMS_URL).toBeUndefined();
  });

  it.each(['https://forms.example.org/my-agency?site=1', 'http://localhost:8080/'])(
    'accepts the address %s unchanged',
    (address) => {
      expect(readEnvironment({FORMS_URL: address}).FORMS_URL).toBe(address);
    },
  );

  it.each([
    '/forms',
    'forms.example.org',
    '//forms.example.org',
    'mailto:a@example.org',
    'https://',
  ])('rejects %s and says what to write', (address) => {
    const read = () => readEnvironment({FORMS_URL: address});
    expect(read).toThrow(SiteError);
    expect(read).toThrow(
      `Environment variable FORMS_URL is "${address}": write a full address, such as https://forms.example.org/my-agency.`,
    );
  });
});

describe('pictures', () => {
  const cloudinary = {IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'demo'};

  it('defaults to images made by the build, and a blurred placeholder with Cloudinary', () => {
    expect(readEnvironment({})).toMatchObject({IMAGE_PROVIDER: 'local', IMAGE_PLACEHOLDER: 'blur'});
    expect(readEnvironment({}).IMAGE_ACCESSIBILITY).toBeUndefined();
  });

  it('requires a cloud name when Cloudinary delivers the images', () => {
    const read = () => readEnvironment({IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: ''});
    expect(read).toThrow(SiteError);
    expect(read).toThrow(
      'Environment variable CLOUDINARY_CLOUD_NAME is not set, but IMAGE_PROVIDER is "cloudinary": write the cloud name that Cloudinary’s console shows, or IMAGE_PROVIDER=local.',
    );
    expect(readEnvironment({...cloudinary, CLOUDINARY_FOLDER: 'agence/site-2'})).toMatchObject({
      CLOUDINARY_CLOUD_NAME: 'demo',
      CLOUDINARY_FOLDER: 'agence/site-2',
    });
  });

  it.each([
    ['IMAGE_PROVIDER', 'imgix', 'write one of local, cloudinary'],
    ['CLOUDINARY_CLOUD_NAME', 'https://res.cloudinary.com/demo', 'write the cloud name alone'],
    ['CLOUDINARY_FOLDER', '/site/', 'write a folder without a slash at either end'],
    ['CLOUDINARY_FOLDER', 'site/v2', 'write a folder'],
    [
      'IMAGE_PLACEHOLDER',
      'blurry',
      'write "blur"? It is one of blur, pixelate, vectorize, predominant-color',
    ],
    ['IMAGE_PLACEHOLDER_COLOR', 'mint', 'write a colour as # and six hexadecimal digits'],
    ['IMAGE_ACCESSIBILITY', 'dark', 'write one of darkmode, brightmode, monochrome, colorblind'],
  ])('rejects %s=%s and says what to write', (name, value, remedy) => {
    const read = () => readEnvironment({...cloudinary, [name]: value});
    expect(read).toThrow(SiteError);
    expect(read).toThrow(`Environment variable ${name} is "${value}": ${remedy}`);
  });
});

describe('Google’s maps', () => {
  it('does not use Google by default', () => {
    expect(readEnvironment({}).MAPS_KEY).toBeUndefined();
    expect(readEnvironment({MAPS_KEY: ''}).MAPS_KEY).toBeUndefined();
  });

  it('accepts a key in Google’s format', () => {
    expect(readEnvironment({MAPS_KEY: 'AIza-Example_0'}).MAPS_KEY).toBe('AIza-Example_0');
  });

  it.each(['"AIza"', 'AIza Example', 'key=AIza', '<b>'])(
    'rejects %s and says what to write',
    (key) => {
      expect(() => readEnvironment({MAPS_KEY: key})).toThrow(
        `Environment variable MAPS_KEY is ${JSON.stringify(key)}: write the key that Google Cloud’s console shows, letters and digits only.`,
      );
    },
  );
});
