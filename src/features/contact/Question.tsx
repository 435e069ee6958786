import type {ReactNode} from 'react';
import clsx from 'clsx';
import Unbroken from '../../components/Unbroken';
import styles from './styles.module.css';

export type QuestionProps = {
  id: string;
  level: 2 | 3;
  /** Which of the steps it is, said as part of the heading. */
  progress?: ReactNode;
  words: string;
  /** Without a progress too. */
  takesFocus?: boolean;
};

/** A question of the form, in large type. */
export function Question({id, level, progress, words, takesFocus}: QuestionProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <Heading
      id={id}
      tabIndex={progress || takesFocus ? -1 : undefined}
      className={clsx('site-heading', styles.question)}
    >
      {progress}
      {progress ? ' ' : null}
      <Unbroken>{words}</Unbroken>
    </Heading>
  );
}
