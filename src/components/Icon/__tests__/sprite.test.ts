/** @jest-environment node */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {makeIcons, SPRITE} from '../../../../scripts/assets/icons';
import icons from '../icons.generated.json';

describe('the icon sprite', () => {
  it('holds one symbol for each listed name and grid', () => {
    const ids = [...String(makeIcons().get(SPRITE)).matchAll(/<symbol id="([^"]+)"/g)].map(
      ([, id]) => id,
    );
    const expected = Object.entries(icons.grids).flatMap(([name, grids]) =>
      grids.map((grid) => `${name}-${grid}`),
    );
    expect(ids).toEqual(expected);
  });

  it('obeys the content security policy: no style, script or URL', () => {
    const sprite = readFileSync(path.join(process.cwd(), 'static/img/icons.svg'), 'utf8');
    expect(sprite).not.toMatch(/style|script|url\(|(?<!xmlns=")https?:/);
  });
});
