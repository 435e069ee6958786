/** Names of the grounds, skins, hair colours and clothes that styles.module.css paints. */
export const grounds = [
  'mint',
  'lilac',
  'butter',
  'rose',
  'sage',
  'violet',
  'yellow',
  'coral',
] as const;
export const skins = ['umber', 'peach', 'caramel', 'shell', 'espresso'] as const;
export const hairs = ['ink', 'paper', 'chestnut', 'copper', 'forest'] as const;
export const cuts = ['short', 'curls', 'bob', 'bun', 'crop'] as const;
export const clothes = ['forest', 'coral', 'ink', 'violet', 'yellow'] as const;

export type PortraitFeatures = {
  ground: (typeof grounds)[number];
  skin: (typeof skins)[number];
  hair: (typeof hairs)[number];
  cut: (typeof cuts)[number];
  clothes: (typeof clothes)[number];
  /** The shoulder that the second disc covers; the overlap is brand green. */
  side: 'left' | 'right';
  /** Where the lighter disc of the ground stands. */
  light: 'high' | 'low';
  glasses: boolean;
  /** How far the person stands from the middle, in units of the 400-unit drawing. */
  shift: -10 | -6 | 0 | 8 | 10;
};

/**
 * Mixed into every hash. Any number draws a portrait of every id; this one was
 * picked because it draws the sample team varied: neighbours differ in ground,
 * cut, skin and hair.
 */
const SALT = 154212;

/** FNV-1a with a final mix, 32 bits: short, even, and the same in every engine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Hair that can be told from the skin; green is that of a cap or a scarf. */
function hairsOn(
  skin: PortraitFeatures['skin'],
  cut: PortraitFeatures['cut'],
): readonly PortraitFeatures['hair'][] {
  const alike: Partial<Record<PortraitFeatures['skin'], readonly PortraitFeatures['hair'][]>> = {
    espresso: ['chestnut'],
    umber: ['chestnut', 'copper'],
  };
  return hairs.filter(
    (candidate) =>
      !alike[skin]?.includes(candidate) &&
      (candidate !== 'forest' || cut === 'short' || cut === 'bob'),
  );
}

/** Clothes that can be told from the ground. */
function clothesOn(ground: PortraitFeatures['ground']): readonly PortraitFeatures['clothes'][] {
  const alike: Partial<Record<PortraitFeatures['ground'], PortraitFeatures['clothes']>> = {
    coral: 'coral',
    violet: 'violet',
    yellow: 'yellow',
  };
  return clothes.filter((candidate) => candidate !== alike[ground]);
}

/**
 * The looks of a drawn portrait: always the same for the same id, so that a
 * person keeps a face from page to page and from build to build.
 */
export function portraitOf(id: string, salt = SALT): PortraitFeatures {
  const pick = <T>(trait: string, choices: readonly T[]): T =>
    choices[hash(`${salt}/${trait}/${id}`) % choices.length] as T;
  const ground = pick('ground', grounds);
  const skin = pick('skin', skins);
  const cut = pick('cut', cuts);
  return {
    ground,
    skin,
    hair: pick('hair', hairsOn(skin, cut)),
    cut,
    clothes: pick('clothes', clothesOn(ground)),
    side: pick('side', ['left', 'right']),
    light: pick('light', ['high', 'low']),
    glasses: pick('glasses', [true, false, false, false]),
    shift: pick('shift', [-10, -6, 0, 8, 10]),
  };
}

/** A disc: centre and radius. */
export type Disc = {x: number; y: number; r: number};

/** The outline of what two overlapping discs share. */
export function overlapOf(a: Disc, b: Disc): string {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const along = (a.r ** 2 - b.r ** 2 + distance ** 2) / (2 * distance);
  const half = Math.sqrt(Math.max(0, a.r ** 2 - along ** 2));
  const [ux, uy] = [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const [mx, my] = [a.x + along * ux, a.y + along * uy];
  const point = (sign: number) =>
    `${(mx + sign * half * uy).toFixed(1)} ${(my - sign * half * ux).toFixed(1)}`;
  return `M${point(1)}A${a.r} ${a.r} 0 0 1 ${point(-1)}A${b.r} ${b.r} 0 0 1 ${point(1)}Z`;
}
