import {translate} from '../../lib/translate';
import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import styles from './styles.module.css';

/** Screen readers hear of it in steps, in per cent, once scrolling rests, in ms: NVDA beeps at each. */
const STEP = 10;
const REST = 400;

/** The share read of a text that ends at `end`: 1 when its end is in view. All in px. */
export function progressOf(scrolled: number, end: number, viewport: number): number {
  const way = end - viewport;
  return way <= 0 ? 1 : Math.min(1, Math.max(0, scrolled / way));
}

/** A thin bar along the top of the viewport that shows how much of `target` has been read. */
export default function ReadingProgress({
  target,
}: {
  target: RefObject<HTMLElement | null>;
}): ReactNode {
  const bar = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    const text = target.current;
    if (!text) return undefined;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      frame = 0;
      const end = text.getBoundingClientRect().bottom + window.scrollY;
      const progress = progressOf(window.scrollY, end, window.innerHeight);
      if (bar.current) {
        // Bypasses React: the bar moves every frame.
        bar.current.style.transform = `scaleX(${progress})`;
      }
      clearTimeout(rest);
      rest = setTimeout(() => setPercent(STEP * Math.round((100 * progress) / STEP)), REST);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    // Pictures and fonts that load late change the height.
    const observer = new ResizeObserver(schedule);
    observer.observe(text);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      observer.disconnect();
    };
  }, [target]);

  return (
    <div
      ref={bar}
      className={`site-no-print ${styles.bar}`}
      role="progressbar"
      aria-label={translate({id: 'components.ReadingProgress.label'})}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    />
  );
}
