import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '../../../components/Icon';
import Tagline from '../../../components/Tagline';
import Diagram from '../../../idea/Diagram';
import {translate} from '../../../lib/translate';
import {site} from '../../../site';
import styles from './styles.module.css';

/** Who we are: one large sentence, and the agency's idea. */
export default function WhoWeAre(): ReactNode {
  return (
    <section className={clsx('site-wrap', styles.who)}>
      <Tagline as="h2">{translate({id: 'home.WhoWeAre.title'})}</Tagline>
      <p className={styles.statement}>
        {translate({id: 'home.WhoWeAre.statement'}, {year: site.since})}
      </p>
      <Diagram drawn={(sentence) => <Icon name={`written-${sentence}`} size={64} />} />
    </section>
  );
}
