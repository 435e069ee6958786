import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

type LaterProps = {
  /** Keeps a screen's height free meanwhile. */
  keepsRoom?: boolean;
  children: ReactNode;
};

/**
 * Content below the first screen: right after it when a link leads to the page's top, at once
 * everywhere else (the server's HTML, the way back, anchors).
 */
export default function Later({keepsRoom = false, children}: LaterProps): ReactNode {
  const {action, location} = useHistory();
  const isAtTop = action !== 'POP' && location.hash === '';
  const isTime = useDeferredValue(true, !isAtTop);
  if (isTime) return children;
  return keepsRoom ? <div className={styles.room} /> : null;
}
