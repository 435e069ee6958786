import type {ReactNode} from 'react';
import type {WeatherFamily} from '@site/src/hooks/useWeather';
import styles from './styles.module.css';

/** Nothing is drawn that words could add to. */
export const seenAt = (_hour: number): string | undefined => undefined;

type SceneryProps = {family: WeatherFamily; hasBolt: boolean; hour: number | undefined};

/** The hero's background: one colour of the palette. */
export default function Scenery(_props: SceneryProps): ReactNode {
  return <div className={`site-no-print ${styles.ground}`} aria-hidden="true" />;
}
