import type {ReactNode} from 'react';
// Written by `npm run assets -- icons`: each icon's pixel grids, smallest first.
import icons from './icons.generated.json';

type DrawnName = keyof typeof icons.grids;

/** Name of a drawing; social icons also accept the spelling of section 9 of the specification. */
export type IconName = DrawnName | 'Twitter' | 'Instagram' | 'Linkedin' | 'Pinterest';

interface IconProps {
  /** Width and height in px, before `multiplier`. Default: 24. */
  size?: number;
  /** Default: 'arrow-right'. */
  name?: IconName;
  /** Any CSS colour; most callers pass 'currentColor'. Default: '#FFFFFF'. */
  color?: string;
  multiplier?: number;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
  /** Language of the label, if it differs from the surrounding text. */
  lang?: string;
  className?: string;
}

/** Served from the site's root for both languages; the version makes it cacheable for ever. */
const SPRITE = `/img/icons.svg?v=${icons.version}`;

/** The grid made for the displayed size, or the closest one. */
function gridFor(grids: readonly number[], displayed: number): number {
  const target = displayed <= 40 ? 32 : displayed <= 96 ? 64 : 128;
  const distance = (grid: number) => Math.abs(Math.log2(grid / target));
  return grids.reduce((best, grid) => (distance(grid) < distance(best) ? grid : best));
}

/** One icon from the sprite. After changing a drawing in `svg/`, run `npm run assets -- icons`. */
export default function Icon({
  size = 24,
  name = 'arrow-right',
  color = '#FFFFFF',
  multiplier = 1,
  label,
  lang,
  className,
}: IconProps): ReactNode {
  const drawn = name.toLowerCase() as DrawnName;
  if (!Object.hasOwn(icons.grids, drawn)) {
    throw new Error(`Unknown icon '${name}': write one of ${Object.keys(icons.grids).join(', ')}.`);
  }
  const displayed = size * multiplier;
  const grid = gridFor(icons.grids[drawn], displayed);
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
