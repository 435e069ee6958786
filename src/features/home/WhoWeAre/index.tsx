import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import Discs from '../../../components/Discs';
import Mark from '../../../components/Mark';
import Tagline from '../../../components/Tagline';
import {site} from '../../../site';
import styles from './styles.module.css';

function Side({title, lines}: {title: string; lines: readonly string[]}): ReactNode {
  return (
    <div className={styles.side}>
      <h3>{title}</h3>
      <ul className="site-list-plain">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who we are: one large sentence, and the mark as a diagram of the work. */
export default function WhoWeAre(): ReactNode {
  return (
    <section className={clsx('site-wrap', styles.who)}>
      <Tagline as="h2">
        {translate({
          id: 'home.WhoWeAre.title',
          message: 'Qui nous sommes',
          description: 'Small heading of the section of home that says who the agency is.',
        })}
      </Tagline>
      <p className={styles.statement}>
        <Translate
          id="home.WhoWeAre.statement"
          description="The large sentence of home. {mark} is the agency's mark, two overlapping discs, drawn inline; {year} is the year of foundation."
          values={{mark: <Mark className={styles.mark} />, year: site.since}}
        >
          {
            'Depuis {year}, nous cherchons {mark} ce qui aide à la fois les équipes soignantes et les personnes soignées.'
          }
        </Translate>
      </p>
      <div className={styles.venn}>
        <svg aria-hidden="true">
          <Discs
            className={styles.wide}
            viewBox="0 0 1152 704"
            discs={[
              [352, 352, 352],
              [800, 352, 352],
            ]}
          />
          {/* For narrow screens, wider than the column. */}
          <Discs
            className={styles.stacked}
            viewBox="0 0 350 830"
            discs={[
              [175, 245, 245],
              [175, 585, 245],
            ]}
          />
        </svg>
        <Side
          title={translate({
            id: 'home.WhoWeAre.giving.title',
            message: 'Donner des soins',
            description: 'Left disc of the diagram on home: what those who give care need.',
          })}
          lines={[
            translate({
              id: 'home.WhoWeAre.giving.1',
              message: 'Des outils que l’on comprend sans notice.',
              description: 'Left disc of the diagram on home, first line.',
            }),
            translate({
              id: 'home.WhoWeAre.giving.2',
              message: 'Du temps pour la personne.',
              description: 'Left disc of the diagram on home, second line.',
            }),
            translate({
              id: 'home.WhoWeAre.giving.3',
              message: 'Une équipe qui donne partout la même consigne.',
              description: 'Left disc of the diagram on home, third line.',
            }),
          ]}
        />
        <div className={styles.middle}>
          <h3>
            {/* The same in both languages: it is the agency's name. */}
            {site.name}
          </h3>
          {translate({
            id: 'home.WhoWeAre.common.line',
            message: 'Concevoir ensemble, essayer tôt, ajuster.',
            description: 'Overlap of the discs on home: how the agency works.',
          })}
        </div>
        <Side
          title={translate({
            id: 'home.WhoWeAre.receiving.title',
            message: 'Recevoir des soins',
            description: 'Right disc of the diagram on home: what those who receive care need.',
          })}
          lines={[
            translate({
              id: 'home.WhoWeAre.receiving.1',
              message: 'Savoir ce qui va se passer.',
              description: 'Right disc of the diagram on home, first line.',
            }),
            translate({
              id: 'home.WhoWeAre.receiving.2',
              message: 'Garder la main sur ses choix.',
              description: 'Right disc of the diagram on home, second line.',
            }),
            translate({
              id: 'home.WhoWeAre.receiving.3',
              message: 'Se sentir à sa place.',
              description: 'Right disc of the diagram on home, third line.',
            }),
          ]}
        />
      </div>
    </section>
  );
}
