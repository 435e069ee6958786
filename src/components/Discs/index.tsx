import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {overlapOf, type Disc} from '../../lib/discs';
import styles from './styles.module.css';

type DiscsProps = Omit<ComponentProps<'svg'>, 'children'> & {discs: readonly Disc[]};

/**
 * Two or three discs, each crossing the next, as decoration. CSS colours them: `--disc-first`,
 * `--disc-second`, `--disc-third`.
 */
export default function Discs({discs, className, ...svg}: DiscsProps): ReactNode {
  const overlaps = discs.slice(1).map((disc, index) => overlapOf(discs[index] ?? disc, disc));
  return (
    <svg {...svg} className={clsx(styles.discs, className)} aria-hidden="true">
      {discs.map(([cx, cy, r]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
      ))}
      <path d={overlaps.join('')} />
    </svg>
  );
}
