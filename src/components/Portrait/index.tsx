import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {overlapOf, portraitOf, type PortraitFeatures} from './portrait';
import styles from './styles.module.css';

export interface PortraitProps {
  /** Draws the same face every time. */
  id: string;
  /** Address of a photo that takes the place of the drawing. */
  photo?: string;
  className?: string;
}

/** The discs behind the face, and the lock of hair over it. */
function drawHair(cut: PortraitFeatures['cut'], x: number): {back: ReactNode; fringe: string} {
  switch (cut) {
    case 'short':
      return {
        back: <circle cx={x} cy="150" r="92" />,
        fringe: `M${x - 80} 176a80 80 0 0 1 160 0c-30-34-120-40-160 0z`,
      };
    case 'curls':
      return {
        back: (
          <>
            <circle cx={x - 60} cy="160" r="72" />
            <circle cx={x + 58} cy="160" r="72" />
            <circle cx={x} cy="120" r="76" />
          </>
        ),
        fringe: `M${x - 76} 158a80 80 0 0 1 152 0c-40-22-112-22-152 0z`,
      };
    case 'bob':
      return {
        back: (
          <>
            <circle cx={x} cy="166" r="100" />
            <rect x={x - 100} y="166" width="200" height="130" rx="40" />
          </>
        ),
        fringe: `M${x - 80} 176a80 80 0 0 1 160 0c-30-34-120-40-160 0z`,
      };
    case 'bun':
      return {
        back: (
          <>
            <circle cx={x} cy="140" r="84" />
            <circle cx={x + 76} cy="84" r="44" />
          </>
        ),
        fringe: `M${x - 80} 182a80 80 0 0 1 160 0c-70-10-90-50-100-60c-6 30-30 54-60 60z`,
      };
    case 'crop':
      return {
        back: (
          <>
            <circle cx={x - 30} cy="118" r="58" />
            <circle cx={x + 26} cy="108" r="62" />
            <circle cx={x + 70} cy="150" r="44" />
            <circle cx={x - 68} cy="160" r="40" />
          </>
        ),
        fringe: `M${x - 76} 158a80 80 0 0 1 152 0c-40-22-112-22-152 0z`,
      };
  }
}

function Drawing({id, className}: Omit<PortraitProps, 'photo'>): ReactNode {
  const features = portraitOf(id);
  const {cut, ground, skin, hair, clothes, side, light, glasses, shift} = features;
  const x = 200 + shift;
  const {back, fringe} = drawHair(cut, x);
  const shoulders = {x, y: 452, r: 170};
  const neighbour = {x: side === 'right' ? 340 : 60, y: 420, r: 140};
  return (
    <svg
      className={clsx(styles.portrait, className)}
      data-ground={ground}
      data-skin={skin}
      data-hair={hair}
      data-clothes={clothes}
      viewBox="0 0 400 400"
      width="400"
      height="400"
      aria-hidden="true"
    >
      <circle className={styles.ground} cx="200" cy="200" r="200" />
      <circle
        className={styles.light}
        cx={side === 'right' ? 330 : 70}
        cy={light === 'high' ? 90 : 330}
        r="130"
      />
      <g className={styles.hair}>{back}</g>
      <circle className={styles.clothes} cx={shoulders.x} cy={shoulders.y} r={shoulders.r} />
      <path className={styles.overlap} d={overlapOf(shoulders, neighbour)} />
      <g className={styles.skin}>
        <rect x={x - 32} y="230" width="64" height="86" rx="32" />
        <circle cx={x} cy="186" r="80" />
      </g>
      <path className={styles.hair} d={fringe} />
      {glasses ? (
        <g className={styles.glasses}>
          <circle cx={x - 28} cy="194" r="23" />
          <circle cx={x + 30} cy="194" r="23" />
          <path d={`M${x - 5} 194h12`} />
        </g>
      ) : null}
      <path
        className={styles.lines}
        d={`M${x - 38} 194c5 8 16 8 21 0M${x + 19} 194c5 8 16 8 21 0M${x - 18} 230c9 12 28 12 38 0`}
      />
    </svg>
  );
}

function Photo({photo, className}: {photo: string; className?: string}): ReactNode {
  return (
    <img
      className={clsx(styles.portrait, styles.photo, className)}
      src={useBaseUrl(photo)}
      width="400"
      height="400"
      loading="lazy"
      alt=""
    />
  );
}

/**
 * A person in a disc: a face made of discs, or a photo. Decoration: the words
 * that say who it is stand beside it.
 */
export default function Portrait({id, photo, className}: PortraitProps): ReactNode {
  return photo ? (
    <Photo photo={photo} className={className} />
  ) : (
    <Drawing id={id} className={className} />
  );
}
