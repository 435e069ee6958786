/** Tests see the French site. */
export default {
  defaultLocale: 'fr',
  currentLocale: 'fr',
  locales: ['fr', 'en'],
  localeConfigs: {fr: {htmlLang: 'fr-FR'}, en: {htmlLang: 'en-GB'}},
};
