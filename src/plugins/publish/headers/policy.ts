import {MAPS_FRAME} from '../../../lib/maps';
import {localeFacts, locales} from '../../../lib/locales';
import {POLICY_NAME} from '../../../lib/trustedTypes';
import type {Environment} from '../../../lib/environment';
import {CLOUDINARY_ORIGIN} from '../../images/cloudinary';
import {frameHeaders} from '../../maps/policy';
import type {PageFacts} from './page';

export type Header = readonly [string, string];

/** Headers of what is below a path: `/*`, `/assets/js/*`. */
export type HeaderRule = {path: `/${string}*`; headers: readonly Header[]};

export type Setting = Pick<
  Environment,
  'SITE_URL' | 'FORMS_URL' | 'WEATHER_KEY' | 'WEATHER_URL' | 'MAPS_KEY' | 'IMAGE_PROVIDER'
>;

/** Name of the policy that the bundler vouches for its chunks with (Trusted Types). */
export const CHUNKS_POLICY = 'site-chunks';

const origin = (url: string) => new URL(url).origin;

export const isSecure = ({SITE_URL}: Pick<Setting, 'SITE_URL'>) => SITE_URL.startsWith('https:');

export const configuredPictures = ({IMAGE_PROVIDER}: Pick<Setting, 'IMAGE_PROVIDER'>): string[] =>
  IMAGE_PROVIDER === 'cloudinary' ? [CLOUDINARY_ORIGIN] : [];

/** One policy for all pages: a visitor goes from page to page with the first document's. */
export function contentPolicy(setting: Setting, facts: PageFacts): string {
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
    // A not-found page that takes this one's place makes them again (features/not-found).
    ['trusted-types', POLICY_NAME, CHUNKS_POLICY, "'allow-duplicates'"],
    isSecure(setting) && ['upgrade-insecure-requests'],
  ];
  return directives
    .filter((directive) => directive !== false)
    .map((directive) => directive.join(' '))
    .join('; ');
}

/** Whether nothing is loaded from hosts that do not say that they may be embedded. */
const isIsolated = (setting: Setting, facts: PageFacts): boolean =>
  facts.frames.size === 0 && !setting.MAPS_KEY && configuredPictures(setting).length === 0;

/** What no page of the site uses. Films of others may ask for what is not here. */
const unused = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

/** In s. Files whose name changes with their content may be kept as long. */
const YEAR = 31_536_000;

const FOR_A_YEAR: Header = ['Cache-Control', `public, max-age=${YEAR}, immutable`];

/** Kept, but asked for again each time: the name stays when the content changes. */
export const REVALIDATED: Header = ['Cache-Control', 'public, max-age=0, must-revalidate'];

/** Folders below `assets` whose files' names hold a digest of them. */
const hashed = ['js', 'css', 'images', 'fonts', 'files', 'medias'];

/** Said over HTTPS only; browsers pass it over elsewhere (RFC 6797, section 8.1). */
export const STRICT_TRANSPORT: Header = ['Strict-Transport-Security', `max-age=${2 * YEAR}`];

/** The headers of the whole site. Of two rules for one header and path, the later counts. */
export function headerRules(setting: Setting, facts: PageFacts): HeaderRule[] {
  const prefixes = locales.map((locale) => localeFacts[locale].prefix);
  return [
    {
      path: '/*',
      headers: [
        ['Content-Security-Policy', contentPolicy(setting, facts)],
        ['X-Content-Type-Options', 'nosniff'],
        ['X-Frame-Options', 'DENY'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
        ['Permissions-Policy', unused.map((name) => `${name}=()`).join(', ')],
        ['Cross-Origin-Opener-Policy', 'same-origin'],
        ['Cross-Origin-Resource-Policy', 'same-origin'],
        ...(isIsolated(setting, facts)
          ? [['Cross-Origin-Embedder-Policy', 'require-corp'] as const]
          : []),
        STRICT_TRANSPORT,
      ],
    },
    // Social networks and messengers show these pictures on pages of their own.
    {path: '/assets/social/*', headers: [['Cross-Origin-Resource-Policy', 'cross-origin']]},
    ...prefixes.flatMap((prefix) =>
      hashed.map((folder): HeaderRule => ({
        path: `${prefix}/assets/${folder}/*`,
        headers: [FOR_A_YEAR],
      })),
    ),
    // They name the build: an old one would send the visitor from page to page in full loads.
    {path: '/assets/data/*', headers: [REVALIDATED]},
    ...(setting.MAPS_KEY
      ? prefixes.map((prefix): HeaderRule => ({
          path: `${prefix}${MAPS_FRAME as `/${string}`}*`,
          headers: frameHeaders,
        }))
      : []),
  ];
}

export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) =>
      [path, ...headers.map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');
}
