import type {ReactNode} from 'react';
import {contactFields} from '../fields';
import {numberOf, type Screen} from '../steps';
import {progressWords} from './questions';
import styles from './styles.module.css';

/** Six overlapping rings, and the step in words; nothing at the review. */
export function Progress({screen}: {screen: Screen}): ReactNode {
  const now = numberOf(screen);
  return now === undefined ? null : (
    <span className={styles.progress}>
      <span className={styles.rings} aria-hidden="true">
        {contactFields.map((field, index) => (
          <span
            key={field}
            className={styles.ring}
            data-state={index + 1 < now ? 'done' : index + 1 === now ? 'now' : undefined}
          />
        ))}
      </span>
      <span>{progressWords(screen)}</span>
    </span>
  );
}
