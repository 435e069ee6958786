import type {ReactNode} from 'react';
import clsx from 'clsx';
import mdx from '../mdx.module.css';
import styles from './illustratedStep.module.css';

/** A step of « Les étapes » with wide figures between its paragraphs, where the text has them. */
export function IllustratedStep({
  number,
  children,
}: {
  number: string;
  children: ReactNode;
}): ReactNode {
  return (
    <li
      className={clsx(mdx.step, styles.step)}
      data-number={number}
      data-parity={Number(number) % 2 === 1 ? 'odd' : 'even'}
    >
      {children}
    </li>
  );
}
