import type {ReactNode} from 'react';
import type {DayWords} from '../../lib/day';

/** A date within a sentence, kept on one line. */
export function Day({iso, display}: DayWords): ReactNode {
  return (
    <time className="site-nowrap" dateTime={iso}>
      {display}
    </time>
  );
}
