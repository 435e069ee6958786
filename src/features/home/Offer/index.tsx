import type {ReactNode} from 'react';
import {translate} from '../../../lib/translate';
import clsx from 'clsx';
import Button from '../../../components/Button';
import Discs from '../../../idea/Discs';
import Icon from '../../../components/Icon';
import Tagline from '../../../components/Tagline';
import {BELOW_FOLD_CLASS} from '../../../lib/early';
import {capitalise, numberWord} from '../../../lib/text';
import {linkTo} from '../../../routes';
import {site} from '../../../site';
import {serviceIds, services, type Service, type ServiceId} from '../../../vocabulary';
import {serviceTexts} from '../../../vocabulary/labels';
import {useLocale} from '../../../hooks/useLocale';
import styles from './styles.module.css';

/** Title of the offer, with the number of services in words. */
const titleOf = (count: string): string =>
  serviceIds.length === 1
    ? translate({id: 'home.Offer.titleOfOne'})
    : translate({id: 'home.Offer.title'}, {count});

const isSoldAlone = (id: ServiceId): boolean => {
  const {price}: Service = services[id];
  return price !== undefined && site.projects.prices[price] !== undefined;
};

/** Those sold alone come first. */
const shown = [...serviceIds.filter(isSoldAlone), ...serviceIds.filter((id) => !isSoldAlone(id))];

/** Our offer: the services, each with a picture and one line. */
export default function Offer(): ReactNode {
  const locale = useLocale();
  return (
    <section
      className={clsx(BELOW_FOLD_CLASS, 'site-ground-butter', 'site-wrap', styles.offer)}
      aria-labelledby="offer-title"
    >
      <Tagline>{translate({id: 'home.Offer.tagline'})}</Tagline>
      <h2 id="offer-title" className={clsx('site-heading', styles.title)}>
        {titleOf(capitalise(numberWord(serviceIds.length, locale)))}
      </h2>
      <Discs
        className={styles.discs}
        viewBox="0 0 460 340"
        discs={[
          [170, 170, 170],
          [320, 200, 140],
        ]}
      />
      <ul className={`site-list-plain ${styles.services}`}>
        {shown.map((id) => (
          <li key={id} className={styles.service} data-alone={isSoldAlone(id) ? '' : undefined}>
            <Icon
              name={services[id].icon}
              size={80}
              color="currentColor"
              className={`site-window ${styles.icon}`}
            />
            <h3>{serviceTexts[id].label}</h3>
            {serviceTexts[id].line}
          </li>
        ))}
      </ul>
      <Button
        href={linkTo('how-we-work')}
        variant="ghost"
        icon="arrow-right"
        className={`site-no-print ${styles.method}`}
      >
        {translate({id: 'home.Offer.method'})}
      </Button>
    </section>
  );
}
