import React, {type ReactNode} from 'react';
import Link from '../../../components/Link';
import type {PropsOf} from './schemas';
import styles from './styles.module.css';

/**
 * What somebody said or wrote, with their name and, if need be, where it was published:
 *
 *     <Quote author="Une aide-soignante" role="service de gériatrie">
 *     On ne cherche plus la porte, on la reconnaît.
 *     </Quote>
 */
export function Quote({
  author,
  role,
  source,
  children,
}: PropsOf<'Quote'> & {
  /** The words. */
  children: ReactNode;
}): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote cite={source}>{children}</blockquote>
      <figcaption>
        <cite>{source ? <Link to={source}>{author}</Link> : author}</cite>
        {role ? <span className={styles.role}>{role}</span> : null}
      </figcaption>
    </figure>
  );
}
