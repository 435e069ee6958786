import type {HtmlTagObject} from '@docusaurus/types';
import type {Locale} from '../../lib/locales';
import {manifestPath} from './manifest';

/**
 * Icons, manifest and theme colours, added at build to keep them out of the JavaScript.
 * theme/SiteMetadata adds the SVG icon.
 */
export function headTags(locale: Locale, colours: {light: string; dark: string}): HtmlTagObject[] {
  const link = (attributes: Record<string, string>) => ({tagName: 'link', attributes});
  const meta = (attributes: Record<string, string>) => ({tagName: 'meta', attributes});
  return [
    // Light, then dark: features/theme-toggle puts a visitor's choice there.
    meta({name: 'theme-color', content: colours.light, media: '(prefers-color-scheme: light)'}),
    meta({name: 'theme-color', content: colours.dark, media: '(prefers-color-scheme: dark)'}),
    // For browsers without SVG icons. The size makes Chrome prefer the SVG.
    link({rel: 'icon', href: '/favicon.ico', sizes: '32x32'}),
    link({rel: 'apple-touch-icon', href: '/apple-touch-icon.png', sizes: '180x180'}),
    link({rel: 'manifest', href: manifestPath(locale)}),
  ];
}
