import type {ReactNode} from 'react';
import styles from './styles.module.css';

export type Tint = 'mint' | 'lilac' | 'butter' | 'coral';

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
