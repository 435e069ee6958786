import type {ReactNode} from 'react';
import type {Trait} from '../../lib/portrait';
import {acts} from '../Portrait/acts';
import {Arm, Bust, type Act, type Looks} from '../Portrait/person';
import {under} from './things';
import styles from './styles.module.css';

/** What hands do between two heads, where there is no room for a raised one. */
export const between = (act: Trait<'act'>): Trait<'act'> => (acts[act].behind ? 'heart' : act);

type SitterProps = {
  looks: Looks;
  way: -1 | 1;
  /** On which side the hand acts. */
  side: -1 | 1;
  act: Trait<'act'>;
  /** What the other hand does, which else is under the table. */
  other: Act | undefined;
  /** Where, as an SVG transform. */
  at: string;
  /** Id of the clip path of what is beyond the tables. */
  clip: string;
};

/** Who sits behind the tables, which hide all of them but what their hands do. */
export function Sitter({looks, way, side, act, other, at, clip}: SitterProps): ReactNode {
  const hand = acts[act];
  return (
    <g className={styles.rim}>
      <g clipPath={`url(#${clip})`}>
        <g transform={at}>
          {hand.behind ? (
            <g transform={`scale(${side} 1)`}>
              <Arm looks={looks} {...hand} />
            </g>
          ) : null}
          <Bust looks={looks} way={way} />
          {other ? null : (
            <g transform={`scale(${-side} 1)`}>
              <Arm looks={looks} {...under} />
            </g>
          )}
        </g>
      </g>
      <g transform={`${at}scale(${side} 1)`}>
        {hand.behind ? null : <Arm looks={looks} {...hand} />}
        {other ? (
          <g transform="scale(-1 1)">
            <Arm looks={looks} {...other} />
          </g>
        ) : null}
      </g>
    </g>
  );
}
