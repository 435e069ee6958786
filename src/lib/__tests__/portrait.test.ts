/** @jest-environment node */
import {facesOf, portraitOf} from '../portrait';

const ids = Array.from({length: 400}, (_, index) => `person-${index}`);

it('a face is the same in every version of the site', () => {
  expect(portraitOf('ethnographie')).toMatchInlineSnapshot(`
    {
      "act": "mug",
      "beard": false,
      "clothes": "coral",
      "collar": "v",
      "cut": "bob",
      "glasses": false,
      "ground": "violet",
      "hair": "forest",
      "lean": 0,
      "mouth": "grin",
      "shift": 10,
      "shoulders": "sloping",
      "side": "right",
      "skin": "espresso",
      "tilt": 0,
    }
  `);
});

it('hair contrasts with skin, and clothes with the background', () => {
  for (const {skin, hair, ground, clothes: worn} of ids.map((id) => portraitOf(id))) {
    expect([skin, hair]).not.toEqual(['espresso', 'chestnut']);
    expect(worn).not.toBe(ground);
  }
});

describe('a team', () => {
  /** The hair, haircut and skin of each member. */
  const looksOf = (team: readonly string[]) =>
    facesOf(team).map((face, index) => {
      const {cut, hair, skin} = portraitOf(team[index]!, face);
      return [cut, hair, skin];
    });

  it.each([
    ['of 12', ids.slice(0, 12), 1],
    ['of 12 others', ids.slice(200, 212), 1],
    ['too large for that, of 60', ids.slice(0, 60), 2],
  ])('%s has no twins', (_, team, most) => {
    const looks = looksOf(team);
    for (const [index, look] of looks.entries()) {
      for (const other of looks.slice(0, index)) {
        expect(look.filter((trait, at) => trait === other[at]).length).toBeLessThanOrEqual(most);
      }
    }
  });

  it('makes other gestures in a row', () => {
    const team = ids.slice(0, 12);
    const acts = facesOf(team).map((face, index) => portraitOf(team[index]!, face).act);
    for (const [index, act] of acts.entries()) {
      expect(acts.slice(Math.max(0, index - 6), index)).not.toContain(act);
    }
  });

  it('keeps its faces when a member joins', () => {
    expect(facesOf(ids.slice(0, 13)).slice(0, 12)).toEqual(facesOf(ids.slice(0, 12)));
  });

  it('has people with grey hair', () => {
    const portraits = ids.map((id) => portraitOf(id));
    const share = (is: (portrait: ReturnType<typeof portraitOf>) => boolean) =>
      portraits.filter(is).length / portraits.length;
    expect(share(({hair}) => hair === 'grey')).toBeGreaterThan(0.1);
  });
});
