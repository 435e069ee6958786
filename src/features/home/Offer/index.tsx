import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Discs from '../../../components/Discs';
import Icon from '../../../components/Icon';
import Tagline from '../../../components/Tagline';
import {serviceIds} from '../../../lib/vocabulary';
import {serviceTexts} from '../../../vocabulary/services';
import styles from './styles.module.css';

/** Our offer: ten services, each with an icon and one line. */
export default function Offer(): ReactNode {
  return (
    <section
      className={clsx('site-ground-butter', 'site-wrap', styles.offer)}
      aria-labelledby="offer-title"
    >
      <Discs
        className={styles.discs}
        viewBox="0 0 640 420"
        discs={[
          [250, 170, 210],
          [500, 150, 250],
        ]}
      />
      <Tagline>
        {translate({
          id: 'home.Offer.tagline',
          message: 'Notre offre',
          description: 'Small heading above the title of the offer on home.',
        })}
      </Tagline>
      <h2 id="offer-title" className={clsx('site-heading', styles.title)}>
        {translate({
          id: 'home.Offer.title',
          message: 'Dix façons de travailler ensemble',
          description: 'Title of the offer on home, above the ten services.',
        })}
      </h2>
      <ul className={styles.services}>
        {serviceIds.map((id) => (
          <li key={id} className={styles.service}>
            <Icon name={id} size={80} color="currentColor" className={styles.icon} />
            <h3>{serviceTexts[id].label}</h3>
            {serviceTexts[id].line}
          </li>
        ))}
      </ul>
    </section>
  );
}
