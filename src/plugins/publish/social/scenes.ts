import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SectorId} from '../../../lib/vocabulary';
import {SOCIAL_SIZE} from '../../../socialImage';
import type {Token} from '../tokens';
import type {Box} from './layout';

/** Distance of words from the edges, in px. */
export const MARGIN = 72;

/** What a page's picture shows: a sector's colours for a case study. */
export type Scene = SectorId | 'sky' | 'meeting' | 'mark';

/** The room of a title. `y` is where its first line begins or its last one ends, in px. */
export type TitleRoom = Box & {from: 'top' | 'bottom'; y: number};

const beside: TitleRoom = {
  ...{width: 690, height: 400, largest: 116, smallest: 48},
  ...{from: 'bottom', y: SOCIAL_SIZE.height - MARGIN},
};

export const titleRoom = (scene: Scene): TitleRoom => {
  if (scene === 'sky')
    return {...beside, width: 640, height: 340, largest: 112, from: 'top', y: 138};
  return scene === 'meeting' ? {...beside, width: 520, largest: 148} : beside;
};

/** The tokens of discs.svg: ground, upper disc, lower disc. Sectors have the tint of their tag. */
const discs: Readonly<
  Record<Exclude<Scene, 'sky' | 'meeting'>, readonly [string, string, string]>
> = {
  mark: ['palette-paper', 'palette-ink', 'butter-mid'],
  health: ['mint', 'mint-mid', 'palette-white'],
  'medical-interface': ['lilac', 'lilac-mid', 'palette-white'],
  'care-space': ['butter', 'butter-mid', 'palette-white'],
  'well-being': ['coral-pale', 'coral', 'palette-white'],
};

/** The whole picture as SVG, with tokens resolved: librsvg has no custom properties. */
export function pictureSvg(scene: Scene, words: string, token: Token): string {
  const isDrawing = scene === 'sky' || scene === 'meeting';
  const [ground = '', upper = '', lower = ''] = isDrawing ? [] : discs[scene];
  const tokens: Readonly<Record<string, string>> = {ground, upper, lower};
  return readFileSync(path.join(__dirname, `${isDrawing ? scene : 'discs'}.svg`), 'utf8')
    .replace(/var\(--(?:site-)?([\w-]+)\)/g, (_, name: string) => token(tokens[name] ?? name))
    .replace('</svg>', () => `${words}</svg>`);
}
