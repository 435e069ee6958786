import type {ReactNode} from 'react';
import {overlapOf} from '../../lib/discs';

/** Five leaves round 0, 0. */
const leaves = (length: number, width: number, from: number): string =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const angle = ((from + index * 72) * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      const at = (x: number, y: number) =>
        `${Math.round(x * cos - y * sin)} ${Math.round(x * sin + y * cos)}`;
      return `M0 0Q${at(-width, -length / 2)} ${at(0, -length)}Q${at(width, -length / 2)} 0 0z`;
    })
    .join('');

function Plant({transform}: {transform: string}): ReactNode {
  return (
    <g transform={transform}>
      <circle fill="var(--site-palette-coral)" r="30" />
      <circle fill="var(--hair-chestnut)" r="23" />
      <path fill="var(--site-palette-brand-deep)" d={leaves(50, 17, 10)} />
      <path fill="var(--site-palette-mint-mid)" d={leaves(32, 12, 46)} />
    </g>
  );
}

/** The objects on and around the tables, the same for every team. */
export function Things(): ReactNode {
  return (
    <>
      {/* The sheet in the middle */}
      <g transform="translate(320 150) rotate(-9)">
        <path fill="var(--site-palette-white)" d="M-34-25H34V25H-34z" />
        <circle fill="var(--site-palette-ink)" cx="-9" r="16" />
        <circle fill="var(--site-palette-yellow)" cx="9" r="16" />
        <path fill="var(--site-brand)" d={overlapOf([-9, 0, 16], [9, 0, 16])} />
      </g>
      {/* The paper model of a room */}
      <g transform="translate(233 160) rotate(10) scale(.8)">
        <path fill="rgb(0 0 0 / 14%)" d="M-36-26H42V36H-30z" />
        <path fill="var(--site-palette-paper)" d="M-38-30H38V30H-38z" />
        <path fill="var(--site-palette-mint-mid)" d="M-32-22H-6V4H-32z" />
        <path fill="var(--site-palette-white)" d="M-32-22H-24V4H-32z" />
        <circle fill="var(--site-palette-coral)" cx="18" cy="-10" r="9" />
        <path stroke="var(--site-palette-white)" strokeWidth="6" d="M-14 30H-38V-30H38V30H10" />
        <path
          stroke="rgb(0 0 0 / 22%)"
          strokeWidth="2"
          d="M-35-27H35M-35-27V27M10 30V8A22 22 0 0 0-12 30"
        />
      </g>
      {/* A floor plan and a ruler */}
      <g transform="translate(415 80) rotate(14)">
        <path fill="var(--site-palette-lilac-deep)" d="M-34-24H34V24H-34z" />
        <path
          stroke="var(--site-palette-white)"
          strokeWidth="2.4"
          d="M-26-16H26V16H-2M-10 16H-26V-16M2-16V-4M2 6V16M2 2H26"
        />
        <path fill="var(--site-palette-yellow)" d="M-30 30H30V39H-30z" />
        <path
          stroke="var(--site-palette-ink)"
          strokeWidth="1.6"
          d="M-24 30v4M-14 30v4M-4 30v4M6 30v4M16 30v4"
        />
      </g>
      {/* Notes */}
      <path fill="var(--site-palette-yellow)" d="M384 150l17-4 4 17-17 4z" />
      <path fill="var(--site-palette-coral-pale)" d="M404 170l17 3-3 17-17-3z" />
      <path fill="var(--site-palette-mint)" d="M379 178l17-1 1 17-17 1z" />
      {/* A phone */}
      <g transform="translate(272 234) rotate(-24)">
        <rect fill="var(--site-palette-ink)" x="-10" y="-18" width="20" height="36" rx="4" />
        <path fill="var(--site-palette-mint)" d="M-7-13H7V13H-7z" />
      </g>
      <Plant transform="translate(408 236) scale(.62)" />
      <Plant transform="translate(62 62)" />
      {/* The dog, on a cushion */}
      <g transform="translate(578 254)">
        <circle fill="var(--site-palette-mint-mid)" r="44" />
        <path stroke="var(--skin-caramel)" strokeWidth="9" d="M24 12Q22 36-6 33" />
        <path
          fill="var(--skin-caramel)"
          d="M-30 4C-34-26 2-38 20-22C36-8 32 16 18 24C8 30-6 24-10 14z"
        />
        <path stroke="rgb(0 0 0 / 14%)" strokeWidth="3" d="M20 22Q2 16 8-2" />
        <path stroke="var(--site-palette-white)" strokeWidth="7" d="M-8-28Q2-16-4 4" />
        <path
          fill="var(--skin-caramel)"
          d="M-33 2Q-34-12-20-12Q-8-12-6 2Q-4 16-8 24Q-14 30-20 24Q-32 16-33 2z"
        />
        <path
          fill="var(--hair-chestnut)"
          d="M-33-6Q-44 2-38 16Q-30 14-28 0zM-10-8Q4 0 0 12Q-8 12-12 0z"
        />
        <path stroke="var(--site-palette-ink)" strokeWidth="2" d="M-26 8q3 3 6 1M-16 8q3 2 5-1" />
        <path stroke="var(--site-palette-ink)" strokeWidth="6" d="M-15 24h2" />
      </g>
    </>
  );
}
