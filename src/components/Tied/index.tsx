import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {joined, parts} from './tie';

/** Characters that fit into a line of the narrowest phones in the largest type. */
const SAFE = 10;

/**
 * The title of a page, with the short words tied to those that they announce (see
 * `tie`). Pairs that are too long for the narrowest phones may break there.
 */
export default function Tied({children}: {children: string}): ReactNode {
  return parts(children).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.length <= SAFE ? (
      joined(part)
    ) : (
      <span key={index} className={styles.tied}>
        {part}
      </span>
    );
  });
}
