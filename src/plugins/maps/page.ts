import {localeFacts, type Locale} from '../../lib/locales';
import {framePolicy} from './policy';

export type FramePage = {
  locale: Locale;
  /** Key of Google Maps: letters, digits, _ and - (lib/environment). */
  key: string;
  /** Addresses of the frame's two files. */
  script: string;
  styles: string;
};

/**
 * The frame's document. It has no words of its own: the page that frames it sends
 * them, in its language, from the site's translations.
 */
export function framePage({locale, key, script, styles}: FramePage): string {
  return `<!doctype html>
<html lang="${localeFacts[locale].htmlLang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy({inHeader: false})}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Google Maps</title>
<link rel="stylesheet" href="${styles}">
<script src="${script}" data-key="${key}" defer></script>
</head>
<body class="site-ground-lilac"></body>
</html>
`;
}
