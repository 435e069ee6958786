/** @jest-environment node */
import {readEnvironment} from '../environment';
import {SiteError} from '../siteError';

const cloudinary = {IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: 'demo'};

it('has defaults: a local address, forms to the site itself, pictures by the build, no Google', () => {
  for (const variables of [{}, {SITE_URL: '', FORMS_URL: '', MAPS_KEY: ''}]) {
    const {FORMS_URL, IMAGE_ACCESSIBILITY, MAPS_KEY, ...others} = readEnvironment(variables);
    expect([FORMS_URL, IMAGE_ACCESSIBILITY, MAPS_KEY]).toEqual([undefined, undefined, undefined]);
    expect(others).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      IMAGE_PROVIDER: 'local',
      IMAGE_PLACEHOLDER: 'blur',
    });
  }
});

it.each([
  ['SITE_URL', 'https://a.example.org/', 'https://a.example.org'],
  ['FORMS_URL', 'https://forms.example.org/my-agency?site=1'],
  ['FORMS_URL', 'http://localhost:8080/'],
  ['CLOUDINARY_FOLDER', 'agence/site-2'],
  ['MAPS_KEY', 'AIza-Example_0'],
])('accepts %s=%s', (name, value, read = value) => {
  expect(readEnvironment({...cloudinary, [name]: value})).toMatchObject({
    CLOUDINARY_CLOUD_NAME: 'demo',
    [name]: read,
  });
});

const origin = 'write an address without a path, such as https://www.my-agency.example.org.';
const address = 'write a full address, such as https://forms.example.org/my-agency.';
const report =
  'write a full https address without quotes, commas or semicolons, such as https://reports.example.org/my-agency.';
const key = 'write the key that Google Cloud’s console shows, letters and digits only.';

it.each([
  ['SITE_URL', 'my-agency.fr', origin],
  ['SITE_URL', 'ftp://a.example.org', origin],
  ['SITE_URL', 'https://a.example.org/site/', origin],
  ['SITE_URL', 'https://a/?x', origin],
  ['FORMS_URL', '/forms', address],
  ['FORMS_URL', 'forms.example.org', address],
  ['FORMS_URL', '//forms.example.org', address],
  ['FORMS_URL', 'mailto:a@example.org', address],
  ['FORMS_URL', 'https://', address],
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
  ['MAPS_KEY', '"AIza"', key],
  ['MAPS_KEY', 'AIza Example', key],
  ['MAPS_KEY', 'key=AIza', key],
  ['MAPS_KEY', '<b>', key],
  ['REPORT_URL', 'http://reports.example.org/', report],
  ['REPORT_URL', 'https://r.example.org/;sandbox', report],
  ['REPORT_URL', 'https://r.example.org/"', report],
])('rejects %s=%s and says what to write, without a stack trace', (name, value, remedy) => {
  const read = () => readEnvironment({...cloudinary, [name]: value});
  expect(read).toThrow(SiteError);
  expect(read).toThrow(`Environment variable ${name} is ${JSON.stringify(value)}: ${remedy}`);
  expect(new SiteError('What to write.').stack).toBe('SiteError: What to write.');
});

it('requires a cloud name when Cloudinary delivers the images', () => {
  const read = () => readEnvironment({IMAGE_PROVIDER: 'cloudinary', CLOUDINARY_CLOUD_NAME: ''});
  expect(read).toThrow(SiteError);
  expect(read).toThrow(
    'Environment variable CLOUDINARY_CLOUD_NAME is not set, but IMAGE_PROVIDER is "cloudinary": write the cloud name that Cloudinary’s console shows, or IMAGE_PROVIDER=local.',
  );
});
