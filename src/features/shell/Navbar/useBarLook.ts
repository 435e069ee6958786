import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {afterScroll, barAt, revealed, type BarLook, type BarState} from './barState';

/** The scroll position, without what elastic scrolling adds. */
function scrollPosition(): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, end));
}

/**
 * How the bar looks while the page scrolls; undefined until the browser knows the position.
 *
 * @param menuOpen the bar does not move behind the menu
 * @param pathname each page begins with the bar in view
 */
export function useBarLook(
  bar: RefObject<HTMLElement | null>,
  {menuOpen, pathname}: {menuOpen: boolean; pathname: string},
): {look: BarLook | undefined; reveal: () => void} {
  const state = useRef<BarState>(undefined);
  const page = useRef<string>(undefined);
  const [look, setLook] = useState<BarLook>();

  const enter = useCallback((next: BarState) => {
    state.current = next;
    const {visible, floating} = next;
    setLook((shown) =>
      shown?.visible === visible && shown.floating === floating ? shown : {visible, floating},
    );
  }, []);

  useEffect(() => {
    // In the next frame, after features/navigation has scrolled the page.
    const frame = requestAnimationFrame(() => {
      if (page.current !== pathname) {
        page.current = pathname;
        enter(barAt(scrollPosition()));
      }
    });
    const onScroll = () => {
      const held = menuOpen || bar.current?.querySelector(':focus-visible') != null;
      enter(afterScroll(state.current ?? barAt(0), scrollPosition(), held));
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [bar, enter, menuOpen, pathname]);

  const reveal = useCallback(() => {
    if (state.current) enter(revealed(state.current));
  }, [enter]);

  return {look, reveal};
}
