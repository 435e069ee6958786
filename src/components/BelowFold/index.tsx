import {startTransition, useEffect, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

type BelowFoldProps = {
  /** Order on the page, from 1: each part is rendered, and laid out, in a task of its own. */
  order?: number;
  /** Reserves the height of a screen until the content is rendered. */
  keepsRoom?: boolean;
  children: ReactNode;
};

/**
 * Content below the fold: deferred after a navigation to the top of a page, rendered at once
 * otherwise (server, back and forward, anchors).
 */
export default function BelowFold({
  order = 1,
  keepsRoom = false,
  children,
}: BelowFoldProps): ReactNode {
  const {action, location} = useHistory();
  const isAtTop = action !== 'POP' && location.hash === '';
  const [turn, setTurn] = useState(isAtTop ? 0 : order);

  useEffect(() => {
    if (turn < order) startTransition(() => setTurn(turn + 1));
  }, [turn, order]);

  if (turn === order) return children;
  return keepsRoom ? <div className={styles.room} /> : null;
}
