import type {ReactNode} from 'react';
import {byCloseness} from '../../lib/closest';
import {iconGrids, spriteVersion} from './icons.generated';

type DrawnName = keyof typeof iconGrids;

/** Social marks, spelled as in section 9 of the specification; lower case works too. */
type SocialName = 'Twitter' | 'Instagram' | 'Linkedin' | 'Pinterest';

/** A name that a drawing exists for. */
export type IconName = DrawnName | SocialName;

export interface IconProps {
  /** Width and height in px, before `multiplier`. Default: 24. */
  size?: number;
  /** Default: 'arrow-right'. */
  name?: IconName;
  /** Any CSS colour; most callers pass 'currentColor'. Default: '#FFFFFF'. */
  color?: string;
  /** Scales `size`. Default: 1. */
  multiplier?: number;
  /** Says what the icon means. Without it the icon is decoration and is not announced. */
  label?: string;
  /** Language of the label, where it is not that of the words around. */
  lang?: string;
  className?: string;
}

/** Pixel grids, and the largest size in px that each is meant for. */
const GRIDS = [
  {grid: 32, upTo: 40},
  {grid: 64, upTo: 96},
  {grid: 128, upTo: Infinity},
] as const;

/**
 * The sprite is served from the root of the site for both languages: no base URL.
 * Its version is in the address, so that browsers may keep it for good.
 */
const SPRITE = `/img/icons.svg?v=${spriteVersion}`;

const drawnNames = Object.keys(iconGrids);

function drawnName(name: string): DrawnName {
  const normalised = name.toLowerCase();
  if (!Object.hasOwn(iconGrids, normalised)) {
    const [nearest] = byCloseness(normalised, drawnNames);
    throw new Error(`Unknown icon '${name}'. Did you mean '${nearest}'?`);
  }
  return normalised as DrawnName;
}

/** The grid made for the displayed size, or else the nearest one that has the drawing. */
function gridFor(name: DrawnName, displayed: number): number {
  const grids: readonly number[] = iconGrids[name];
  const wanted = GRIDS.find(({upTo}) => displayed <= upTo)?.grid ?? 128;
  const distance = (grid: number) => Math.abs(Math.log2(grid / wanted));
  return grids.reduce((best, grid) => (distance(grid) < distance(best) ? grid : best));
}

/**
 * One icon of the family. The drawings are in `svg/`; after a change there, run
 * `npm run assets -- icons`.
 */
export default function Icon({
  size = 24,
  name = 'arrow-right',
  color = '#FFFFFF',
  multiplier = 1,
  label,
  lang,
  className,
}: IconProps): ReactNode {
  const drawn = drawnName(name);
  const displayed = size * multiplier;
  const grid = gridFor(drawn, displayed);
  return (
    <svg
      width={displayed}
      height={displayed}
      viewBox={`0 0 ${grid} ${grid}`}
      color={color}
      className={className}
      {...(label ? {role: 'img', 'aria-label': label, lang} : {'aria-hidden': true})}
    >
      <use href={`${SPRITE}#${drawn}-${grid}`} />
    </svg>
  );
}
