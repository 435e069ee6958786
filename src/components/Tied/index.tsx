import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {tie} from './tie';

/**
 * A title in large type: its articles, prepositions and pronouns of one to three
 * letters stay on the line of the word that they announce (« a hospital », « des
 * nouvelles »). The text itself is untouched, for searches, copies and screen readers.
 */
export default function Tied({children}: {children: string}): ReactNode {
  return tie(children).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={styles.tied}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
