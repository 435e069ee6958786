import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '../../../components/Link';
import {translate} from '../../../lib/translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import Button from '../../../components/Button';
import Chip from '../../../components/Chip';
import {HOME_CASE_STUDIES, HOME_CASE_STUDIES_STEP} from '../../../constants';
import {BELOW_FOLD_CLASS} from '../../../lib/early';
import type {CaseStudyCard} from '../../../plugins/case-studies/model';
import {homeAnchors, linkTo} from '../../../routes';
import {sectorIds, sectors, type SectorId} from '../../../vocabulary';
import {sectorLabels} from '../../../vocabulary/labels';
import Card from '../Card';
import {keepCount, keptCount, sectorOf, useSectorInUrl} from './address';
import {placesFor, variantAt} from './layout';
import styles from './styles.module.css';

type WorkListProps = {
  /** The newest case studies, included in the page. */
  first: readonly CaseStudyCard[];
  total: number;
  /** Those that have case studies. */
  sectors: readonly SectorId[];
  /**
   * The others, for visitors without JavaScript. Server only: React does not hydrate `<noscript>`.
   */
  rest?: ReadonlyArray<Pick<CaseStudyCard, 'path' | 'title'> & {lang?: string}>;
  loadAll?: () => Promise<readonly CaseStudyCard[]>;
};

/** Fewer case studies are seen at once, and need no filter. */
const FILTER_FROM = 4;

const contact = `${linkTo('home')}#${homeAnchors.contact}`;

async function importAll(): Promise<readonly CaseStudyCard[]> {
  const all = await import('@generated/docusaurus-plugin-content-blog/default/all.json');
  return all.default;
}

/** Loads all case studies when the page needs more than it includes. */
function useAll(loadAll: () => Promise<readonly CaseStudyCard[]>) {
  const [all, setAll] = useState<readonly CaseStudyCard[]>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    // Ignores failures: home still shows the first twelve.
    const studies = await loadAll().catch(() => undefined);
    if (studies) setAll(studies);
    setFailed(!studies);
    return studies !== undefined;
  }, [loadAll]);
  return {all, failed, load};
}

/** Shown beside the button, and announced when more cards appear. */
const shownMessage = (shown: number, count: number) =>
  translate({id: 'caseStudies.WorkList.shown'}, {shown, count});

/** Singular and plural. */
const countMessage = (count: number, sector: SectorId | undefined) =>
  sector
    ? translate({id: 'caseStudies.WorkList.countInSector'}, {count, sector: sectorLabels[sector]})
    : translate({id: 'caseStudies.WorkList.count'}, {count});

/** The case studies on home (#work), filtered by sector. */
export default function WorkList({
  first,
  total,
  sectors: used,
  rest = [],
  loadAll = importAll,
}: WorkListProps): ReactNode {
  useBrokenLinks().collectAnchor(homeAnchors.work);
  const filters = total >= FILTER_FROM && used.length > 1;
  const [inUrl, choose] = useSectorInUrl();
  // Without the filter, a visitor could not undo it.
  const sector = filters ? inUrl : undefined;
  const {all, failed, load} = useAll(loadAll);
  const {selectMessage} = usePluralForm();
  /** The number of cards requested, and the sector it applies to. */
  const [wanted, setWanted] = useState<{sector?: SectorId; count: number}>({
    count: HOME_CASE_STUDIES,
  });
  /** Nothing is announced before the first interaction. */
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
  const places = placesFor(shown.length, more);

  useEffect(() => {
    if (missing) void load();
  }, [load, missing]);

  // Going back restores the number of cards.
  useEffect(() => {
    const savedCount = keptCount();
    if (savedCount !== undefined) {
      void load().then((loaded) => {
        if (loaded) setWanted({sector: sectorOf(window.location.search), count: savedCount});
      });
    }
  }, [load]);

  // Focuses the first new card: the focused button may have been removed.
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
      className={clsx(BELOW_FOLD_CLASS, 'site-wrap', 'site-grid', styles.work)}
      aria-labelledby="work-title"
      data-ends={places.at(-1)}
    >
      <div className={styles.head}>
        <h2 id="work-title" className="site-heading">
          {translate({id: 'caseStudies.WorkList.title'})}
        </h2>
        {filters ? (
          <div
            className={clsx('site-no-print', 'site-scripted', styles.filter, styles.scripted)}
            role="group"
            aria-label={translate({id: 'caseStudies.WorkList.filter'})}
          >
            <Chip pressed={!sector} onClick={() => filter(undefined)}>
              {translate({id: 'caseStudies.WorkList.all'})}
            </Chip>
            {sectorIds
              .filter((id) => used.includes(id))
              .map((id) => (
                <Chip
                  key={id}
                  tint={sectors[id].tint}
                  pressed={id === sector}
                  onClick={() => filter(id)}
                >
                  {sectorLabels[id]}
                </Chip>
              ))}
          </div>
        ) : null}
      </div>
      <p className="site-visually-hidden" role="status">
        {touched === 'more'
          ? shownMessage(shown.length, inAll)
          : touched === 'filter' && !missing
            ? selectMessage(inAll, countMessage(inAll, sector))
            : null}
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
          <p className="site-statement">{translate({id: 'caseStudies.WorkList.empty'})}</p>
          <Button href={contact} icon="arrow-right">
            {translate({id: 'caseStudies.WorkList.emptyAction'})}
          </Button>
        </div>
      ) : (
        <div className={`site-no-print ${styles.next}`}>
          {failed ? (
            <p role="alert" className={styles.failed}>
              {translate({id: 'caseStudies.WorkList.failed'})}
            </p>
          ) : null}
          {more || failed ? (
            <div className={clsx('site-scripted', styles.more, styles.scripted)}>
              <Button onClick={() => void showMore()}>
                {translate({id: 'caseStudies.WorkList.more'})}
              </Button>
              <p className={styles.shown}>{shownMessage(shown.length, inAll)}</p>
            </div>
          ) : null}
          <Button href={contact} variant="ghost" icon="arrow-right">
            {translate({id: 'caseStudies.WorkList.similar'})}
          </Button>
        </div>
      )}
      {total > first.length ? (
        <noscript>
          <details className={styles.rest}>
            <summary>
              {translate({id: 'caseStudies.WorkList.rest'}, {count: total - first.length})}
            </summary>
            <ul role="list">
              {rest.map(({path, title, lang}) => (
                <li key={path} lang={lang}>
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
