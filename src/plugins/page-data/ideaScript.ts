import {existsSync} from 'node:fs';
import path from 'node:path';
import {offsetsIn} from '../../lib/day';
import {Markup, markup} from '../../lib/markup';
import {site} from '../../site';
import {bundleInline} from './deferScripts';

const FILE = 'idea/early.ts';

let script: Markup | undefined;

/** What the idea has home do before the first paint: its sky is that of the city's hour. */
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
