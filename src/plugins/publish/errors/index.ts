import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, localeFacts, type Locale} from '../../../lib/locales';
import {say} from '../../../lib/texts/say';
import {SiteError} from '../../../lib/siteError';
import {Markup, markup} from '../../../lib/markup';
import {mark, markSvg} from '../../../mark';
import {ERRORS, pathTo} from '../../../routes';
import {site} from '../../../site';
import {ideaPicture} from '../idea';

/**
 * The errors that a host answers itself, by the status that names their page: an unreadable
 * request, too large a form, no answer from the form receiver.
 */
export const errorStatuses = [400, 413, 502] as const;
type ErrorStatus = (typeof errorStatuses)[number];

/** The theme’s script and the style sheet of a built page: the error pages look like the site. */
function lookOf(built: string): Markup {
  const [script] = /<script>.*?<\/script>/s.exec(built) ?? [];
  const [styles] = /<link[^>]*\brel="?stylesheet\b[^>]*>/.exec(built) ?? [];
  if (!script?.includes('data-theme') || !styles) {
    throw new SiteError(
      'build/404.html: the theme’s script or the style sheet is not where src/plugins/publish/errors looks for it, in the page’s head. Correct lookOf there.',
    );
  }
  return new Markup(`${script}\n${styles}`);
}

function errorPage(status: ErrorStatus, locale: Locale, look: Markup): string {
  const title = say(locale, `host.error.${status}.title`);
  const text = say(locale, `host.error.${status}.text`);
  const address = pathTo('home', locale);
  const {name, email} = site;
  const [user = '', domain = ''] = email.split('@');
  return markup`<!doctype html>
<html lang="${localeFacts[locale].htmlLang}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title.replace(/\.$/, '')} – ${name}</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${look}
</head>
<body class="site-ground-butter">
<div class="site-wrap error">
<header>
<a class="error-brand" href="${address}">
<svg width="60" viewBox="0 0 ${mark.width} ${mark.height}" aria-hidden="true">${new Markup(markSvg((colour) => `fill="var(--site-mark-${colour})"`))}</svg>
${name}
</a>
</header>
<main>
<h1>${title}</h1>
<p class="site-lead">${text}</p>
<p class="error-links"><a class="error-home" href="${address}">${say(locale, 'notFound.NotFoundPage.home')}</a>
<a class="site-link" href="mailto:${email}">${user}@<wbr><span class="site-nowrap">${domain}</span></a></p>
</main>
<div class="site-no-print error-picture" aria-hidden="true">${new Markup(ideaPicture('error') ?? '')}</div>
</div>
</body>
</html>
`.source;
}

/**
 * The pages of a language for the errors that no page of the site answers: static, small, without
 * code of the site.
 *
 * @param built a built page of the language
 */
export function errorFiles(
  locale: Locale,
  built: string,
): Array<readonly [address: string, text: string]> {
  const css = readFileSync(path.join(__dirname, 'styles.css'), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const sheet = `/assets/css/error.${hash}.css`;
  const look = markup`${lookOf(built)}\n<link rel="stylesheet" href="${sheet}">`;
  const folder = `${localeFacts[locale].prefix}${ERRORS}`;
  return [
    ...(locale === defaultLocale ? [[sheet, css] as const] : []),
    ...errorStatuses.map(
      (status) => [`${folder}${status}.html`, errorPage(status, locale, look)] as const,
    ),
  ];
}
