import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {overlapOf, type Disc} from '../../lib/discs';
import styles from './styles.module.css';

type DiscsProps = Omit<ComponentProps<'svg'>, 'children'> & {first: Disc; second: Disc};

/** Two crossing discs, as decoration. CSS colours them: `--disc-first`, `--disc-second`. */
export default function Discs({first, second, className, ...svg}: DiscsProps): ReactNode {
  return (
    <svg {...svg} className={clsx(styles.discs, className)} aria-hidden="true">
      <circle cx={first[0]} cy={first[1]} r={first[2]} />
      <circle cx={second[0]} cy={second[1]} r={second[2]} />
      <path d={overlapOf(first, second)} />
    </svg>
  );
}
