import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

type BelowFoldProps = {
  /** Reserves the height of a screen until the content is rendered. */
  keepsRoom?: boolean;
  children: ReactNode;
};

/**
 * Content below the fold: deferred after a navigation to the top of a page, rendered at once
 * otherwise (server, back and forward, anchors).
 */
export default function BelowFold({keepsRoom = false, children}: BelowFoldProps): ReactNode {
  const {action, location} = useHistory();
  const isAtTop = action !== 'POP' && location.hash === '';
  const isTime = useDeferredValue(true, !isAtTop);
  if (isTime) return children;
  return keepsRoom ? <div className={styles.room} /> : null;
}
