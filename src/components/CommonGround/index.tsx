import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A person at the origin of an SVG, 135 units tall. The class sets `--skin`, `--hair`, `--body`,
 * `--legs`, `--cane` and `--cane-tip`.
 */
export function Person({className, cane}: {className?: string; cane?: boolean}): ReactNode {
  return (
    <g className={className}>
      <path className={styles.legs} d="M-10-30V0M11-30V0" />
      <rect className={styles.skin} x="-8" y="-104" width="16" height="30" />
      <path
        className={styles.body}
        d="M-27-22V-66a27 27 0 0 1 54 0V-22a6 6 0 0 1-6 6H-21a6 6 0 0 1-6-6z"
      />
      {cane ? (
        <>
          <path className={styles.cane} d="M22-54 62 2" />
          <path className={styles.caneTip} d="M55-8 62 2" />
        </>
      ) : null}
      <circle className={styles.skin} cx="0" cy="-114" r="21" />
      <path className={styles.hair} d="M-21-114a21 21 0 0 1 42 0c-8-12-30-14-42 0z" />
    </g>
  );
}

/** The two people of the site, side by side. Decorative. */
export function Pair({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="-30 -149 177 160" aria-hidden="true">
      <g transform="scale(1.1)">
        <Person className={styles.first} />
      </g>
      <g transform="translate(74 6)">
        <Person className={styles.second} cane />
      </g>
    </svg>
  );
}

/** Two people on the overlap of two discs; on a missing page, the discs do not meet. Decorative. */
export default function CommonGround({missed = false}: {missed?: boolean}): ReactNode {
  return (
    <svg
      className={clsx('site-colours-only', styles.scene, missed && styles.high)}
      viewBox={missed ? '-36 0 1280 860' : '0 0 1280 860'}
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      {missed ? (
        <>
          <g transform="translate(846 262)">
            <Person className={styles.first} />
          </g>
          <g transform="translate(1136 476) scale(.9)">
            <Person className={styles.second} cane />
          </g>
          <circle className={styles.coral} cx="850" cy="404" r="150" />
          <circle className={styles.brand} cx="1136" cy="694" r="226" />
          <path
            className={styles.missed}
            d="M1104.2 470.2A150 150 0 0 1 912.6 659.6A226 226 0 0 1 1104.2 470.2Z"
          />
          <circle className={styles.dotted} cx="962" cy="518" r="150" />
        </>
      ) : (
        <>
          <circle className={styles.mint} cx="944" cy="586" r="290" />
          <circle className={styles.butter} cx="1234" cy="586" r="290" />
          {/* Half a radius from each centre: ± 290 · √3 / 2 = 251.1 */}
          <path
            className={styles.brand}
            d="M1089 334.9A290 290 0 0 1 1089 837.1A290 290 0 0 1 1089 334.9Z"
          />
          <g transform="translate(1026 690) scale(1.65)">
            <Person className={styles.first} />
          </g>
          <g transform="translate(1128 704) scale(1.5)">
            <Person className={styles.second} cane />
          </g>
        </>
      )}
    </svg>
  );
}
