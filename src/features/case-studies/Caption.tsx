import React, {type ReactNode} from 'react';
import Mark from '../../components/Mark';
import styles from './mdx.module.css';

/** The caption of a figure; nothing without words. */
export function Caption({children}: {children?: ReactNode}): ReactNode {
  return children ? (
    <figcaption className={styles.caption}>
      <Mark />
      {children}
    </figcaption>
  ) : null;
}
