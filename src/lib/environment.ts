import * as z from 'zod';
import {accessibilityModes, imageProviders, placeholderTypes} from './image';
import {SiteError} from './siteError';
import {validate} from './texts/schema';

const ADDRESS = 'write an address without a path, such as https://www.my-agency.example.org';

const address = z
  .url({protocol: /^https?$/, error: ADDRESS, abort: true})
  .refine((value) => {
    const {pathname, search, hash} = new URL(value);
    return pathname + search + hash === '/';
  }, ADDRESS)
  .transform((value) => new URL(value).origin);

const wholeAddress = (example: string) =>
  z.url({protocol: /^https?$/, error: `write a full address, such as ${example}`});

const text = (pattern: RegExp, remedy: string) => z.string().regex(pattern, remedy);

const WEATHER_ADDRESS = 'https://api.openweathermap.org/data/2.5/weather';

const yesNo = ['yes', 'no'] as const;
const gitHosts = ['github', 'gitlab'] as const;

const REPORT_ADDRESS =
  'write a full https address without quotes, commas or semicolons, such as https://reports.example.org/my-agency';

/** The build's environment variables, documented in docs/integrations.md. */
const schema = z.object({
  SITE_URL: address.default('http://localhost:3000'),
  /** Where forms post instead of the site's own origin (decisions, section 7). */
  FORMS_URL: wholeAddress('https://forms.example.org/my-agency').optional(),
  WEATHER_KEY: text(
    /^[\w-]+$/,
    'write the key that the weather service gave you, letters and digits only',
  ).optional(),
  WEATHER_URL: wholeAddress(WEATHER_ADDRESS).default(WEATHER_ADDRESS),
  MAPS_KEY: text(
    /^[\w-]+$/,
    'write the key that Google Cloud’s console shows, letters and digits only',
  ).optional(),
  IMAGE_PROVIDER: z.enum(imageProviders).default('local'),
  CLOUDINARY_CLOUD_NAME: text(
    /^[a-z][\w-]{1,127}$/i,
    'write the cloud name alone, as Cloudinary’s console shows it, such as my-agency',
  ).optional(),
  /** The account's folder that holds the pictures; the root by default. */
  CLOUDINARY_FOLDER: text(
    /^(?!v\d+(\/|$))[^/?&#\\%<>+\s]+(\/(?!v\d+(\/|$))[^/?&#\\%<>+\s]+)*$/,
    'write a folder without a slash at either end, blanks or one of ?&#\\%<>+, such as my-agency/site',
  ).optional(),
  IMAGE_PLACEHOLDER: z.enum(placeholderTypes).default('blur'),
  /** The colour of the placeholder `color`; the palette's mint by default. */
  IMAGE_PLACEHOLDER_COLOR: text(
    /^#[\da-f]{6}$/i,
    'write a colour as # and six hexadecimal digits, such as #E0E0E0',
  ).optional(),
  IMAGE_ACCESSIBILITY: z.enum(accessibilityModes).optional(),
  /** Whether browsers also insist on HTTPS at every subdomain of the site's host. */
  HSTS_SUBDOMAINS: z.enum(yesNo).default('no'),
  /** Where browsers report what the content security policy has blocked. */
  REPORT_URL: z
    .url({protocol: /^https$/, error: REPORT_ADDRESS, abort: true})
    // These signs have a meaning in the headers.
    .regex(/^[^\s"'$,;\\]+$/, REPORT_ADDRESS)
    .optional(),
  /** The repository that the editor at /admin/ changes; without one, a build has no editor. */
  EDITOR_REPO: text(
    /^[\w.-]+(?:\/[\w.-]+)+$/,
    'write the owner and the name of the repository, such as my-agency/site',
  ).optional(),
  EDITOR_BACKEND: z.enum(gitHosts).default('github'),
  /** The branch that the editor saves to: the repository's default one without it. */
  EDITOR_BRANCH: text(
    /^[\w-][\w./-]*$/,
    'write the name of a branch, such as EDITOR_BRANCH=texts',
  ).optional(),
  /** The id of the application that signs people in at GitLab. */
  EDITOR_APP_ID: text(
    /^[\w-]+$/,
    'write the application id that GitLab shows, letters and digits only',
  ).optional(),
});

export type Environment = z.infer<typeof schema>;

/** A third-party service, or the site's address, as the launch check reports it. */
export type Integration = {
  name: string;
  /** The variable that enables it. */
  variable: keyof Environment;
  /** The site cannot go online without it. */
  isNeeded?: true;
  /** What happens without it. */
  without: string;
  write: string;
  isSet: (environment: Environment) => boolean;
};

/** Hosts that are local or reserved, hence unreachable for visitors. */
const NOWHERE =
  /^(?:localhost|127\.|\[::1\]|.*\.(?:example|test|invalid|localhost)$|(?:.*\.)?example\.(?:org|com|net)$)/;

const isReachable = (url: string) => !NOWHERE.test(new URL(url).hostname);

/** All integrations, in the order of the headings of docs/integrations.md. */
export const integrations: readonly Integration[] = [
  {
    name: 'the address of the site',
    variable: 'SITE_URL',
    isNeeded: true,
    without:
      'canonical links, the sitemap and shared pictures lead to a machine that visitors cannot reach',
    write: 'the address where the site is published, such as SITE_URL=https://www.my-agency.fr',
    isSet: ({SITE_URL}) => isReachable(SITE_URL),
  },
  {
    name: 'the service that receives the forms',
    variable: 'FORMS_URL',
    without: 'forms are posted to the site itself: Netlify receives them, a static host loses them',
    write: 'nothing for Netlify, or the full address of a service that receives them',
    isSet: ({FORMS_URL}) => FORMS_URL !== undefined && isReachable(FORMS_URL),
  },
  {
    name: 'the weather of your city',
    variable: 'WEATHER_KEY',
    without: 'no service is called, and the sky of the home page is clear',
    write: 'the key of an OpenWeather account',
    isSet: ({WEATHER_KEY}) => WEATHER_KEY !== undefined,
  },
  {
    name: 'completion of addresses by Google Maps',
    variable: 'MAPS_KEY',
    without: 'Google is never called, and the address field of the team page is a plain one',
    write: 'a key of Google Cloud, limited to the site’s address',
    isSet: ({MAPS_KEY}) => MAPS_KEY !== undefined,
  },
  {
    name: 'pictures by Cloudinary',
    variable: 'CLOUDINARY_CLOUD_NAME',
    without: 'the build makes the pictures’ files itself',
    write: 'the cloud name, with IMAGE_PROVIDER=cloudinary',
    isSet: ({IMAGE_PROVIDER}) => IMAGE_PROVIDER === 'cloudinary',
  },
  {
    name: 'HTTPS at every subdomain',
    variable: 'HSTS_SUBDOMAINS',
    without: 'browsers insist on HTTPS at the site’s own host, not at its subdomains',
    write:
      'yes once every subdomain answers over HTTPS, as browsers remember it for years, or leave it',
    isSet: ({HSTS_SUBDOMAINS}) => HSTS_SUBDOMAINS === 'yes',
  },
  {
    name: 'reports of what the security policy blocks',
    variable: 'REPORT_URL',
    without: 'nobody learns when a visitor’s browser blocks a part of the site',
    write: 'the https address of a service that receives such reports',
    isSet: ({REPORT_URL}) => REPORT_URL !== undefined,
  },
  {
    name: 'the editor of the texts',
    variable: 'EDITOR_REPO',
    without: 'the published site has no /admin/: texts are written in files, or under npm start',
    write: 'the owner and the name of the repository, such as EDITOR_REPO=my-agency/site',
    isSet: ({EDITOR_REPO}) => EDITOR_REPO !== undefined,
  },
];

/**
 * Reads and checks the build's environment variables. An empty variable counts as not set.
 *
 * @throws SiteError that names each invalid variable, its value and what to write
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const given = Object.entries(variables).filter(([, value]) => value);
  const {data, problems} = validate(schema, Object.fromEntries(given));
  if (!data) {
    throw new SiteError(problems.map(({message}) => `Environment variable ${message}.`).join('\n'));
  }
  if (data.IMAGE_PROVIDER === 'cloudinary' && !data.CLOUDINARY_CLOUD_NAME) {
    throw new SiteError(
      'Environment variable CLOUDINARY_CLOUD_NAME is not set, but IMAGE_PROVIDER is "cloudinary": write the cloud name that Cloudinary’s console shows, or IMAGE_PROVIDER=local.',
    );
  }
  return data;
}
