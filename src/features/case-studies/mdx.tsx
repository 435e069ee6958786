import {use, type ReactNode} from 'react';
import clsx from 'clsx';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Icon from '../../components/Icon';
import Image from '../../components/Image';
import type {SectionId} from '../../lib/sections';
import {serviceTexts} from '../../vocabulary/services';
import {Caption, GalleryContext} from './Caption';
import {useCaseStudy, usePageLang} from './context';
import styles from './mdx.module.css';
import {Resources} from './Resources';
import {Fact, Gallery, KeyFacts, Quote} from './writing';
import type {PropsOf} from './writing/schemas';
import {Video} from './writing/Video';

/** What the page adds of its own at the end of a section. */
function SectionEnd({id}: {id: SectionId}): ReactNode {
  const caseStudy = useCaseStudy();
  const pageLang = usePageLang(caseStudy);
  switch (id) {
    case 'our-involvement':
      return (
        <ul role="list" className={styles.services} lang={pageLang}>
          {caseStudy.services.map((service) => (
            <li key={service}>
              <Icon name={service} size={60} color="currentColor" />
              {serviceTexts[service].label}
            </li>
          ))}
        </ul>
      );
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

/** One step of the path: a third-level heading of « Les étapes » and what follows. */
export function Step({number, children}: {number: string; children: ReactNode}): ReactNode {
  const index = Number(number) - 1;
  return (
    <li
      className={styles.step}
      // Read by screen readers from the style sheet, as the number of any list is.
      data-number={number}
      data-parity={index % 2 === 0 ? 'odd' : 'even'}
      data-tint={index % 4}
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
 * A picture of a case study, as wide as the page, with its caption; smaller in a gallery.
 *
 * @throws Error for a picture that the build does not know
 */
export function Figure({src, alt, caption}: PropsOf<'Figure'>): ReactNode {
  const isInGallery = use(GalleryContext);
  const image = useCaseStudy().figures[src];
  if (!image) {
    throw new Error(`<Figure src="${src}"/>: the case study around it has no such picture.`);
  }
  return (
    <figure
      className={isInGallery ? undefined : styles.figure}
      data-breakout={isInGallery ? undefined : ''}
    >
      <Image
        className={styles.picture}
        image={image}
        alt={alt}
        sizes={isInGallery ? GALLERY_SIZES : FIGURE_SIZES}
      />
      <Caption>{caption}</Caption>
    </figure>
  );
}

/** What writers need not import in a case study. */
export const mdxComponents = {
  Fact,
  Figure,
  Gallery,
  KeyFacts,
  Quote,
  Section,
  Step,
  Steps,
  Video,
};
