import {existsSync} from 'node:fs';
import path from 'node:path';
import {offsetsIn} from '../../lib/day';
import {Markup, markup} from '../../lib/markup';
import {site} from '../../site';
import {bundleInline} from './bundleInline';

const FILE = 'idea/early.ts';

let script: Markup | undefined;

/**
 * The idea's inline script, for home's head; nothing where it has none. `CITY_OFFSETS` is the clock of
 * the agency's city.
 */
export function ideaScript(): Markup {
  script ??= existsSync(path.join(__dirname, '../..', FILE))
    ? markup`<script>${new Markup(
        bundleInline(FILE, {
          CITY_OFFSETS: JSON.stringify(offsetsIn(site.address.timeZone)),
        }),
      )}</script>`
    : markup``;
  return script;
}
