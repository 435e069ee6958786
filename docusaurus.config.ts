import type {Config} from '@docusaurus/types';
import {readEnvironment} from './src/lib/environment';
import {defaultLocale, localeFacts, locales} from './src/lib/locales';
import {oneLine} from './src/lib/text';
import {throwProblems} from './src/lib/siteError';
import {markdownConfig} from './src/plugins/markdown/config';
import type {SitePresetOptions} from './src/plugins/preset';
import {checkMessageFiles} from './src/plugins/translations/files';
import {site} from './src/site';
import packageJson from './package.json';

const presetOptions: SitePresetOptions = {
  theme: {customCss: './src/css/custom.css'},
};

/**
 * A function rather than an object: Docusaurus wraps errors thrown while this module loads in a
 * stack trace.
 *
 * @throws SiteError that names each invalid variable and each broken translation file
 */
export default async function createConfig(): Promise<Config> {
  const environment = readEnvironment(process.env);
  // Docusaurus reads these files before any plugin runs, and would fail with a stack trace.
  throwProblems('Translations', checkMessageFiles(__dirname));
  if (process.env.NODE_ENV === 'production') {
    // For the same reason, and since Docusaurus would name one problem at a time.
    const {checkBeforeBuild} = await import('./src/plugins/problems/beforeBuild');
    await checkBeforeBuild(__dirname);
  }
  const {say} = await import('./src/lib/texts/say');

  return {
    title: site.name,
    tagline: oneLine(say(defaultLocale, 'home.Hero.title')),
    titleDelimiter: '–',
    favicon: '/favicon.svg',
    url: environment.SITE_URL,
    baseUrl: '/',
    trailingSlash: true,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    baseUrlIssueBanner: false,
    future: {
      v4: {
        removeLegacyPostBuildHeadAttribute: true,
        mdx1CompatDisabledByDefault: true,
        // Infima, whose rules they order, is on no page (plugins/theme).
        useCssCascadeLayers: false,
      },
      faster: true,
    },
    // Both languages share their storage keys, so a theme chosen in French also applies in English.
    storage: {namespace: false},
    customFields: {
      version: packageJson.version,
      // Undefined by default: forms post to the site's own origin.
      formsUrl: environment.FORMS_URL,
      // Undefined without a key: the site then calls no weather service.
      weather: environment.WEATHER_KEY
        ? {
            url: environment.WEATHER_URL,
            key: environment.WEATHER_KEY,
            query: `${site.address.city},${site.address.countryCode}`,
          }
        : undefined,
      // Whether there is a key; only the frame uses the key itself (plugins/maps).
      maps: environment.MAPS_KEY !== undefined,
      // Whether the cookie banner asks by itself. Films ask where they are.
      asksConsent: site.cookieBanner === 'always' || environment.MAPS_KEY !== undefined,
      // Whether Cloudinary delivers the pictures: the privacy policy discloses it.
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
            // Docusaurus omits the prefix when it builds a single language.
            baseUrl: `${localeFacts[locale].prefix}/`,
          },
        ]),
      ),
    },
    markdown: markdownConfig,
    presets: [['./src/plugins/preset/index.ts', presetOptions]],
    clientModules: ['./src/features/navigation/lifecycles.ts'],
    plugins: [
      // Serves both languages from one port; does nothing in builds.
      './src/plugins/dev-server/index.ts',
      // Serves the Google Maps frame in development; plugins/publish writes it in a build.
      './src/plugins/maps/index.ts',
      // Serves the editor of the texts, /admin/, in the same way.
      './src/plugins/editor/index.ts',
    ],
    themeConfig: {
      colorMode: {respectPrefersColorScheme: true},
      // src/theme replaces the theme's navbar and footer.
      navbar: {items: []},
    },
  };
}
