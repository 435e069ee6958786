import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * A drawing of the agency's idea (src/idea/pictures), as SVG whose colours are `var(--site-…)`:
 * `sky` and `meeting` of the share pictures, `error` of the host's error pages. An idea may have
 * none.
 */
export function ideaPicture(name: 'sky' | 'meeting' | 'error'): string | undefined {
  const file = path.join(__dirname, `../../idea/pictures/${name}.svg`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
