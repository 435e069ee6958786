import clsx from 'clsx';
import type {ReactNode} from 'react';
import mdx from '../mdx.module.css';
import styles from './statement.module.css';

/** The sentence on which a part turns, in very large type across the page. */
export const Statement = ({children}: {children: ReactNode}): ReactNode => (
  <div className={clsx(mdx.figure, styles.statement)} data-breakout="">
    {typeof children === 'string' ? <p>{children}</p> : children}
  </div>
);
