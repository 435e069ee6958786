import type {ReactNode} from 'react';
import {Translate, translate} from '../../../lib/translate';
import clsx from 'clsx';
import {Pair} from '../../../components/CommonGround/people';
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
      <Tagline as="h2">{translate({id: 'home.WhoWeAre.title'})}</Tagline>
      <p className={styles.statement}>
        <Translate
          id="home.WhoWeAre.statement"
          values={{
            // A browser may break a line before a drawing, even after a no-break space.
            mark: (
              <span className="site-nowrap">
                {'\u2060'}
                <Mark className={styles.mark} />
              </span>
            ),
            year: site.since,
          }}
        />
      </p>
      <div className={styles.venn}>
        <svg className="site-no-print" aria-hidden="true">
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
          title={translate({id: 'home.WhoWeAre.giving.title'})}
          lines={[
            translate({id: 'home.WhoWeAre.giving.1'}),
            translate({id: 'home.WhoWeAre.giving.2'}),
            translate({id: 'home.WhoWeAre.giving.3'}),
          ]}
        />
        <div className={styles.middle}>
          <h3>
            {/* The same in both languages: it is the agency's name. */}
            {site.name}
          </h3>
          {translate({id: 'home.WhoWeAre.common.line'})}
          <Pair className={`site-no-print ${styles.pair}`} />
        </div>
        <Side
          title={translate({id: 'home.WhoWeAre.receiving.title'})}
          lines={[
            translate({id: 'home.WhoWeAre.receiving.1'}),
            translate({id: 'home.WhoWeAre.receiving.2'}),
            translate({id: 'home.WhoWeAre.receiving.3'}),
          ]}
        />
      </div>
    </section>
  );
}
