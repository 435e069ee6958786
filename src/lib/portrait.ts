/** Names of the variants that idea/Portrait/styles.module.css paints. */
export const traits = {
  ground: ['mint', 'lilac', 'butter', 'rose', 'sage', 'violet', 'yellow', 'coral'],
  skin: ['umber', 'peach', 'caramel', 'shell', 'espresso'],
  hair: ['ink', 'paper', 'chestnut', 'copper', 'forest', 'grey'],
  cut: ['short', 'curls', 'bob', 'long', 'bun', 'tail', 'crop', 'bald'],
  clothes: ['forest', 'coral', 'ink', 'violet', 'yellow'],
  mouth: ['smile', 'grin', 'calm'],
  collar: ['round', 'v', 'high', 'shirt'],
  shoulders: ['sloping', 'medium', 'square'],
  act: ['laptop', 'wave', 'chin', 'heart', 'mug', 'book', 'pencil'],
} as const;

export type Trait<Name extends keyof typeof traits> = (typeof traits)[Name][number];

/** Any number works; this one gives the sample team varied portraits. */
const SALT = 88067;

/** FNV-1a with a final mix, 32 bits: the same result in every engine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Hair colours too close to each skin colour. */
const lostOn: Partial<Record<Trait<'skin'>, ReadonlyArray<Trait<'hair'>>>> = {
  espresso: ['chestnut'],
  umber: ['chestnut', 'copper'],
};

/**
 * Derives a portrait from an id, stable across pages and builds.
 *
 * @param face which of the id's faces: see {@link facesOf}
 */
export function portraitOf(id: string, face = 0) {
  const pick = <T>(trait: string, choices: readonly T[]): T =>
    choices[hash(`${SALT + face}/${trait}/${id}`) % choices.length] as T;
  const ground = pick('ground', traits.ground);
  const skin = pick('skin', traits.skin);
  const cut = pick('cut', traits.cut);
  // Green hair is drawn as a scarf.
  const canBeGreen = cut === 'bob';
  return {
    ground,
    skin,
    hair: pick(
      'hair',
      traits.hair.filter(
        (hair) => !lostOn[skin]?.includes(hair) && (hair !== 'forest' || canBeGreen),
      ),
    ),
    cut,
    clothes: pick(
      'clothes',
      traits.clothes.filter((clothes) => clothes !== ground),
    ),
    /** On which side the neighbour is. */
    side: pick('side', ['left', 'right']),
    mouth: pick('mouth', traits.mouth),
    glasses: pick('glasses', [true, false, false, false]),
    collar: pick('collar', traits.collar),
    beard:
      (cut === 'short' || cut === 'crop' || cut === 'bald') && pick('beard', [true, false, false]),
    /** Of the head, in degrees. */
    tilt: pick('tilt', [-7, -4, 0, 4, 8]),
    shoulders: pick('shoulders', traits.shoulders),
    /** What the hand does that the neighbour does not hide. */
    act: pick('act', traits.act),
    /** Of the whole figure, in degrees. */
    lean: pick('lean', [-6, 0, 5]),
    /** Distance from the centre, in units of the drawing, which is 400 wide. */
    shift: pick('shift', [-10, -6, 0, 8, 10]),
  };
}

/** The traits by which people are told apart. */
const seen = ['cut', 'hair', 'skin'] as const;

/** More than this many traits of two people make twins. */
const ALIKE = 1;

/** Neighbours neither hold the same thing nor make the same gesture. */
const APART = 6;

/** A team of more than about 25 has no more faces without twins. */
const TRIES = 100;

/**
 * Chooses a face for each id that differs from the faces before it. A member added at the end
 * changes no other face.
 */
export function facesOf(ids: readonly string[]): number[] {
  const chosen: Array<ReturnType<typeof portraitOf>> = [];
  return ids.map((id) => {
    const sharedWith = (face: number) => {
      const own = portraitOf(id, face);
      if (chosen.slice(-APART).some(({act}) => act === own.act)) return seen.length;
      const shared = chosen.map((other) => seen.filter((trait) => own[trait] === other[trait]));
      return Math.max(0, ...shared.map(({length}) => length));
    };
    const faces = [...Array(TRIES).keys()];
    const face =
      faces.find((each) => sharedWith(each) <= ALIKE) ??
      faces.find((each) => sharedWith(each) < seen.length) ??
      0;
    chosen.push(portraitOf(id, face));
    return face;
  });
}
