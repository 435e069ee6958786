import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {overlapsOf, type Disc} from '../../lib/discs';
import styles from './styles.module.css';

type DiscsProps = Omit<ComponentProps<'svg'>, 'children'> & {discs: readonly Disc[]};

const fills = ['var(--disc-1)', 'var(--disc-2)'];

/**
 * Two discs that cross, as decoration. CSS colours them, `--disc-1` and `--disc-2`, and sizes them:
 * `width`, here and on the other drawings, is for a page whose style sheet has failed.
 */
export default function Discs({discs, className, ...svg}: DiscsProps): ReactNode {
  return (
    <svg width="24" {...svg} className={clsx(styles.discs, className)} aria-hidden="true">
      {discs.map(([cx, cy, r], index) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill={fills[index]} />
      ))}
      <path d={overlapsOf(discs)} fill="var(--site-brand)" />
    </svg>
  );
}
