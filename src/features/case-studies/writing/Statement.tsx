import clsx from 'clsx';
import type {ReactNode} from 'react';
import Mark from '../../../components/Mark';
import mdx from '../mdx.module.css';
import styles from './statement.module.css';

/**
 * What a part turns on, in very large type from edge to edge of the window: a sentence, whose bold
 * words are figures, a numbered list, or key facts.
 */
export const Statement = ({children}: {children: ReactNode}): ReactNode => (
  <div className={clsx(mdx.figure, styles.statement)} data-breakout="full">
    <Mark className={`site-colours-only ${styles.mark}`} />
    {children}
  </div>
);
