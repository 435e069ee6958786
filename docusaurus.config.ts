import type {Config} from '@docusaurus/types';
import {readEnvironment} from './src/lib/environment';
import {defaultLocale, localeFacts, locales} from './src/lib/locales';
import {MAPS_FRAME} from './src/lib/maps';
import {throwProblems} from './src/lib/siteError';
import type {SitePresetOptions} from './src/plugins/preset';
import {checkMessageFiles} from './src/plugins/translations/files';
import {site} from './src/site';
import packageJson from './package.json';

const presetOptions: SitePresetOptions = {
  theme: {customCss: './src/css/custom.css'},
};

/**
 * A function, and not an object: what goes wrong while this module is loaded,
 * Docusaurus wraps in a stack trace.
 *
 * @throws SiteError that names each wrong variable and each broken translation file
 */
export default function createConfig(): Config {
  const environment = readEnvironment(process.env);
  // Docusaurus reads these files before any plugin runs, and would stop with a stack trace.
  throwProblems('Translations', checkMessageFiles(__dirname));

  return {
    title: site.name,
    tagline: site.tagline[defaultLocale],
    titleDelimiter: '–',
    favicon: '/favicon.svg',
    url: environment.SITE_URL,
    baseUrl: '/',
    trailingSlash: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    baseUrlIssueBanner: false,
    future: {v4: true, faster: true},
    // One name for both languages: with one each, a theme chosen in French is not kept in English.
    storage: {namespace: false},
    customFields: {
      version: packageJson.version,
      // Undefined by default: forms are then posted to the site's own origin.
      formsUrl: environment.FORMS_URL,
      // Undefined without a key: the site then asks no weather service.
      weather: environment.WEATHER_KEY
        ? {url: environment.WEATHER_URL, key: environment.WEATHER_KEY, query: 'Paris,fr'}
        : undefined,
      // Undefined without a key, which the frame alone uses (plugins/maps).
      maps: environment.MAPS_KEY ? {frame: MAPS_FRAME} : undefined,
      // Whether Cloudinary sends the pictures: the privacy policy says so.
      cloudinary: environment.IMAGE_PROVIDER === 'cloudinary',
    },
    i18n: {
      defaultLocale,
      locales: [...locales],
      localeConfigs: Object.fromEntries(
        locales.map((locale) => [
          locale,
          {
            label: localeFacts[locale].label,
            htmlLang: localeFacts[locale].htmlLang,
            // Docusaurus leaves the language out when it builds one alone.
            baseUrl: `${localeFacts[locale].prefix}/`,
          },
        ]),
      ),
    },
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},
    presets: [['./src/plugins/preset/load.ts', presetOptions]],
    clientModules: ['./src/features/navigation/lifecycles.ts'],
    // Both languages behind one port; does nothing in builds.
    plugins: [
      './src/plugins/dev-server/index.ts',
      // The frame of Google Maps in development; plugins/publish writes it in a build.
      './src/plugins/maps/index.ts',
    ],
    themeConfig: {
      colorMode: {respectPrefersColorScheme: true},
      // The navbar and the footer are our own (src/theme); the theme's stay empty.
      navbar: {items: []},
    },
  };
}
