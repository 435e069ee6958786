import type {VFile} from 'vfile';
import {sourceLocale, locales, type Locale} from '../../lib/locales';

/**
 * The language of a text: its front matter's, or its folder's. It may differ from that of the page
 * that shows it.
 */
export function localeOf({path, data}: Pick<VFile, 'path' | 'data'>): Locale {
  const {lang} = (data.frontMatter ?? {}) as {lang?: unknown};
  return (
    locales.find((locale) => locale === lang) ??
    locales.find((locale) => path.replaceAll('\\', '/').includes(`/i18n/${locale}/`)) ??
    sourceLocale
  );
}
