import type {Locale} from '../../lib/locales';

/** Folder of a language's case studies and team, from the project's root. */
export function caseStudiesDir(locale: Locale): string {
  return locale === 'fr' ? 'blog' : `i18n/${locale}/docusaurus-plugin-content-blog`;
}
