/** The part of the configuration that components read. */
export default {
  title: 'The site',
  url: 'https://my-agency.example.org',
  baseUrl: '/',
  trailingSlash: true,
  future: {experimental_router: 'browser'},
  themeConfig: {colorMode: {respectPrefersColorScheme: true}},
  customFields: {version: '0.7.14', asksConsent: true},
};
