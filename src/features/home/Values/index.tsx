import type {ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Discs from '../../../components/Discs';
import Icon from '../../../components/Icon';
import Tagline from '../../../components/Tagline';
import type {Disc} from '../../../lib/discs';
import styles from './styles.module.css';

/** In a row; stacked on narrow screens. */
const row = [235, 640, 1045].map((x): Disc => [x, 235, 235]);
const stacked = [175, 485, 795].map((y): Disc => [175, y, 175]);

/** Each has an icon and two texts of its name. */
const values = ['human', 'beautiful', 'sustainable'] as const;

/** Our values: three overlapping discs. */
export default function Values(): ReactNode {
  return (
    <section className={clsx('site-wrap', styles.values)} aria-labelledby="values-title">
      <Tagline>{translate({id: 'home.Values.tagline'})}</Tagline>
      <h2 id="values-title" className={clsx('site-heading', styles.title)}>
        {translate({id: 'home.Values.title'})}
      </h2>
      <div className={styles.row}>
        <svg className={`site-no-print ${styles.discs}`} aria-hidden="true">
          <Discs className={styles.wide} viewBox="0 0 1280 470" discs={row} />
          <Discs className={styles.stacked} viewBox="0 0 350 970" discs={stacked} />
        </svg>
        {values.map((value) => (
          <div key={value} className={styles.value}>
            <Icon name={value} size={72} color="currentColor" />
            <h3>{translate({id: `home.Values.${value}.name`})}</h3>
            {translate({id: `home.Values.${value}.line`})}
          </div>
        ))}
      </div>
    </section>
  );
}
