import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '../../../components/Link';
import {translate} from '../../../lib/translate';
import Image from '../../../components/Image';
import Tag from '../../../components/Tag';
import {tie} from '../../../components/Tied';
import Unbroken from '../../../components/Unbroken';
import {CARD_ATTRIBUTE} from '../../../lib/coverParts';
import {langIn, type Locale} from '../../../lib/locales';
import type {CaseStudyCard} from '../../../plugins/case-studies/model';
import {sectors} from '../../../vocabulary';
import {sectorLabels} from '../../../vocabulary/labels';
import {useLocale} from '../../../hooks/useLocale';
import {listServices, sampleMark} from '../labels';
import styles from './styles.module.css';

/** Says the only language of a study. */
const inLanguage: Readonly<Record<Locale, string>> = {
  fr: translate({id: 'caseStudies.Card.inFrench'}),
  en: translate({id: 'caseStudies.Card.inEnglish'}),
};

/** `xl` spans a row; `l` and `r` are the wide and the tall card of a pair. */
export type CardVariant = 'xl' | 'l' | 'r';

type CardProps = {
  caseStudy: CaseStudyCard;
  variant: CardVariant;
  as?: 'article' | 'li';
  className?: string;
};

/** A longer list of services would outweigh the title. */
const CARD_SERVICES = 3;

/** In characters: a longer title needs more room beside the cover. */
const SHORT_TITLE = 44;

/**
 * Values of `sizes`: the drawn widths of styles.module.css and WorkList's columns, cropped part of the
 * cover included. Change both.
 */
const coverSizes: Readonly<Record<CardVariant, string>> = {
  xl: '(min-width: 1424px) 1280px, (min-width: 701px) 91vw, 97vw',
  l: '(min-width: 1424px) 1010px, (min-width: 701px) 72vw, 97vw',
  r: '(min-width: 1424px) 1030px, (min-width: 701px) 74vw, 97vw',
};

/** A case study as a card: a single link, named by its title. */
export default function Card({
  caseStudy,
  variant,
  as: Element = 'article',
  className,
}: CardProps): ReactNode {
  const locale = useLocale();
  const {client, contentLocale, cover, path, sample, sector, services, title} = caseStudy;
  const lang = langIn(contentLocale, locale);
  const mark = {[CARD_ATTRIBUTE]: variant};
  return (
    <Element
      className={clsx(styles.card, className)}
      {...mark}
      data-tab={title.length > SHORT_TITLE ? 'wide' : undefined}
    >
      <div className={styles.text}>
        <h3 className={styles.title} lang={lang}>
          <Link className={styles.link} to={path}>
            {tie(title)}
          </Link>
        </h3>
        <p className={styles.client} lang={lang}>
          {client}
        </p>
        <p className={styles.meta}>
          <Tag tint={sectors[sector].tint}>{sectorLabels[sector]}</Tag>{' '}
          {lang ? (
            <>
              <span className={styles.note}>{inLanguage[contentLocale]}</span>{' '}
            </>
          ) : null}
          <span className={styles.services}>
            <Unbroken>{listServices(services.slice(0, CARD_SERVICES), locale)}</Unbroken>
            {sample ? (
              <>
                {'\u00A0'}
                <span className={styles.sample}>{sampleMark()}</span>
              </>
            ) : null}
          </span>
        </p>
      </div>
      {/* Decorative here: the case study's page has the alt text. */}
      <Image
        className={styles.cover}
        image={cover.image}
        alt=""
        sizes={coverSizes[variant]}
        focus={cover.focus}
      />
    </Element>
  );
}
