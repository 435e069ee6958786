import React, {type ReactNode} from 'react';
import type {PropsOf} from './schemas';
import styles from './styles.module.css';

/**
 * What a hurried reader wants to know, as a list of facts:
 *
 *     <KeyFacts title="Le projet">
 *       <Fact label="Durée">Neuf mois</Fact>
 *       <Fact label="Lieu">Strasbourg</Fact>
 *     </KeyFacts>
 */
export function KeyFacts({
  title,
  children,
}: PropsOf<'KeyFacts'> & {
  /** Facts. */
  children: ReactNode;
}): ReactNode {
  return (
    <div className={`site-ground-butter ${styles.facts}`}>
      {title ? <p className={styles.factsTitle}>{title}</p> : null}
      <dl>{children}</dl>
    </div>
  );
}

/** One fact; HTML lets a `div` hold a pair of a `dl`. */
export function Fact({label, children}: PropsOf<'Fact'> & {children: ReactNode}): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
