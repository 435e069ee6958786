import clsx from 'clsx';
import {Children, type ReactNode} from 'react';
import Mark from '../../../components/Mark';
import mdx from '../mdx.module.css';
import styles from './statement.module.css';

/**
 * What a part turns on, in very large type from edge to edge of the window: a sentence, whose bold
 * words are figures, a numbered list, or key facts.
 */
export const Statement = ({children}: {children: ReactNode}): ReactNode => {
  // Written on one line, its words come without a paragraph.
  const isBare = Children.toArray(children).some(
    (child) => typeof child === 'string' && child.trim() !== '',
  );
  const words = isBare ? <p>{children}</p> : children;
  return (
    <div className={clsx(mdx.figure, styles.statement)} data-breakout="full">
      <Mark className={`site-colours-only ${styles.mark}`} />
      {words}
    </div>
  );
};
