/** @jest-environment node */
import {quoteDifference} from '../text';

const long =
  'Nous sommes un collectif de designers. Avec les équipes soignantes et les patients, nous dessinons des lieux.';

describe('two versions of a text', () => {
  it('are shown from just before the first difference', () => {
    expect(quoteDifference(long, `${long} Aussi à Lyon.`)).toEqual([
      '“…nous dessinons des lieux.”',
      '“…nous dessinons des lieux. Aussi à Lyon.”',
    ]);
  });

  it('are shown from the start, shortened, when they differ early', () => {
    expect(quoteDifference('Un mot.', 'Un autre mot.')).toEqual(['“Un mot.”', '“Un autre mot.”']);
    const [, after] = quoteDifference('Non.', long);
    expect(after).toMatch(/^“Nous sommes .*…”$/);
    expect(after.length).toBeLessThan(90);
  });
});
