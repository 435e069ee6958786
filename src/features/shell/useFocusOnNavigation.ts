import {useEffect, type RefObject} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * After a client-side navigation the focus would be nowhere: it goes to the anchor
 * that the link named, else to the start of the page, as a full page load would
 * have it.
 */
export function useFocusOnNavigation(pageStart: RefObject<HTMLElement | null>): void {
  const {action} = useHistory();
  const location = useLocation();
  useEffect(() => {
    if (action !== 'PUSH') return;
    const {hash} = location;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target) {
      pageStart.current?.focus({preventScroll: true});
      return;
    }
    // A section takes no focus by itself: it is given the attribute for a moment,
    // so that a later click in it does not move the focus there.
    const borrowed = target.tabIndex < 0 && !target.hasAttribute('tabindex');
    if (borrowed) target.setAttribute('tabindex', '-1');
    target.focus({preventScroll: true});
    if (borrowed) {
      target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
    }
  }, [action, location, pageStart]);
}
