import {localeFacts, type Locale} from '../../lib/locales';
import {MAPS_FRAME} from '../../lib/maps';
import {bundleFrame} from './bundle';
import {framePage} from './page';

/** The frame of a language and what it loads: addresses in the site, and texts. */
export async function frameFiles(
  siteDir: string,
  locale: Locale,
  key: string,
): Promise<Array<readonly [address: string, text: string]>> {
  const {prefix} = localeFacts[locale];
  const {script, styles} = await bundleFrame(siteDir);
  const page = framePage({
    locale,
    key,
    script: prefix + script.path,
    styles: prefix + styles.path,
  });
  return [
    [`${prefix}${MAPS_FRAME}index.html`, page],
    ...[script, styles].map((file) => [prefix + file.path, file.text] as const),
  ];
}
