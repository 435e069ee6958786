import type {ReactNode} from 'react';
import {site} from '../../../site';
import styles from './styles.module.css';

/** Room for the name beside the mark, in units of the drawing. */
const ROOM = 786;

/** Size for a name of eleven characters, and the most that any name gets. */
const LARGEST = 133;

/** Average width of a character of the display family at this weight, in em. */
const AVERAGE = 0.535;

/**
 * The mark, cut by the end of the page, and the name. The size of the letters follows from their
 * number, so that it is right before the font arrives and for any name.
 */
export function BigMark(): ReactNode {
  const size = Math.min(LARGEST, Math.floor(ROOM / (AVERAGE * [...site.name].length)));
  return (
    <svg className={styles.mark} viewBox="0 0 1280 268" aria-hidden="true">
      <circle className={styles.first} cx="150" cy="164" r="150" />
      <circle className={styles.second} cx="300" cy="164" r="150" />
      <path
        className={styles.overlap}
        d="M225 34.1A150 150 0 0 1 225 293.9A150 150 0 0 1 225 34.1Z"
      />
      <text className={styles.name} x="484" y="232" fontSize={size}>
        {site.name}
      </text>
    </svg>
  );
}
