import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tinted surface of the palette, in both themes. */
export type Tint = 'mint' | 'lilac' | 'butter' | 'coral';

export interface TagProps {
  children: ReactNode;
  /** Default: 'mint'. */
  tint?: Tint;
  className?: string;
}

/** A word on a tinted pill. Says something; does nothing. */
export default function Tag({children, tint = 'mint', className}: TagProps): ReactNode {
  return (
    <span className={clsx(styles.tag, className)} data-tint={tint}>
      {children}
    </span>
  );
}
