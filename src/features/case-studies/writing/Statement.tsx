import clsx from 'clsx';
import type {ReactNode} from 'react';
import Image from '../../../components/Image';
import Mark from '../../../components/Mark';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import {useFigure} from '../context';
import mdx from '../mdx.module.css';
import styles from './statement.module.css';

/** It shows what the words say. Decorative. */
const Drawing = ({src}: {src: string}): ReactNode => (
  <Image
    className={styles.drawing}
    image={useFigure(src)}
    alt=""
    sizes="(min-width: 701px) 36vw, (min-width: 387px) 352px, 91vw"
  />
);

type Props = PropsOf<'Statement'> & {children: ReactNode};

/**
 * What a part turns on, in very large type from edge to edge of the window: a sentence, whose bold
 * words are figures or which has a drawing beside it, a numbered list, or key facts.
 */
export function Statement({src, children}: Props): ReactNode {
  const picture = src ? (
    <Drawing src={src} />
  ) : (
    <Mark className={`site-colours-only ${styles.mark}`} />
  );
  return (
    <div className={clsx(mdx.figure, styles.statement, src && styles.drawn)} data-breakout="full">
      {picture}
      {children}
    </div>
  );
}
