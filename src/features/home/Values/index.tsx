import type {ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Icon from '../../../components/Icon';
import styles from './styles.module.css';

/** Each has an icon and two texts of its name. */
const values = ['human', 'beautiful', 'sustainable'] as const;

/** Our values: three words, a line each. */
export default function Values(): ReactNode {
  return (
    <section className={clsx('site-wrap', styles.values)} aria-labelledby="values-title">
      <h2 id="values-title" className="site-visually-hidden">
        {translate({id: 'home.Values.title'})}
      </h2>
      {values.map((value) => (
        <div key={value} className={styles.value}>
          <Icon name={value} size={80} color="currentColor" />
          <h3>{translate({id: `home.Values.${value}.name`})}</h3>
          <p>{translate({id: `home.Values.${value}.line`})}</p>
        </div>
      ))}
    </section>
  );
}
