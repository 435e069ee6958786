import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type PortraitProps = {id: string; face?: number; photo?: string; acts?: unknown};

/** A photo, or an empty disc. Decorative. */
export default function Portrait({photo}: PortraitProps): ReactNode {
  const src = useBaseUrl(photo ?? '');
  return photo ? (
    <img className={styles.portrait} src={src} width="400" height="400" loading="lazy" alt="" />
  ) : (
    <div className={styles.portrait} />
  );
}
