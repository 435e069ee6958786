import {createContext, use, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '../../lib/translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../../components/Icon';
import Image from '../../components/Image';
import Link from '../../components/Link';
import Mark from '../../components/Mark';
import Unbroken from '../../components/Unbroken';
import {FIGURE_MAX_HEIGHT, shownSize} from '../../lib/image';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import type {SectionId} from '../../vocabulary/sections';
import {sectors} from '../../vocabulary';
import {namedBy, PartContext, useCaseStudy, useFigure, usePageLang} from './context';
import styles from './mdx.module.css';
import {radiiOf} from './radii';
import type {ComponentName, PropsOf} from '../../plugins/texts/studySchemas';
import writing from './writing/styles.module.css';

/** Whether a picture is inside a gallery. */
const GalleryContext = createContext(false);

/** The external links of a case study, after its PDF if it has one. */
function Resources({
  links,
  pdf,
}: {
  links: CaseStudyPage['links']['elsewhere'];
  pdf?: CaseStudyPage['pdf'];
}): ReactNode {
  const lang = usePageLang(useCaseStudy());
  const file = useBaseUrl(pdf?.src ?? '');
  const newTab = translate({id: 'caseStudies.Resources.newTab'});
  const icon = {size: 30, color: 'currentColor', className: styles.resourceIcon};
  return links.length > 0 || pdf ? (
    <ul role="list" className={styles.resources}>
      {pdf ? (
        <li>
          <a className={styles.resource} href={file}>
            <Icon {...icon} name="pdf" />
            <span className={styles.resourceLabel}>{pdf.label}</span>{' '}
            <span lang={lang}>{translate({id: 'caseStudies.Resources.pdf'})}</span>
          </a>
        </li>
      ) : null}
      {links.map(({label, url, note}) => (
        <li key={url}>
          <Link className={styles.resource} to={url} saysNewTab>
            <span className={styles.resourceLabel}>{label}</span>{' '}
            <span lang={note ? undefined : lang}>
              <Unbroken>{note ?? newTab}</Unbroken>
            </span>
            {/* First for the eye, read out last. */}
            <Icon {...icon} name="external" lang={lang} label={note ? newTab : undefined} />
          </Link>
        </li>
      ))}
    </ul>
  ) : null;
}

/** What the page appends to a section. */
function SectionEnd({id}: {id: SectionId}): ReactNode {
  const caseStudy = useCaseStudy();
  switch (id) {
    case 'further-reading':
      return <Resources links={caseStudy.links.furtherReading} pdf={caseStudy.pdf} />;
    case 'elsewhere':
      return <Resources links={caseStudy.links.elsewhere} />;
    default:
      return null;
  }
}

/** What a text shows before its sections: the header's object (plugins/markdown/sections.ts). */
export function Opening({children}: {children: ReactNode}): ReactNode {
  return use(PartContext) === 'opening' ? children : null;
}

/** A second-level heading and its content (plugins/markdown/sections.ts). */
export function Section({
  id,
  title,
  children,
}: {
  id: SectionId;
  title: string;
  children: ReactNode;
}): ReactNode {
  const {sector} = useCaseStudy();
  if (use(PartContext) === 'opening') return null;
  const highlighted = id === 'in-short';
  return (
    <section
      id={id}
      className={clsx(
        'site-prose',
        styles.section,
        highlighted && `site-ground-${sectors[sector].tint}`,
      )}
      data-highlighted={highlighted || undefined}
      data-links={id === 'further-reading' || id === 'elsewhere' || undefined}
    >
      <h2>{title}</h2>
      {children}
      <SectionEnd id={id} />
      {highlighted ? <Mark className={`site-colours-only ${styles.mark}`} /> : null}
    </section>
  );
}

/** A run of steps; `start` continues the numbering after a figure. */
export function Steps({start, children}: {start: string; children: ReactNode}): ReactNode {
  const {sector} = useCaseStudy();
  return (
    <ol role="list" className={styles.steps} start={Number(start)} data-sector={sector}>
      {children}
    </ol>
  );
}

/** A third-level heading of « Les étapes » and its content. */
export function Step({number, children}: {number: string; children: ReactNode}): ReactNode {
  const index = Number(number) - 1;
  return (
    <li
      className={styles.step}
      // The style sheet generates the number, which screen readers announce like a list's.
      data-number={number}
      data-parity={index % 2 === 0 ? 'odd' : 'even'}
    >
      {children}
    </li>
  );
}

/** In px: figures up to this width stay beside the text, wider ones extend beyond it. */
const TEXT_WIDTH = 900;

/** Of a figure as wide as the page, within the gutters, and of one in a gallery's row. */
const FIGURE_SIZES = '91vw';
const GALLERY_SIZES = '(min-width: 701px) 45vw, 91vw';

/**
 * A picture with its caption: as wide as the page if it has the pixels, or as the text, or from edge
 * to edge of the window, or all of the window; smaller in a gallery.
 */
export function Figure({src, alt, caption, size: room}: PropsOf<'Figure'>): ReactNode {
  const isInGallery = use(GalleryContext);
  const image = useFigure(src);
  const size = shownSize(image, isInGallery || room === 'text' ? 'gallery' : 'page');
  const sizes = isInGallery ? GALLERY_SIZES : FIGURE_SIZES;
  const breakout =
    isInGallery || room === 'text' || size.width <= TEXT_WIDTH ? undefined : (room ?? '');
  return (
    <figure
      {...namedBy(caption)}
      className={isInGallery ? undefined : styles.figure}
      data-breakout={breakout === 'screen' ? 'full' : breakout}
      data-screen={breakout === 'screen' || undefined}
      data-upright={!isInGallery && image.upright ? '' : undefined}
      data-tall={
        !isInGallery && size.height === FIGURE_MAX_HEIGHT && size.width < size.height
          ? ''
          : undefined
      }
    >
      <Image
        className={styles.picture}
        image={image}
        alt={alt}
        sizes={
          breakout
            ? '100vw'
            : `(min-width: ${Math.ceil(1.1 * size.width)}px) ${size.width}px, ${sizes}`
        }
        size={size}
      />
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}

type Props<Name extends ComponentName> = PropsOf<Name> & {children: ReactNode};

/** Pictures side by side at full width, two or more per row and one on a phone. */
export function Gallery({caption, children}: Props<'Gallery'>): ReactNode {
  return (
    <figure {...namedBy(caption)} className={styles.figure} data-breakout="">
      <div className={writing.gallery}>
        <GalleryContext value>{children}</GalleryContext>
      </div>
      {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}

/** The key facts, for readers in a hurry; `beforeAfter` shows what each has become, row by row. */
export function KeyFacts({
  title,
  beforeAfter,
  level = '3',
  children,
}: Props<'KeyFacts'> & {
  /** Of its title (plugins/markdown/sections.ts). */
  level?: '3' | '4' | '5' | '6';
}): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div
      className={`site-ground-butter ${writing.facts}`}
      data-before-after={beforeAfter ? '' : undefined}
    >
      {title ? <Heading className={writing.factsTitle}>{title}</Heading> : null}
      <dl>{children}</dl>
    </div>
  );
}

/** One fact. HTML allows a `div` around each pair of a `dl`. */
export function Fact({label, children}: Props<'Fact'>): ReactNode {
  return (
    <div className={writing.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What would tell whether a project has worked, or has told: before and after, side by side. */
export function Measures({children}: {children: ReactNode}): ReactNode {
  return (
    <ul role="list" className={writing.measures}>
      {children}
    </ul>
  );
}

/** Radius in px of the larger disc of a measure, and of those that can't be compared. */
const LARGEST = 44;
const EQUAL = 30;

/** One measure; without its figures, two empty discs wait for them. */
export function Measure({before, after, children}: Props<'Measure'>): ReactNode {
  const caseStudy = useCaseStudy();
  const lang = usePageLang(caseStudy);
  const scale = before && after ? radiiOf([before, after], caseStudy.contentLocale) : undefined;
  const radii = scale?.map((radius) => LARGEST * radius) ?? [];
  const figure = (name: string, value: string | undefined, radius = EQUAL) => (
    <span className={writing.figure} data-empty={value === undefined || undefined}>
      {value === undefined ? null : (
        <svg width={2 * radius + 4} height={2 * radius + 4} aria-hidden="true">
          <circle cx={radius + 2} cy={radius + 2} r={radius} />
        </svg>
      )}
      <span className={writing.figureName} lang={lang}>{`${name} `}</span>
      <span className={writing.value} lang={value === undefined ? lang : undefined}>
        {value ?? translate({id: 'caseStudies.Measure.pending'})}
      </span>
    </span>
  );
  return (
    <li className={writing.measure}>
      <div className={writing.measured}>{children}</div>
      <p className={writing.figures}>
        {figure(translate({id: 'caseStudies.Measure.before'}), before, radii[0])}{' '}
        {figure(translate({id: 'caseStudies.Measure.after'}), after, radii[1])}
      </p>
    </li>
  );
}

/**
 * The components available to writers (docs/write-sections.mdx); schemas.ts defines their props.
 */
export const mdxComponents = {
  Fact,
  Figure,
  Gallery,
  KeyFacts,
  Measure,
  Measures,
  Opening,
  Section,
  Step,
  Steps,
};
