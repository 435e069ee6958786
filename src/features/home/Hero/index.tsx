import {Fragment, type ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Button from '../../../components/Button';
import {useLocale} from '../../../hooks/useLocale';
import type {Locale} from '../../../lib/locales';
import {familyOf, isThunder, useWeather} from '../../../hooks/useWeather';
import {homeAnchors, linkTo} from '../../../routes';
import Scenery, {seenAt} from '../../../idea/Scenery';
import {useCityTime} from './useCityTime';
import styles from './styles.module.css';

/** In characters: longer lines of the title would reach the sun or the moon. */
const LONG_LINE = 13;

/** « 9 h 05 », "09:05". */
const hourDigits: Readonly<Record<Locale, number>> = {fr: 1, en: 2};

/** Whether it is night in Paris in any season; further north, June has no night. */
const isNight = (hour: number): boolean => hour < 6 || hour >= 22;

/**
 * The time, then the sky where the weather is known, or else what the drawing shows; nothing where
 * it shows nothing.
 */
function Now({hour, minute, sky}: {hour: number; minute: string; sky?: string}): ReactNode {
  const shown = String(hour).padStart(hourDigits[useLocale()], '0');
  const seen = sky ?? seenAt(hour);
  return seen === undefined ? null : (
    <>
      <span className={styles.time}>
        {translate({id: 'home.Hero.time'}, {hour: shown, minute})}
      </span>{' '}
      <span>{seen}</span>
      {isNight(hour) ? (
        <span className={styles.day}> {translate({id: 'home.Hero.stillDay'})}</span>
      ) : null}
    </>
  );
}

/** The top of home: its title, under the sky of the agency's city. */
export default function Hero(): ReactNode {
  const weather = useWeather();
  const time = useCityTime();
  const lines = translate({id: 'home.Hero.title'}).split('\n');
  const isLong = lines.some(({length}) => length > LONG_LINE);
  return (
    <section className={clsx('site-wrap', styles.hero, isLong && styles.long)}>
      <h1>
        {/* The spaces separate the words for screen readers. */}
        {lines.map((line, index) => (
          <Fragment key={line}>
            {line} {index < lines.length - 1 ? <br /> : null}
          </Fragment>
        ))}
      </h1>
      <p className={styles.lead}>{translate({id: 'home.Hero.introduction'})}</p>
      <div className={styles.actions}>
        <Button href={`${linkTo('home')}#${homeAnchors.work}`} icon="arrow-right">
          {translate({id: 'home.Hero.work'})}
        </Button>{' '}
        <Button href={`${linkTo('home')}#${homeAnchors.contact}`} variant="ghost">
          {translate({id: 'home.Hero.contact'})}
        </Button>
      </div>
      <p className={clsx(styles.now, !weather?.sky && styles.drawn)}>
        {time ? <Now {...time} sky={weather?.sky} /> : null}
      </p>
      {/* Last in the DOM: it is positioned at the bottom, and would shift if painted before the
         text is parsed. */}
      <Scenery family={familyOf(weather)} hasBolt={isThunder(weather)} hour={time?.hour} />
    </section>
  );
}
