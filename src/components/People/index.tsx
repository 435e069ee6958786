import type {ComponentProps, ReactNode} from 'react';
import Portrait from '../../idea/Portrait';
import styles from './styles.module.css';

type PeopleProps = {
  people: ReadonlyArray<{
    id: string;
    /** Which of the id's drawn faces. */
    face?: number;
    /** Address of a photo, shown instead of the drawing. */
    photo?: string;
    role: string;
    initials: string;
    care: string;
  }>;
  headingLevel: 2 | 3;
  /** Whether to add what each person cares about. */
  showsCare?: boolean;
  /** What the hands of large portraits do (idea/Portrait/acts). */
  acts?: ComponentProps<typeof Portrait>['acts'];
  /** Small portraits with their words beside them, instead of a grid of large ones. */
  inLine?: boolean;
};

export default function People({
  people,
  headingLevel,
  showsCare,
  acts,
  inLine,
}: PeopleProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul role="list" className={styles.people} data-line={inLine ? '' : undefined}>
      {people.map(({id, face, photo, role, initials, care}) => (
        <li key={id} className={styles.person}>
          <Portrait id={id} face={face} photo={photo} acts={acts} />
          <Heading className={styles.title}>{role}</Heading>
          <p className={styles.subtitle}>{initials}</p>
          {showsCare ? <p className={styles.words}>{care}</p> : null}
        </li>
      ))}
    </ul>
  );
}
