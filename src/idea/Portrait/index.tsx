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
  /**
   * What hands do, in a window on whose sill the person stands; without it the head and the shoulders
   * alone, in a disc, as where a hand is too small.
   */
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
      className={clsx('site-styled', styles.colours, styles.portrait, hands && styles.window)}
      viewBox="0 0 400 440"
      preserveAspectRatio="xMidYMin slice"
      width="400"
      height="400"
      aria-hidden="true"
    >
      <path fill={`var(--ground-${ground})`} d="M0 0H400V440H0z" />
      <g
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform={`translate(${200 + shift} 176)rotate(${lean} 0 260)scale(1.15)`}
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
      className={clsx(styles.portrait, styles.photo, drawing.acts && styles.window)}
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
