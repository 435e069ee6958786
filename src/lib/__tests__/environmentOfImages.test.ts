/** @jest-environment node */
import {readEnvironment} from '../environment';
import {SiteError} from '../siteError';

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
