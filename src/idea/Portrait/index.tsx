import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {portraitOf} from '../../lib/portrait';
import type {acts} from './acts';
import {Arm, besides, builds, Bust} from './person';
import styles from './styles.module.css';

type DrawingProps = {
  id: string;
  /** Which of the id's faces: chosen over the whole team (lib/portrait.ts). */
  face?: number;
  /** What hands do; without it the head and the shoulders alone, as where a hand is too small. */
  acts?: typeof acts;
};

function Drawing({id, face, acts: hands}: DrawingProps): ReactNode {
  const looks = portraitOf(id, face);
  const {ground, side, lean, shift, act, shoulders} = looks;
  const [near, far] = side === 'right' ? ([1, -1] as const) : ([-1, 1] as const);
  const [x, y, r] = besides(builds[shoulders][0]);
  const hand = hands?.[act];
  const acting = `scale(${far} 1)`;
  return (
    <svg
      className={`site-styled ${styles.colours} ${styles.portrait}`}
      viewBox="0 0 400 400"
      width="400"
      height="400"
      aria-hidden="true"
    >
      <circle fill={`var(--ground-${ground})`} cx="200" cy="200" r="200" />
      <g
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${200 + shift} 172)rotate(${lean} 0 260)scale(1.1)`}
      >
        <circle fill="rgb(255 255 255 / 38%)" cx={near * x} cy={y} r={r} />
        {hand?.behind ? (
          <g transform={acting}>
            <Arm looks={looks} {...hand} />
          </g>
        ) : null}
        {/* They look at the neighbour; who thinks, over the hand */}
        <Bust looks={looks} way={hands && act === 'chin' ? far : near} near={near} />
        {hand && !hand.behind ? (
          <g transform={acting}>
            <Arm looks={looks} {...hand} />
          </g>
        ) : null}
      </g>
    </svg>
  );
}

/** A photo, or a face drawn from discs, stable for each id. Decorative. */
export default function Portrait({photo, ...drawing}: DrawingProps & {photo?: string}): ReactNode {
  const src = useBaseUrl(photo ?? '');
  return photo ? (
    <img
      className={clsx(styles.portrait, styles.photo)}
      src={src}
      width="400"
      height="400"
      loading="lazy"
      alt=""
    />
  ) : (
    <Drawing {...drawing} />
  );
}
