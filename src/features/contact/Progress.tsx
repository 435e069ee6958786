import type {ReactNode} from 'react';
import {contactFields} from './fields';
import {numberOf, type Screen} from './steps';
import styles from './styles.module.css';
import {progressWords} from './words';

/** Six overlapping rings, and the step in words; nothing at the review. */
export function Progress({screen}: {screen: Screen}): ReactNode {
  const now = numberOf(screen);
  return now === undefined ? null : (
    <span className={styles.progress}>
      <svg className={styles.rings} viewBox="0 0 126 26" aria-hidden="true">
        {contactFields.map((field, index) => (
          <circle
            key={field}
            cx={13 + 20 * index}
            cy="13"
            r="12"
            data-state={index + 1 < now ? 'done' : index + 1 === now ? 'now' : undefined}
          />
        ))}
      </svg>
      {progressWords(screen)}
    </span>
  );
}
