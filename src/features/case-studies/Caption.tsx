import {createContext, type ReactNode} from 'react';
import styles from './mdx.module.css';

/** Whether the picture is beside others. */
export const GalleryContext = createContext(false);

/** The caption of a figure, behind the mark; nothing without words. */
export function Caption({children}: {children?: ReactNode}): ReactNode {
  return children ? <figcaption className={styles.caption}>{children}</figcaption> : null;
}
