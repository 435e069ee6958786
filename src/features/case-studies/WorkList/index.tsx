import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import Button from '../../../components/Button';
import Chip from '../../../components/Chip';
import {HOME_CASE_STUDIES, HOME_CASE_STUDIES_STEP} from '../../../constants';
import {sectorIds, type SectorId} from '../../../lib/vocabulary';
import type {CaseStudyCard} from '../../../plugins/case-studies/model';
import {homeAnchors, linkTo} from '../../../routes';
import {sectorLabels} from '../../../vocabulary/sectors';
import Card from '../Card';
import {sectorTints} from '../labels';
import {keepCount, keptCount, sectorOf, useSectorInUrl} from './address';
import {placesFor, tailOf, variantAt} from './layout';
import styles from './styles.module.css';

type WorkListProps = {
  /** The newest case studies, which the page carries. */
  first: readonly CaseStudyCard[];
  /** How many there are in all. */
  total: number;
  /**
   * Those that the page does not carry, for visitors without JavaScript. Given
   * on the server only: React does not hydrate what is in `<noscript>`.
   */
  rest?: ReadonlyArray<Pick<CaseStudyCard, 'path' | 'title'>>;
  /** Brings all of them, in a chunk of their own. */
  loadAll?: () => Promise<readonly CaseStudyCard[]>;
};

const contact = `${linkTo('home')}#${homeAnchors.contact}`;

async function importAll(): Promise<readonly CaseStudyCard[]> {
  const all = await import('@generated/docusaurus-plugin-content-blog/default/all.json');
  return all.default;
}

/** All case studies, once something needs more than the page carries. */
function useAll(loadAll: () => Promise<readonly CaseStudyCard[]>) {
  const [all, setAll] = useState<readonly CaseStudyCard[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    () =>
      loadAll().then(
        (studies) => {
          setAll(studies);
          setFailed(false);
          return true;
        },
        // Said and not passed on: the page is whole without them.
        () => {
          setFailed(true);
          return false;
        },
      ),
    [loadAll],
  );
  return {all, failed, load};
}

/** How many of the cards are there: shown beside the button, and read aloud when more have come. */
const shownMessage = (shown: number, count: number) =>
  translate(
    {
      id: 'caseStudies.WorkList.shown',
      message: '{shown} études de cas sur {count}',
      description:
        'On home, beside the button that shows more case studies: how many are shown, of how many. Both are above 12.',
    },
    {shown, count},
  );

function useCountMessage(): (count: number, sector: SectorId | undefined) => string {
  const {selectMessage} = usePluralForm();
  return (count, sector) =>
    sector
      ? selectMessage(
          count,
          translate(
            {
              id: 'caseStudies.WorkList.countInSector',
              message: '{count} étude de cas\u00A0: {sector}|{count} études de cas\u00A0: {sector}',
              description:
                'Read by screen readers after a choice of sector on home. Singular and plural, parted by « | ».',
            },
            {count, sector: sectorLabels[sector]},
          ),
        )
      : selectMessage(
          count,
          translate(
            {
              id: 'caseStudies.WorkList.count',
              message: '{count} étude de cas en tout|{count} études de cas en tout',
              description:
                'Read by screen readers after the choice of all sectors on home. Singular and plural, parted by « | ».',
            },
            {count},
          ),
        );
}

/**
 * The case studies on home (#work): an asymmetric grid of covers, with chips
 * that filter them by sector and, when there are many, a button that shows more.
 */
export default function WorkList({
  first,
  total,
  rest = [],
  loadAll = importAll,
}: WorkListProps): ReactNode {
  useBrokenLinks().collectAnchor(homeAnchors.work);
  const [sector, choose] = useSectorInUrl();
  const {all, failed, load} = useAll(loadAll);
  const countMessage = useCountMessage();
  /** How many cards are wanted, for the sector that they were asked for. */
  const [wanted, setWanted] = useState<{sector?: SectorId; count: number}>({
    count: HOME_CASE_STUDIES,
  });
  /** What the visitor has touched last: before that, nothing is announced. */
  const [touched, setTouched] = useState<'filter' | 'more'>();
  const list = useRef<HTMLUListElement>(null);
  const focusFrom = useRef<number>(undefined);

  const complete = all !== undefined || total <= first.length;
  const known = all ?? first;
  const found = sector ? known.filter((study) => study.sector === sector) : known;
  const count = wanted.sector === sector ? wanted.count : HOME_CASE_STUDIES;
  const shown = found.slice(0, count);
  const missing = sector && !complete;
  const inAll = sector ? found.length : total;
  const more = inAll > shown.length;
  const places = placesFor(shown.length);

  useEffect(() => {
    if (missing) {
      void load();
    }
  }, [load, missing]);

  // On the way back, as many as the visitor had asked for.
  useEffect(() => {
    const kept = keptCount();
    if (kept !== undefined) {
      void load().then((came) => {
        if (came) setWanted({sector: sectorOf(window.location.search), count: kept});
      });
    }
  }, [load]);

  // The first of the cards that have just come takes the focus: the button that
  // had it may be gone, and the visitor goes on from there.
  useEffect(() => {
    const item = focusFrom.current === undefined ? null : list.current?.children[focusFrom.current];
    if (item) {
      focusFrom.current = undefined;
      item.querySelector('a')?.focus();
    }
  }, [shown.length]);

  const filter = (choice: SectorId | undefined) => {
    focusFrom.current = undefined;
    setTouched('filter');
    keepCount(undefined);
    choose(choice);
  };

  const showMore = async () => {
    focusFrom.current = shown.length;
    if (complete || (await load())) {
      setTouched('more');
      setWanted({sector, count: count + HOME_CASE_STUDIES_STEP});
      keepCount(count + HOME_CASE_STUDIES_STEP);
    }
  };

  return (
    <section
      id={homeAnchors.work}
      className={clsx('site-wrap', 'site-grid', styles.work)}
      aria-labelledby="work-title"
      data-tail={tailOf(places)}
    >
      <div className={styles.head}>
        <h2 id="work-title" className="site-heading">
          <Translate
            id="caseStudies.WorkList.title"
            description="Title of the case studies on home."
          >
            Études de cas
          </Translate>
        </h2>
        <div
          className={clsx(styles.filter, styles.scripted)}
          role="group"
          aria-label={translate({
            id: 'caseStudies.WorkList.filter',
            message: 'Filtrer par secteur',
            description: 'Name of the group of chips that filter the case studies on home.',
          })}
        >
          <Chip pressed={!sector} onClick={() => filter(undefined)}>
            <Translate
              id="caseStudies.WorkList.all"
              description="First chip of the filter of case studies: every sector."
            >
              Tout
            </Translate>
          </Chip>
          {sectorIds.map((id) => (
            <Chip
              key={id}
              tint={sectorTints[id]}
              pressed={id === sector}
              onClick={() => filter(id)}
            >
              {sectorLabels[id]}
            </Chip>
          ))}
        </div>
      </div>
      <p className="site-visually-hidden" role="status">
        {touched === 'filter' && !missing ? countMessage(inAll, sector) : null}
        {touched === 'more' ? shownMessage(shown.length, inAll) : null}
      </p>
      <ul ref={list} role="list" className={styles.list} aria-busy={missing && !failed}>
        {shown.map((study, index) => {
          const place = places[index] ?? 'row';
          return (
            <Card
              key={study.id}
              as="li"
              caseStudy={study}
              variant={variantAt(place)}
              className={styles[place]}
            />
          );
        })}
      </ul>
      {shown.length === 0 && !missing ? (
        <div className={styles.empty}>
          <p className="site-statement">
            <Translate
              id="caseStudies.WorkList.empty"
              description="On home, where the chosen sector has no case study yet."
            >
              Pas encore d’étude de cas dans ce secteur. La prochaine sera peut-être la vôtre.
            </Translate>
          </p>
          <Button href={contact} icon="arrow-right">
            <Translate
              id="caseStudies.WorkList.emptyAction"
              description="Link to the contact form, where the chosen sector has no case study yet."
            >
              Parlons de votre projet
            </Translate>
          </Button>
        </div>
      ) : (
        <div className={styles.next}>
          {failed ? (
            <p role="alert" className={styles.failed}>
              <Translate
                id="caseStudies.WorkList.failed"
                description="On home, when the other case studies could not be loaded. A button to try again follows."
              >
                Les autres études de cas n’ont pas pu être chargées. Vérifiez votre connexion, puis
                réessayez.
              </Translate>
            </p>
          ) : null}
          {more || failed ? (
            <div className={clsx(styles.more, styles.scripted)}>
              <Button onClick={() => void showMore()}>
                <Translate
                  id="caseStudies.WorkList.more"
                  description="Button that shows more case studies on home."
                >
                  Voir plus d’études de cas
                </Translate>
              </Button>
              <p className={styles.shown}>{shownMessage(shown.length, inAll)}</p>
            </div>
          ) : null}
          <Button href={contact} variant="ghost" icon="arrow-right">
            {translate({
              id: 'caseStudies.WorkList.similar',
              message: 'Vous pensez à un projet proche\u202F? Racontez-le-nous.',
              description: 'Link to the contact form, under the case studies on home.',
            })}
          </Button>
        </div>
      )}
      {total > first.length ? (
        <noscript>
          <details className={styles.rest}>
            <summary>
              <Translate
                id="caseStudies.WorkList.rest"
                description="On home without JavaScript: opens the list of the case studies that have no card there. At least one."
                values={{count: total - first.length}}
              >
                {'Toutes les autres études de cas ({count})'}
              </Translate>
            </summary>
            <ul role="list">
              {rest.map(({path, title}) => (
                <li key={path}>
                  <Link className="site-link" to={path}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
        </noscript>
      ) : null}
    </section>
  );
}
