import type {ReactNode} from 'react';
import Portrait from '../Portrait';
import styles from './styles.module.css';

interface PersonProps {
  id: string;
  /** Address of a photo, shown instead of the drawing. */
  photo?: string;
  title: ReactNode;
  headingLevel: 2 | 3;
  subtitle: ReactNode;
  children?: ReactNode;
}

export function Person({
  id,
  photo,
  title,
  headingLevel,
  subtitle,
  children,
}: PersonProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={styles.person}>
      <Portrait id={id} photo={photo} />
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.subtitle}>{subtitle}</p>
      {children ? <p className={styles.words}>{children}</p> : null}
    </li>
  );
}

export function People({children}: {children: ReactNode}): ReactNode {
  return (
    <ul role="list" className={styles.people}>
      {children}
    </ul>
  );
}
