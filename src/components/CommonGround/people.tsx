import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A person at the origin of an SVG, 135 units tall. The class sets `--skin`, `--hair`, `--body`,
 * `--legs`, `--cane` and `--cane-tip`.
 */
export function Person({className, cane}: {className?: string; cane?: boolean}): ReactNode {
  return (
    <g className={className} strokeLinecap="round">
      <path stroke="var(--legs)" strokeWidth="11" d="M-10-30V0M11-30V0" />
      <rect fill="var(--skin)" x="-8" y="-104" width="16" height="30" />
      <path
        fill="var(--body)"
        d="M-27-22V-66a27 27 0 0 1 54 0V-22a6 6 0 0 1-6 6H-21a6 6 0 0 1-6-6z"
      />
      {cane ? (
        <>
          {/* An edge, without which white vanishes on a pale ground. */}
          <path stroke="var(--legs)" strokeWidth="9" d="M22-54 62 2" />
          <path stroke="var(--cane)" strokeWidth="5" d="M22-54 62 2" />
          <path stroke="var(--cane-tip)" strokeWidth="5" d="M55-8 62 2" />
        </>
      ) : null}
      <circle fill="var(--skin)" cx="0" cy="-114" r="21" />
      <path fill="var(--hair)" d="M-21-114a21 21 0 0 1 42 0c-8-12-30-14-42 0z" />
    </g>
  );
}

/** The two people of the site, side by side. Decorative. */
export function Pair({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="-30 -149 177 163" aria-hidden="true">
      <g transform="scale(1.1)">
        <Person className={styles.first} />
      </g>
      <g transform="translate(74 6)">
        <Person className={styles.second} cane />
      </g>
    </svg>
  );
}
