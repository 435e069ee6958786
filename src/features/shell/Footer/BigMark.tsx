import type {ReactNode} from 'react';
import {site} from '../../../site';
import styles from './styles.module.css';

/** Width of the name's area beside the mark, in units of the drawing. */
const ROOM = 786;

/** Font size of a name of eleven characters, and the maximum. */
const LARGEST = 133;

/** Average width of a character in the display font at this weight, in em. */
const AVERAGE = 0.535;

/**
 * The mark, cropped by the end of the page, and the name. The font size depends on the number of
 * characters, so that any name fits before the font loads.
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
