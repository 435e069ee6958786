import type {ReactNode} from 'react';
import type {DayWords} from './dayWords';

/** A day within a sentence, on one line. */
export function Day({iso, display}: DayWords): ReactNode {
  return (
    <time className="site-nowrap" dateTime={iso}>
      {display}
    </time>
  );
}
