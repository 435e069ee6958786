import type {SectorId} from '../../../lib/vocabulary';
import {SOCIAL_SIZE} from '../../../socialImage';
import type {Box} from './layout';

/*
 * The drawing behind the words, as SVG: two large discs cut by the edges, and where they
 * overlap brand green, as everywhere on the site (design brief, « common ground »).
 * librsvg renders it: presentation attributes only.
 */

/** What a page's picture shows: a sector's colours for a case study. */
export type Scene = SectorId | 'sky' | 'meeting' | 'mark';

/** Value of a design token, by its name without `--site-`. */
export type Token = (name: string) => string;

type Disc = readonly [x: number, y: number, radius: number];

/** Distance of words from the edges, in px. */
export const MARGIN = 72;

/** The hero's colours under a clear sky (features/home/Scenery), which are not tokens. */
const sky = {
  ground: '#d3f3ea',
  halos: ['#dbf6ee', '#e5f9f2', '#f1fbf1'],
  dotsLeft: '#7bd6b8',
  dotsMiddle: '#fbd98a',
  tree: '#62d9b1',
} as const;

/** The two people, the same as in the hero. */
const people = {
  skin1: '#8c5a43',
  skin2: '#f2b08f',
  hair1: '#0b1714',
} as const;

const circle = ([cx, cy, r]: Disc, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

/** Two discs with the overlap in brand green. `id` is unique in the drawing. */
function pair(id: string, a: Disc, b: Disc, colours: readonly [string, string, string]): string {
  const [first, second, overlap] = colours;
  const [cx, cy, r] = a;
  return (
    circle(a, first) +
    circle(b, second) +
    `<clipPath id="${id}"><circle cx="${cx}" cy="${cy}" r="${r}"/></clipPath>` +
    `<g clip-path="url(#${id})">${circle(b, overlap)}</g>`
  );
}

/** The mark, 60 × 40, at a place and a scale. */
function mark([x, y, scale]: readonly [number, number, number], right: string, token: Token) {
  const discs = pair(
    'mark',
    [20, 20, 20],
    [40, 20, 20],
    [token('palette-ink'), right, token('brand')],
  );
  return `<g transform="translate(${x} ${y}) scale(${scale})">${discs}</g>`;
}

/** The two people of the hero, on a ground at y = 300. */
function twoPeople(token: Token): string {
  const ink = token('palette-ink');
  const coral = token('coral');
  const body = 'M-27-22V-66a27 27 0 0 1 54 0V-22a6 6 0 0 1-6 6H-21a6 6 0 0 1-6-6z';
  const legs = `<path d="M-10-30V0M11-30V0" stroke="${ink}" stroke-width="11" stroke-linecap="round"/>`;
  const hair = 'M-21-114a21 21 0 0 1 42 0c-8-12-30-14-42 0z';
  const person = (skin: string, clothes: string, top: string, between = '') =>
    `${legs}<rect x="-8" y="-104" width="16" height="30" fill="${skin}"/>` +
    `<path d="${body}" fill="${clothes}"/>${between}` +
    `<circle cy="-114" r="21" fill="${skin}"/><path d="${hair}" fill="${top}"/>`;
  const cane =
    `<path d="M22-54L62 2" stroke="#fff" stroke-width="5" stroke-linecap="round"/>` +
    `<path d="M55-8L62 2" stroke="${coral}" stroke-width="5" stroke-linecap="round"/>`;
  return (
    `<g transform="translate(888 292) scale(1.06)">${person(people.skin1, ink, people.hair1)}</g>` +
    `<path d="M896 238Q918 250 944 240" fill="none" stroke="${ink}" stroke-width="13" stroke-linecap="round"/>` +
    `<g transform="translate(952 300) scale(.92)">${person(people.skin2, coral, token('palette-paper'), cane)}</g>`
  );
}

/** A tree is a small mark. */
function tree(id: string, [x, y, r]: Disc, token: Token): string {
  const colours = [token('palette-green-deep'), sky.tree, token('brand')] as const;
  return (
    `<path d="M${x} ${y}v${r * 1.9}" stroke="${token('palette-ink')}" stroke-width="6" stroke-linecap="round"/>` +
    pair(id, [x - r * 0.42, y, r * 0.82], [x + r * 0.42, y - r * 0.18, r * 0.82], colours)
  );
}

/** The hero: sun and cloud, the hills that overlap, and the two people who stand there. */
function skyScene(token: Token): string {
  const brand = token('brand');
  const butter = token('butter');
  const mint = token('mint-mid');
  const white = token('palette-white');
  const coral = token('coral');
  const paper = token('palette-paper');
  const ink = token('palette-ink');
  const halos = [360, 288, 222].map((radius, index) =>
    circle([965, 196, radius], sky.halos[index] ?? ''),
  );
  const sun = pair('sun', [965, 196, 162], [1090, 290, 122], [token('butter-mid'), white, brand]);
  const building =
    `<g transform="translate(1296 132) scale(1.12)">` +
    `<path d="M-118 6a44 44 0 0 1 88 0z" fill="${token('palette-green-deep')}"/>` +
    `<path d="M-130 4H-46V-60a6 6 0 0 1 6-6H40a6 6 0 0 1 6 6V4H130V74H-130z" fill="${paper}"/>` +
    `<path d="M-46-60a46 46 0 0 1 92 0z" fill="${coral}"/>` +
    `<path d="M-96 32v8M-68 32v8M70 32v8M98 32v8M-18-34v8M-18 4v8M18-34v8M18 4v8" stroke="${ink}" stroke-width="16" stroke-linecap="round"/>` +
    `<path d="M-14 74V44a14 14 0 0 1 28 0v30z" fill="${brand}"/></g>`;
  const hills =
    pair('right', [1330, 1350, 1150], [2140, 1340, 1150], [butter, mint, brand]) +
    pair('left', [300, 1500, 1330], [1330, 1350, 1150], [mint, butter, brand]) +
    // The third hill's overlap again: the second pair has painted over it.
    `<g clip-path="url(#right)">${circle([2140, 1340, 1150], brand)}</g>`;
  const dots =
    `<path d="M0 300A1230 1230 0 0 1 620 268M0 360A1150 1150 0 0 1 640 332" fill="none" stroke="${sky.dotsLeft}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 26"/>` +
    `<path d="M1290 262A1080 1080 0 0 1 1520 280M1250 318A1020 1020 0 0 1 1500 332" fill="none" stroke="${sky.dotsMiddle}" stroke-width="5" stroke-linecap="round" stroke-dasharray="1 24"/>`;
  const ground =
    building +
    tree('tree1', [1108, 176, 44], token) +
    tree('tree2', [1476, 146, 54], token) +
    tree('tree3', [1556, 176, 38], token) +
    hills +
    dots +
    twoPeople(token);
  return `${halos.join('')}${sun}<g transform="translate(130 380) scale(.68)">${ground}</g>`;
}

type Composition = {
  ground: string;
  /** Colour of the mark's right disc, which must not be the ground's. */
  markRight: string;
  drawing: string;
  box: Box;
  /** Where the title's last line ends, or where its first one begins, in px from the top. */
  anchor: {from: 'top' | 'bottom'; y: number};
};

const {width, height} = SOCIAL_SIZE;

/** The room of a title at the left of the discs. */
const beside: Pick<Composition, 'box' | 'anchor'> = {
  box: {width: 690, height: 400, largest: 116, smallest: 48},
  anchor: {from: 'bottom', y: height - MARGIN},
};

/** Each sector's tint, as on the site's tags, and the colour of one of its discs. */
const sectorColours: Readonly<Record<SectorId, readonly [ground: string, disc: string]>> = {
  health: ['mint', 'mint-mid'],
  'medical-interface': ['lilac', 'lilac-mid'],
  'care-space': ['butter', 'butter-mid'],
  'well-being': ['coral-pale', 'coral'],
};

/** The composition of a scene: ground, drawing, and the room of the title. */
export function compose(scene: Scene, token: Token): Composition {
  const brand = token('brand');
  const upper: Disc = [985, 190, 232];
  const lower: Disc = [1130, 440, 272];
  switch (scene) {
    case 'sky':
      return {
        ground: sky.ground,
        markRight: token('butter-mid'),
        drawing: skyScene(token),
        box: {width: 640, height: 340, largest: 112, smallest: 48},
        anchor: {from: 'top', y: 138},
      };
    case 'meeting': {
      const hills = pair(
        'pair',
        [880, 700, 310],
        [1205, 690, 320],
        [token('mint-mid'), token('lilac'), brand],
      );
      return {
        ground: token('butter'),
        markRight: token('palette-white'),
        drawing: `${hills}<g transform="translate(-434 -45) scale(1.6)">${twoPeople(token)}</g>`,
        box: {...beside.box, width: 520, largest: 148},
        anchor: beside.anchor,
      };
    }
    case 'mark':
      return {
        ground: token('palette-paper'),
        markRight: token('butter-mid'),
        drawing: pair('pair', upper, lower, [token('palette-ink'), token('butter-mid'), brand]),
        ...beside,
      };
    default: {
      const [ground, disc] = sectorColours[scene];
      return {
        ground: token(ground),
        markRight: token('palette-white'),
        drawing: pair('pair', upper, lower, [token(disc), token('palette-white'), brand]),
        ...beside,
      };
    }
  }
}

/** The whole picture: the drawing, the mark, and the words that satori has set, as SVG. */
export function pictureSvg(composition: Composition, words: string, token: Token): string {
  const {ground, drawing, markRight} = composition;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>` +
    `${drawing}${mark([MARGIN, 62, 1.1], markRight, token)}${words}</svg>`
  );
}
