import type {ReactNode} from 'react';
import Link from '../../../components/Link';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import styles from './quote.module.css';

/** A quotation with its author and, optionally, its source. */
export function Quote({
  author,
  role,
  source,
  children,
}: PropsOf<'Quote'> & {children: ReactNode}): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote cite={source}>{children}</blockquote>
      <figcaption>
        <cite>{source ? <Link to={source}>{author}</Link> : author}</cite>{' '}
        {role ? <span className={styles.role}>{role}</span> : null}
      </figcaption>
    </figure>
  );
}
