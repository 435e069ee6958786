import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tinted surface of the palette, in both themes. */
export type Tint = 'mint' | 'lilac' | 'butter' | 'coral';

/** A word on a tinted pill. Says something; does nothing. */
export default function Tag({
  tint = 'mint',
  children,
}: {
  tint?: Tint;
  children: ReactNode;
}): ReactNode {
  return (
    <span className={styles.tag} data-tint={tint}>
      {children}
    </span>
  );
}
