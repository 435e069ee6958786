import type {ReactNode} from 'react';
import {MarkShapes} from '../../components/Mark';
import {mark} from '../../mark';
import {site} from '../../site';
import styles from './styles.module.css';

/** Width and height of the drawing, in its units; the mark is taller, and cropped at the bottom. */
const WIDTH = 1280;
const HEIGHT = 268;

/** Distance from the top to the mark, and from the mark to the name. */
const TOP = 14;
const GAP = 34;

const SCALE = 300 / mark.height;
const NAME_START = mark.width * SCALE + GAP;

/** Maximum font size. */
const LARGEST = 133;

/** Average width of a character in the display font at this weight, in em. */
const AVERAGE = 0.56;

/**
 * The mark, cropped by the end of the page, and the name. The font size depends on the number of
 * characters, so that any name fits before the font loads.
 */
export function BigMark(): ReactNode {
  const size = Math.floor((WIDTH - NAME_START) / (AVERAGE * [...site.name].length));
  return (
    <svg width="24" className={styles.mark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <g transform={`translate(0 ${TOP}) scale(${SCALE})`}>
        <MarkShapes />
      </g>
      <text className={styles.name} x={NAME_START} y="232" fontSize={Math.min(LARGEST, size)}>
        {site.name}
      </text>
    </svg>
  );
}
