import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {afterScroll, barAt, revealed, type BarLook, type BarState} from './barState';

/** The scroll position without elastic overscroll. */
function scrollPosition(): number {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  return Math.max(0, Math.min(window.scrollY, end));
}

/**
 * The bar's appearance while the page scrolls; undefined until the position is known.
 *
 * @param menuOpen freezes the bar behind the menu
 * @param pathname a new page resets the bar
 */
export function useBarLook(
  bar: RefObject<HTMLElement | null>,
  {menuOpen, pathname}: {menuOpen: boolean; pathname: string},
): {look: BarLook | undefined; reveal: () => void} {
  const state = useRef<BarState>(undefined);
  const [look, setLook] = useState<BarLook>();

  const enter = useCallback((next: BarState) => {
    state.current = next;
    const {visible, floating} = next;
    setLook((shown) =>
      shown?.visible === visible && shown.floating === floating ? shown : {visible, floating},
    );
  }, []);

  useEffect(() => {
    // In the next frame, once features/navigation has scrolled the page.
    const frame = requestAnimationFrame(() => enter(barAt(scrollPosition())));
    return () => cancelAnimationFrame(frame);
  }, [enter, pathname]);

  useEffect(() => {
    const onScroll = () => {
      const held = menuOpen || bar.current?.querySelector(':focus-visible') != null;
      enter(afterScroll(state.current ?? barAt(0), scrollPosition(), held));
    };
    window.addEventListener('scroll', onScroll, {passive: true});
    return () => window.removeEventListener('scroll', onScroll);
  }, [bar, enter, menuOpen]);

  const reveal = useCallback(() => {
    if (state.current) enter(revealed(state.current));
  }, [enter]);

  return {look, reveal};
}
