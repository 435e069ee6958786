import {Fragment, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Button from '../../../components/Button';
import {useWeather} from '../../../hooks/useWeather';
import {familyOf} from '../../../lib/weather';
import {homeAnchors, linkTo} from '../../../routes';
import Scenery from '../Scenery';
import styles from './styles.module.css';

/** The top of home: the tagline in three lines, under the sky of Paris. */
export default function Hero(): ReactNode {
  const weather = useWeather();
  const [still, setStill] = useState(false);
  const lines = [
    translate({
      id: 'home.Hero.title.1',
      message: 'Concevoir',
      description:
        'First line of the title of home, « Concevoir avec soin, pour le soin. »: three separate lines, of 10 letters at most if possible.',
    }),
    translate({
      id: 'home.Hero.title.2',
      message: 'avec soin,',
      description: 'Second line of the title of home.',
    }),
    translate({
      id: 'home.Hero.title.3',
      message: 'pour le soin.',
      description: 'Third line of the title of home.',
    }),
  ];
  return (
    <section className={clsx('site-wrap', styles.hero)}>
      <h1>
        {/* The spaces separate the words for screen readers. */}
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 ? <br /> : null}
            {line}{' '}
          </Fragment>
        ))}
      </h1>
      <p className={styles.lead}>
        {translate({
          id: 'home.Hero.lead',
          message:
            'Nous sommes un collectif de designers spécialisé dans le soin\u00A0: lieux, écrans médicaux, livrets et courriers. Nous travaillons sur place, avec les équipes et les patients.',
          description: 'The sentence under the title of home.',
        })}
      </p>
      <div className={styles.actions}>
        <Button href={`${linkTo('home')}#${homeAnchors.work}`} icon="arrow-right">
          {translate({
            id: 'home.Hero.work',
            message: 'Voir nos études de cas',
            description: 'First link under the title of home, to the case studies.',
          })}
        </Button>
        <Button href={`${linkTo('home')}#${homeAnchors.contact}`} variant="ghost">
          {translate({
            id: 'home.Hero.contact',
            message: 'Parlons-en',
            description: 'Second link under the title of home, to the contact form.',
          })}
        </Button>
      </div>
      {/* Last in the DOM: it is positioned at the bottom, and would shift if painted before the
         text is parsed. */}
      <Scenery family={familyOf(weather)} still={still} />
      {/* Movement longer than five seconds needs a pause control (WCAG 2.2.2). */}
      <button
        type="button"
        className={styles.motion}
        data-still={still || undefined}
        onClick={() => setStill(!still)}
        aria-label={
          still
            ? translate({
                id: 'home.Hero.resume',
                message: 'Reprendre l’animation du ciel',
                description: 'Name of the button that resumes the animation of the sky on home.',
              })
            : translate({
                id: 'home.Hero.pause',
                message: 'Arrêter l’animation du ciel',
                description: 'Name of the button that pauses the animation of the sky on home.',
              })
        }
      />
    </section>
  );
}
