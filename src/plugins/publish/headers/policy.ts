import {DRAWINGS_PATH} from '../../../lib/image';
import {EDITOR} from '../../../lib/editorLinks';
import {localeFacts, locales} from '../../../lib/locales';
import {POLICY_NAME} from '../../../lib/trustedTypes';
import type {Environment} from '../../../lib/environment';
import {editorHeaders} from '../../editor/policy';
import {MAPS_FRAME} from '../../../lib/mapsFrame';
import {frameHeaders} from '../../maps/policy';
import type {PageFacts} from './page';

export type Header = readonly [string, string];

/** Headers of everything below a path: `/*`, `/assets/js/*`. */
export type HeaderRule = {
  path: `/${string}*`;
  headers: readonly Header[];
  /** Only for files that exist, never for a 404 below the path. */
  filesOnly?: true;
};

/** Where Cloudinary serves pictures. */
const CLOUDINARY_ORIGIN = 'https://res.cloudinary.com';

/** Name of the bundler's Trusted Types policy for its chunks. */
export const CHUNKS_POLICY = 'site-chunks';

const origin = (url: string) => new URL(url).origin;

export const isSecure = ({SITE_URL}: Environment) => SITE_URL.startsWith('https:');

export const configuredPictures = ({IMAGE_PROVIDER}: Environment): string[] =>
  IMAGE_PROVIDER === 'cloudinary' ? [CLOUDINARY_ORIGIN] : [];

/** Name of the endpoint that receives reports. */
const REPORTS = 'violations';

/** Directives that report what a policy blocks. Firefox and old browsers know only the second. */
const reporting = ({REPORT_URL}: Environment): Array<readonly [string, string]> =>
  REPORT_URL
    ? [
        ['report-to', REPORTS],
        ['report-uri', REPORT_URL],
      ]
    : [];

/** One policy for all pages: the first document's stays in force during client-side navigation. */
export function contentPolicy(setting: Environment, facts: PageFacts): string {
  const {FORMS_URL, WEATHER_KEY, WEATHER_URL, MAPS_KEY} = setting;
  const forms = FORMS_URL ? [origin(FORMS_URL)] : [];
  const data = facts.hasDataPictures ? ['data:'] : [];
  const frames = [...(MAPS_KEY ? ["'self'"] : []), ...[...facts.frames].sort()];
  const directives: ReadonlyArray<readonly [string, ...string[]] | false> = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...facts.inlineScripts].sort()],
    ['style-src', "'self'"],
    ['img-src', "'self'", ...data, ...configuredPictures(setting)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...(WEATHER_KEY ? [origin(WEATHER_URL)] : []), ...forms],
    facts.hasMedia && ['media-src', "'self'"],
    frames.length > 0 && ['frame-src', ...frames],
    ['manifest-src', "'self'"],
    ['form-action', "'self'", ...[...new Set([...forms, ...facts.forms])].sort()],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', POLICY_NAME, CHUNKS_POLICY],
    isSecure(setting) && ['upgrade-insecure-requests'],
    ...reporting(setting),
  ];
  return directives
    .filter((directive) => directive !== false)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Whether pages load nothing from hosts that don't opt in to cross-origin embedding. */
const isIsolated = (setting: Environment, facts: PageFacts): boolean =>
  facts.frames.size === 0 && !setting.MAPS_KEY && configuredPictures(setting).length === 0;

/** Features that no page uses. Embedded films may need the features not listed. */
const unused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** In s; cache time of files whose name changes with their content. */
const YEAR = 31_536_000;

const FOR_A_YEAR: Header = ['Cache-Control', `public, max-age=${YEAR}, immutable`];

/** Cached but always revalidated, because the name stays when the content changes. */
export const REVALIDATED: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** Folders below `assets` whose file names contain a content hash. */
const hashed = ['js', 'css', 'images', 'fonts', 'files', 'medias'];

/** Runs and loads nothing. A picture in a page needs none: browsers load nothing for it. */
const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** In s: how long browsers insist on HTTPS; docs/integrations.md says two years. */
const HSTS_MAX_AGE = 63_072_000;

/** Browsers ignore it without HTTPS (RFC 6797, section 8.1). */
export const STRICT_TRANSPORT = 'Strict-Transport-Security';

/** The headers of the whole site. Of two rules for one header and path, the later wins. */
export function headerRules(setting: Environment, facts: PageFacts): HeaderRule[] {
  const prefixes = locales.map((locale) => localeFacts[locale].prefix);
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', contentPolicy(setting, facts)],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        // Not stricter: the receiver reads a form's page from it, Google Maps this site's address.
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', unused.map((name) => `${name}=()`).join(', ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ...(isIsolated(setting, facts)
          ? [['Cross-Origin-Embedder-Policy', 'require-corp'] as const]
          : []),
        [
          STRICT_TRANSPORT,
          `max-age=${HSTS_MAX_AGE}${setting.HSTS_SUBDOMAINS === 'yes' ? '; includeSubDomains' : ''}`,
        ],
        ...(setting.REPORT_URL
          ? [['Reporting-Endpoints', `${REPORTS}="${setting.REPORT_URL}"`] as const]
          : []),
      ],
    },
    // Social networks and messengers embed these pictures.
    {path: '/assets/social/*', headers: [['Cross-Origin-Resource-Policy', 'cross-origin']]},
    ...prefixes.flatMap((prefix) =>
      hashed.map((folder): HeaderRule => ({
        path: `${prefix}/assets/${folder}/*`,
        headers: [FOR_A_YEAR],
        filesOnly: true,
      })),
    ),
    // Allows a drawing's own styles when it is opened at its address.
    {
      path: `${DRAWINGS_PATH as `/${string}`}*`,
      headers: [FOR_A_YEAR, ['Content-Security-Policy', DRAWING_POLICY]],
      filesOnly: true,
    },
    // They contain the build's hash: an outdated one would make every navigation a full load.
    {path: '/assets/data/*', headers: [REVALIDATED]},
    ...(setting.MAPS_KEY
      ? prefixes.map((prefix): HeaderRule => ({
          path: `${prefix}${MAPS_FRAME as `/${string}`}*`,
          headers: frameHeaders(reporting(setting)),
        }))
      : []),
    ...(setting.EDITOR_REPO
      ? [{path: `${EDITOR}*`, headers: editorHeaders(setting)} satisfies HeaderRule]
      : []),
  ];
}

/** The end of a picture's name after its hash: width and format, which a build writes together. */
const VARIANT = /(?<=-[\da-f]{8,32}-)\d+\.\w+$/;

const ruleText = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * Netlify's `_headers`. Netlify applies a folder's rule to its 404s too, and a year is long for a
 * file that is missing for a minute: files to cache have a rule each, pictures one for all widths.
 *
 * @param files addresses of the build's files
 */
export function headersFile(rules: readonly HeaderRule[], files: readonly string[]): string {
  const folders = rules.filter(({filesOnly}) => !filesOnly);
  const single = rules
    .filter(({filesOnly}) => filesOnly)
    .flatMap(({path, headers}) => {
      const below = files.filter((file) => file.startsWith(path.slice(0, -1)));
      const paths = new Set(below.map((file) => encodeURI(file).replace(VARIANT, '*')));
      return [...paths].sort().map((each) => ruleText(each, headers));
    });
  return [
    ...folders.map(({path, headers}) => ruleText(path, headers)),
    ...(single.length > 0 ? [`${SINGLE_FILES}\n`] : []),
    ...single,
  ].join('\n');
}

/** Starts the rules that may be left out on a host with a limit on them (docs/deploy.md). */
export const SINGLE_FILES = '# Files whose name changes with their content.';
