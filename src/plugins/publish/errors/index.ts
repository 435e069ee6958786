import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {overlapOf, type Disc} from '../../../lib/discs';
import {defaultLocale, localeFacts, type Locale} from '../../../lib/locales';
import {say} from '../../../lib/texts/say';
import {SiteError} from '../../../lib/siteError';
import {Markup, markup} from '../../../lib/markup';
import {ERRORS, pathTo} from '../../../routes';
import {site} from '../../../site';

/**
 * The errors that a host answers itself, by the status that names their page: an unreadable
 * request, too large a form, no answer from the form receiver.
 */
export const errorStatuses = [400, 413, 502] as const;
type ErrorStatus = (typeof errorStatuses)[number];

const discs: readonly [Disc, Disc] = [
  [150, 150, 150],
  [330, 250, 170],
];

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
  const [[ax, ay, ar], [bx, by, br]] = discs;
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
<svg width="60" viewBox="0 0 60 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="var(--site-mark-a)"/><circle cx="40" cy="20" r="20" fill="var(--site-mark-b)"/><path d="${overlapOf([20, 20, 20], [40, 20, 20])}" fill="var(--site-mark-overlap)"/></svg>
${name}
</a>
</header>
<main>
<h1>${title}</h1>
<p class="site-lead">${text}</p>
<p class="error-links"><a class="error-home" href="${address}">${say(locale, 'notFound.NotFoundPage.home')}</a>
<a class="site-link" href="mailto:${email}">${user}@<wbr><span class="site-nowrap">${domain}</span></a></p>
</main>
<svg class="site-no-print error-discs" width="300" viewBox="0 0 500 420" aria-hidden="true"><circle cx="${ax}" cy="${ay}" r="${ar}" fill="var(--site-coral)"/><circle cx="${bx}" cy="${by}" r="${br}" fill="var(--site-lilac)"/><path d="${overlapOf(...discs)}" fill="var(--site-brand)"/></svg>
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
