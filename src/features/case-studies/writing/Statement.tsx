import clsx from 'clsx';
import type {ReactNode} from 'react';
import Image from '../../../components/Image';
import Mark from '../../../components/Mark';
import type {PropsOf} from '../../../plugins/texts/studySchemas';
import {useFigure} from '../context';
import mdx from '../mdx.module.css';
import styles from './statement.module.css';

/** Decorative: a drawing that shows what the words say, or two discs. */
const Picture = ({src}: {src: string | undefined}): ReactNode => {
  const image = useFigure(src ?? '');
  return src ? (
    <Image className={styles.drawing} image={image} alt="" sizes="(min-width: 701px) 36vw, 91vw" />
  ) : (
    <Mark className={`site-colours-only ${styles.mark}`} />
  );
};

type Props = PropsOf<'Statement'> & {children: ReactNode};

/**
 * What a part turns on, in very large type from edge to edge of the window: a sentence, whose bold
 * words are figures or which has a drawing beside it, a numbered list, or key facts.
 */
export const Statement = ({src, children}: Props): ReactNode => (
  <div className={clsx(mdx.figure, styles.statement, src && styles.drawn)} data-breakout="full">
    <Picture src={src} />
    {children}
  </div>
);
