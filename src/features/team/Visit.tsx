import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '../../components/Button';
import Icon from '../../components/Icon';
import Unbroken from '../../components/Unbroken';
import {site} from '../../site';
import {DIRECTIONS} from './directions';
import styles from './styles.module.css';

/**
 * « Come and see us »: the address, and a plain form that opens the way there in
 * a new tab. It works without JavaScript and asks nothing of anybody else before
 * it is sent.
 */
export function Visit(): ReactNode {
  const {street, postalCode, city, country} = site.address;
  return (
    <section className={`site-ground-lilac ${styles.panel}`}>
      <Icon name="human" size={88} color="currentColor" />
      <h2>
        {translate({
          id: 'team.Visit.title',
          message: 'Venez nous voir',
          description: 'Title of the block of the team page that gives the address.',
        })}
      </h2>
      <p>
        <Unbroken>
          {translate(
            {
              id: 'team.Visit.text',
              message: '{address}. Prévenez-nous, nous ferons du café.',
              description: 'In the block of the team page that gives the address: {address}.',
            },
            {address: `${street}, ${postalCode}\u00A0${city}`},
          )}
        </Unbroken>
      </p>
      <form className={styles.visit} action={DIRECTIONS.address} method="get" target="_blank">
        <label className={styles.label} htmlFor="visit-from">
          {translate({
            id: 'team.Visit.from',
            message: 'D’où partez-vous ?',
            description: 'Label of the field for the address that a visitor leaves from.',
          })}
        </label>
        <p className={styles.hint} id="visit-hint">
          {translate({
            id: 'team.Visit.hint',
            message: 'L’itinéraire s’ouvre dans OpenStreetMap, dans un nouvel onglet.',
            description: 'Hint under the label « Where do you leave from? ».',
          })}
        </p>
        <input
          type="hidden"
          name={DIRECTIONS.to}
          value={`${street}, ${postalCode} ${city}, ${country}`}
        />
        <div className={styles.row}>
          <input
            className={styles.input}
            id="visit-from"
            name={DIRECTIONS.from}
            type="text"
            autoComplete="street-address"
            placeholder={translate({
              id: 'team.Visit.placeholder',
              message: 'Une adresse',
              description: 'Placeholder of the field for the address that a visitor leaves from.',
            })}
            aria-describedby="visit-hint"
          />
          <Button type="submit">
            {translate({
              id: 'team.Visit.submit',
              message: 'Voir l’itinéraire',
              description: 'Button that opens the way to the collective in a map.',
            })}
          </Button>
        </div>
      </form>
    </section>
  );
}
