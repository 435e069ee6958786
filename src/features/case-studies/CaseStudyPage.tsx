import {useRef, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {translate} from '../../lib/translate';
import clsx from 'clsx';
import Image from '../../components/Image';
import Link from '../../components/Link';
import BelowFold from '../../components/BelowFold';
import PageIndex from '../../components/PageIndex';
import People from '../../components/People';
import ReadingProgress from '../../components/ReadingProgress';
import Tag from '../../components/Tag';
import Tagline from '../../components/Tagline';
import Tied from '../../components/Tied';
import Unbroken from '../../components/Unbroken';
import {useAnchors} from '../../hooks/useAnchors';
import {useLocale} from '../../hooks/useLocale';
import type {Image as ImageData} from '../../lib/image';
import type {Locale} from '../../lib/locales';
import type {CaseStudyPage as CaseStudyData} from '../../plugins/case-studies/model';
import {sectionHeadings, sectionIds} from '../../vocabulary/sections';
import {homeAnchors, linkTo} from '../../routes';
import {sectors} from '../../vocabulary';
import {COVER_ATTRIBUTE, STUDY_ATTRIBUTE} from '../../lib/coverParts';
import {sectorLabels} from '../../vocabulary/labels';
import {Page} from '../page';
import {seenPicture} from '../page/cover';
import Card from './Card';
import {CaseStudyContext, PartContext, usePageLang} from './context';
import {listServices, sampleMark} from './labels';
import styles from './styles.module.css';

/** Says the only language of a study. */
const onlyIn: Readonly<Record<Locale, string>> = {
  fr: translate({id: 'caseStudies.CaseStudyPage.frenchOnly'}),
  en: translate({id: 'caseStudies.CaseStudyPage.englishOnly'}),
};

/** Value of `sizes`: seven columns of twelve, or the page's width. */
const COVER_SIZES = '(min-width: 1408px) 740px, (min-width: 1001px) 53vw, 91vw';

/** In characters: a longer title is smaller, so that its words and the picture share a screen. */
const LONG_TITLE = 38;

/** The picture, with what the visitor has already seen as its placeholder. */
const seenAs = (image: ImageData, placeholder: string): ImageData => ({
  ...image,
  placeholder,
  tint: undefined,
});

/** Two messages, because Intl's plural rules are slow to load. */
function readingTime(minutes: number): string {
  return minutes === 1
    ? translate({id: 'caseStudies.CaseStudyPage.readingMinute'})
    : translate({id: 'caseStudies.CaseStudyPage.readingTime'}, {minutes});
}

/** Where a study is in the site, as its structured data says (plugins/publish/structuredData.ts). */
const Trail = (): ReactNode => (
  <nav aria-label={translate({id: 'caseStudies.CaseStudyPage.trail'})} className="site-no-print">
    <ol role="list" className={styles.trail}>
      <li>
        <Link to={linkTo('home')}>{translate({id: 'shell.links.home'})}</Link>
      </li>
      <li>
        <Link to={`${linkTo('home')}#${homeAnchors.work}`}>
          {translate({id: 'shell.links.work'})}
        </Link>
      </li>
    </ol>
  </nav>
);

/** States that the organisation took no part in a sample. */
function SampleNotice({lang}: {lang?: string}): ReactNode {
  return (
    <p className={styles.notice} lang={lang}>
      <strong>{`${sampleMark()}.`}</strong> {translate({id: 'caseStudies.CaseStudyPage.sample'})}
    </p>
  );
}

function Facts({caseStudy, lang}: {caseStudy: CaseStudyData; lang?: string}): ReactNode {
  const locale = useLocale();
  const {client, contentLocale, sample, sector, services, year} = caseStudy;
  return (
    <dl className={styles.facts} lang={lang}>
      <dt>
        {sample
          ? translate({id: 'caseStudies.CaseStudyPage.setting'})
          : translate({id: 'caseStudies.CaseStudyPage.client'})}
      </dt>
      <dd lang={lang && contentLocale}>{client}</dd>
      <dt>{translate({id: 'caseStudies.CaseStudyPage.sector'})}</dt>
      <dd>
        <Tag tint={sectors[sector].tint}>{sectorLabels[sector]}</Tag>
      </dd>
      <dt>{translate({id: 'caseStudies.CaseStudyPage.year'})}</dt>
      <dd>{year}</dd>
      <dt>{translate({id: 'caseStudies.CaseStudyPage.services'})}</dt>
      <dd>
        <Unbroken>{listServices(services, locale)}</Unbroken>
      </dd>
    </dl>
  );
}

function After({caseStudy: {sector, team, related}}: {caseStudy: CaseStudyData}): ReactNode {
  return (
    <section className={`site-wrap site-ground-${sectors[sector].tint} ${styles.after}`}>
      <h2 className={styles.heading}>{translate({id: 'caseStudies.CaseStudyPage.team'})}</h2>
      <People people={team} headingLevel={3} inLine />
      {related.length > 0 ? (
        <>
          <h2 className={clsx('site-no-print', styles.heading, styles.related)}>
            {translate({id: 'caseStudies.CaseStudyPage.related'})}
          </h2>
          <div className={`site-no-print ${styles.cards}`}>
            {related.map((card) => (
              <Card key={card.id} caseStudy={card} variant="l" className={styles.card} />
            ))}
          </div>
        </>
      ) : null}
    </section>
  );
}

export function CaseStudyPage({
  caseStudy,
  anchors,
  opens = false,
  contact,
  children,
}: {
  caseStudy: CaseStudyData;
  /** The ids in the text. */
  anchors: readonly string[];
  /** Whether the text opens the study with an object of its own, instead of the cover. */
  opens?: boolean;
  contact: ReactNode;
  children: ReactNode;
}): ReactNode {
  const article = useRef<HTMLElement>(null);
  useAnchors(anchors);
  const {pathname} = useLocation();
  // The card's picture, until the header's own has loaded.
  const [placeholder] = useState(() => seenPicture(pathname));
  const {contentLocale, cover, date, description, mark, sample, sector, title} = caseStudy;
  const marked = (text: string) => (mark ? `${mark}. ${text}` : text);
  // The text may be in another language than the page: each part sets its own `lang`.
  const pageLang = usePageLang(caseStudy);
  const contentLang = pageLang && contentLocale;
  const {tint} = sectors[sector];
  const studyMark = {[STUDY_ATTRIBUTE]: ''};
  const coverMark = opens ? {} : {[COVER_ATTRIBUTE]: ''};
  return (
    <Page
      title={title}
      sharedAs={marked(title)}
      description={marked(description)}
      article={{published: date, section: sectorLabels[sector]}}
      canonical={caseStudy.canonical}
      alternates={caseStudy.alternates}
      switchTo={caseStudy.switchTo}
    >
      <ReadingProgress target={article} />
      <article
        ref={article}
        className={clsx(styles.study, styles[tint])}
        lang={contentLang}
        {...studyMark}
      >
        <header
          className={clsx('site-wrap', `site-ground-${tint}`, styles.header)}
          data-object={opens ? '' : undefined}
        >
          <div className={styles.words}>
            <div className={styles.top} lang={pageLang}>
              <Trail />
              <Tagline>{readingTime(caseStudy.readingMinutes)}</Tagline>
            </div>
            {pageLang ? (
              <p className={styles.notice} lang={pageLang}>
                {onlyIn[contentLocale]}
              </p>
            ) : null}
            {sample ? <SampleNotice lang={pageLang} /> : null}
            <h1 className={styles.title} data-long={title.length > LONG_TITLE || undefined}>
              <Tied>{title}</Tied>
            </h1>
            <p className={`site-lead ${styles.lead}`}>
              <Unbroken>{description}</Unbroken>
            </p>
          </div>
          <div className={styles.object} {...coverMark}>
            {opens ? (
              <CaseStudyContext value={caseStudy}>
                <PartContext value="opening">{children}</PartContext>
              </CaseStudyContext>
            ) : (
              <Image
                className={styles.cover}
                image={placeholder ? seenAs(cover.image, placeholder) : cover.image}
                alt={cover.alt}
                sizes={COVER_SIZES}
                focus={cover.focus}
                eager
              />
            )}
          </div>
        </header>
        <div className="site-wrap">
          <Facts caseStudy={caseStudy} lang={pageLang} />
        </div>
        <BelowFold keepsRoom>
          <div className={`site-wrap site-grid ${styles.text}`} lang={pageLang}>
            <PageIndex
              className={styles.index}
              lang={contentLang}
              entries={sectionIds
                .filter((id) => anchors.includes(id))
                .map((id) => ({id, label: sectionHeadings[contentLocale][id]}))}
            />
            <div className={styles.body} lang={contentLang}>
              <CaseStudyContext value={caseStudy}>{children}</CaseStudyContext>
            </div>
          </div>
        </BelowFold>
      </article>
      <BelowFold order={2}>
        <After caseStudy={caseStudy} />
      </BelowFold>
      <BelowFold order={3}>{contact}</BelowFold>
    </Page>
  );
}
