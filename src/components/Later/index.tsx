import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

type LaterProps = {
  /** Keeps a screen's height free meanwhile: for the first thing below the beginning. */
  keepsRoom?: boolean;
  children: ReactNode;
};

/**
 * What comes below the first screen of a page: shown right after it when a link leads to the
 * page's top, and at once everywhere else (the server's HTML, the way back, anchors).
 */
export default function Later({keepsRoom = false, children}: LaterProps): ReactNode {
  const {action, location} = useHistory();
  const isAtTop = action !== 'POP' && location.hash === '';
  const isTime = useDeferredValue(true, !isAtTop);
  if (isTime) {
    return children;
  }
  return keepsRoom ? <div className={styles.room} /> : null;
}
