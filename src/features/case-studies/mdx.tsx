import React, {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon from '../../components/Icon';
import ImageComponent from '../../components/Image';
import type {SectionId} from '../../lib/sections';
import {serviceTexts} from '../../vocabulary/services';
import {Caption} from './Caption';
import {GalleryContext, useCaseStudy, usePageLang} from './context';
import styles from './mdx.module.css';
import {Resources} from './Resources';
import type {PropsOf} from './writing/schemas';

/** The services that the collective did, in the language of the page. */
function Services(): ReactNode {
  const caseStudy = useCaseStudy();
  const pageLang = usePageLang(caseStudy);
  return caseStudy ? (
    <ul role="list" className={styles.services} lang={pageLang}>
      {caseStudy.services.map((id) => (
        <li key={id}>
          <Icon name={id} size={60} color="currentColor" />
          {serviceTexts[id].label}
        </li>
      ))}
    </ul>
  ) : null;
}

/** What the page adds of its own at the end of a section. */
function SectionEnd({id}: {id: SectionId}): ReactNode {
  const caseStudy = useCaseStudy();
  if (!caseStudy) {
    return null;
  }
  switch (id) {
    case 'our-involvement':
      return <Services />;
    case 'further-reading':
      return <Resources links={caseStudy.links.furtherReading} pdf={caseStudy.pdf} />;
    case 'elsewhere':
      return <Resources links={caseStudy.links.elsewhere} />;
    default:
      return null;
  }
}

/**
 * A section of a case study: a second-level heading of its MDX and what follows
 * (plugins/case-studies/remark/sections.ts).
 */
export function Section({
  id,
  title,
  children,
}: {
  id: SectionId;
  title: string;
  children: ReactNode;
}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  const highlighted = id === 'in-short';
  return (
    <section
      id={id}
      className={clsx('site-prose', styles.section, highlighted && 'site-ground-mint')}
      data-highlighted={highlighted || undefined}
    >
      <h2>{title}</h2>
      {children}
      <SectionEnd id={id} />
    </section>
  );
}

/** A run of steps; `start` goes on where a figure has interrupted the path. */
export function Steps({start, children}: {start: string; children: ReactNode}): ReactNode {
  return (
    <ol role="list" className={styles.steps} start={Number(start)}>
      {children}
    </ol>
  );
}

/** How many tints the discs of the path take in turn. */
const STEP_TINTS = 4;

/** One step of the path: a third-level heading of « Les étapes » and what follows. */
export function Step({number, children}: {number: string; children: ReactNode}): ReactNode {
  const parity = Number(number) % 2 === 0 ? 'even' : 'odd';
  return (
    <li
      className={styles.step}
      // Read by screen readers from the style sheet, as the number of any list is.
      data-number={number}
      data-parity={parity}
      data-tint={(Number(number) - 1) % STEP_TINTS}
    >
      {children}
    </li>
  );
}

/** Width that figures are shown at: all columns, within the gutters. */
const FIGURE_SIZES = '(min-width: 1408px) 1280px, 91vw';

/** The same in a gallery, where two or more share the columns. */
const GALLERY_SIZES = '(min-width: 1408px) 630px, (min-width: 701px) 45vw, 91vw';

/**
 * A picture of a case study, as wide as the page, with its caption; smaller in a
 * gallery. `src` is as the text writes it, for example `./plan.png`.
 *
 * @throws Error for a picture that the build does not know
 */
export function Figure({src, alt, caption}: PropsOf<'Figure'>): ReactNode {
  const isInGallery = useContext(GalleryContext);
  const image = useCaseStudy()?.figures[src];
  if (!image) {
    throw new Error(`<Figure src="${src}"/>: the case study around it has no such picture.`);
  }
  return (
    <figure
      className={isInGallery ? undefined : styles.figure}
      data-breakout={isInGallery ? undefined : ''}
    >
      <ImageComponent
        className={styles.picture}
        image={image}
        alt={alt}
        sizes={isInGallery ? GALLERY_SIZES : FIGURE_SIZES}
      />
      <Caption>{caption}</Caption>
    </figure>
  );
}
