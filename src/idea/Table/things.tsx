import type {ReactNode} from 'react';
import {discPath, overlapOf, type Disc} from '../../lib/discs';
import type {Act} from '../Portrait/person';
import styles from './styles.module.css';

/** Who sits at the table: a person of the team, and which of their faces is drawn. */
export type Seated = {id: string; face?: number};

/** A forearm on the table, in the units of a Bust. */
export const rest: Act = {
  shoulder: [88, 132],
  elbow: [116, 208],
  wrist: [86, 222],
  hand: [54, 230],
  lines: 'M32 226h20M34 240h20',
};

/** An arm whose hand is under the table. */
export const under: Act = {shoulder: [88, 132], elbow: [112, 200], wrist: [100, 260]};

/** The edge of a top: as far below it as it is thick. */
const lower = ([x, y, r]: Disc, thick: number): string => discPath([x, y + thick, r]);

/** The two tops, before they are seen at a slant. */
export const Tops = ({
  butter,
  lilac,
  thick,
}: {
  butter: Disc;
  lilac: Disc;
  thick: number;
}): ReactNode => (
  <>
    <path fill="var(--butter-edge)" d={lower(butter, thick)} />
    <path fill="var(--lilac-edge)" d={lower(lilac, thick)} />
    <path fill="var(--butter)" d={discPath(butter)} />
    <path fill="var(--lilac)" d={discPath(lilac)} />
    <path fill="var(--site-brand)" d={overlapOf(butter, lilac)} />
  </>
);

/** All that is beyond the tops' far edges: where who sits there is seen. */
export function Beyond({
  butter: [left, , r],
  lilac: [right],
  slant,
  middle,
}: {
  butter: Disc;
  lilac: Disc;
  slant: number;
  middle: number;
}): ReactNode {
  const [x, edge] = [(left + right) / 2, `A${r} ${slant * r} 0 0 0`];
  const y = middle - slant * Math.sqrt(r ** 2 - (x - left) ** 2);
  return (
    <path
      d={`M-99-99H800V${middle}H${right + r}${edge} ${x} ${y}${edge} ${left - r} ${middle}H-99z`}
    />
  );
}

const ink: Disc = [-14, 0, 26];
const yellow: Disc = [14, 0, 26];

/** What stands on the tables, and lies there as flat as they are, the same for every team. */
export function Things({lies}: {lies: number}): ReactNode {
  return (
    <>
      {/* The sheet in the middle, which lies */}
      <g transform={`translate(320 258)scale(1 ${lies})rotate(-12)`}>
        <path fill="var(--sheet)" d="M-62-46H62V46H-62z" />
        <path fill="var(--site-palette-ink)" d={discPath(ink)} />
        <path fill="var(--site-palette-yellow)" d={discPath(yellow)} />
        <path fill="var(--site-brand)" d={overlapOf(ink, yellow)} />
      </g>
      {/* A floor plan, and a ruler on it */}
      <g transform={`translate(516 252)scale(1 ${lies})rotate(20)`}>
        <path fill="var(--site-palette-lilac-deep)" d="M-44-38H44V38H-44z" />
        <path
          stroke="var(--site-palette-white)"
          strokeWidth="4"
          d="M-32-26H32V26H0M-12 26H-32V-26M0-26V-6M0 8V26M0 4H32"
        />
        <path fill="var(--site-palette-yellow)" d="M-46 46H40V60H-46z" />
      </g>
      {/* Two patterns, cut from paper */}
      <g transform={`translate(104 256)scale(1 ${lies})rotate(-16)`}>
        <path fill="var(--sheet)" d="M-34-34H34V34H-34z" />
        <path fill="var(--site-palette-coral)" d="M-22 22A44 44 0 0 1 22-22V22z" />
      </g>
      {/* The paper model of a house */}
      <g className={styles.rim} transform="translate(186 292)">
        <path fill="var(--sheet)" d="M-26 0V-30L0-50 26-30V0z" />
        <path fill="var(--site-palette-coral)" d="M-32-28 0-54 32-28 24-26 0-44-24-26z" />
        <path fill="var(--site-palette-brand-deep)" d="M-6 0V-14a6 6 0 0 1 12 0V0z" />
      </g>
      {/* A plant */}
      <g className={styles.rim} transform="translate(444 300)">
        <path
          fill="var(--site-palette-brand-deep)"
          d="M0-20Q-34-26-32-56Q-6-52 0-20Q2-60 22-66Q34-36 0-20z"
        />
        <path fill="var(--site-palette-mint-mid)" d="M0-20Q-16-52-2-74Q14-52 0-20z" />
        <path fill="var(--site-palette-coral)" d="M-15-24H15L11-2Q0 3-11-2z" />
      </g>
    </>
  );
}

/** A dog that sits, its paws at 0, 0. */
export function Dog({transform}: {transform: string}): ReactNode {
  return (
    <g transform={transform}>
      <path stroke="var(--skin-caramel)" strokeWidth="8" d="M22-8Q44-8 40-30" />
      <path fill="var(--skin-caramel)" d="M-18-44Q26-50 28-10Q28 2 16 2H-16Q-24-20-18-44z" />
      <path stroke="var(--skin-caramel)" strokeWidth="10" d="M-12-24V-3M0-24V-3" />
      <path stroke="var(--site-palette-white)" strokeWidth="10" d="M-10-34V-20" />
      <circle fill="var(--skin-caramel)" cx="-8" cy="-54" r="20" />
      <path
        fill="var(--hair-chestnut)"
        d="M8-68Q24-66 22-42Q10-38 6-50zM-22-70Q-36-62-32-44Q-24-46-20-56z"
      />
      <circle fill="var(--site-palette-white)" cx="-15" cy="-46" r="10" />
      <g stroke="var(--site-palette-ink)">
        <path strokeWidth="4.6" d="M-18-58h0M-5-58h0" />
        <path strokeWidth="6" d="M-18-50h1" />
        <path strokeWidth="2.4" d="M-18-43q4 4 8 0" />
      </g>
    </g>
  );
}

/** An empty chair, from behind. */
export function Chair({transform}: {transform: string}): ReactNode {
  return (
    <g transform={transform}>
      <path stroke="var(--legs)" strokeWidth="8" d="M-26-40V0M26-40V0" />
      <rect fill="var(--chair)" x="-36" y="-110" width="72" height="58" rx="18" />
      <rect fill="var(--seat)" x="-36" y="-52" width="72" height="16" rx="8" />
    </g>
  );
}
