import {useDeferredValue, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import styles from './styles.module.css';

export type LaterProps = {
  /** Keeps a screen's height free meanwhile: for the first thing below the beginning. */
  keepsRoom?: boolean;
  children: ReactNode;
};

/**
 * What comes below the first screen of a page. When the page is reached at its top by
 * a link, its beginning is shown first and this right after, without holding up
 * frames or clicks. Everywhere else it is there at once: in the server's HTML, on the
 * way back, whose position is to be restored, and for an anchor, which may be in it.
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
