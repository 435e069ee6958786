/** @jest-environment node */
import {readEnvironment} from '../environment';
import {SiteError} from '../siteError';

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

it.each(['/forms', 'forms.example.org', '//forms.example.org', 'mailto:a@example.org', 'https://'])(
  'rejects %s and says what to write',
  (address) => {
    const read = () => readEnvironment({FORMS_URL: address});
    expect(read).toThrow(SiteError);
    expect(read).toThrow(
      `Environment variable FORMS_URL is "${address}": write a full address, such as https://forms.example.org/my-agency.`,
    );
  },
);
