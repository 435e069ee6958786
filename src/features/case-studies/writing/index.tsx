import type {ReactNode} from 'react';
import Link from '../../../components/Link';
import {Caption, GalleryContext} from '../Caption';
import mdx from '../mdx.module.css';
import type {ComponentName, PropsOf} from './schemas';
import styles from './styles.module.css';

/*
 * What writers may put into a text beside Markdown (docs/write-sections.mdx); schemas.ts
 * says what each component takes.
 */

type Props<Name extends ComponentName> = PropsOf<Name> & {children: ReactNode};

/** Pictures side by side, as wide as the page, two or more to a row and one on a phone. */
export function Gallery({caption, children}: Props<'Gallery'>): ReactNode {
  return (
    <figure className={mdx.figure} data-breakout="">
      <div className={styles.gallery}>
        <GalleryContext value>{children}</GalleryContext>
      </div>
      <Caption>{caption}</Caption>
    </figure>
  );
}

/** What somebody said or wrote, with their name and, if need be, where it was published. */
export function Quote({author, role, source, children}: Props<'Quote'>): ReactNode {
  return (
    <figure className={styles.quote}>
      <blockquote cite={source}>{children}</blockquote>
      <figcaption>
        <cite>{source ? <Link to={source}>{author}</Link> : author}</cite>
        {role ? <span className={styles.role}>{role}</span> : null}
      </figcaption>
    </figure>
  );
}

/** What a hurried reader wants to know, as a list of facts. */
export function KeyFacts({title, children}: Props<'KeyFacts'>): ReactNode {
  return (
    <div className={`site-ground-butter ${styles.facts}`}>
      {title ? <p className={styles.factsTitle}>{title}</p> : null}
      <dl>{children}</dl>
    </div>
  );
}

/** One fact; HTML lets a `div` hold a pair of a `dl`. */
export function Fact({label, children}: Props<'Fact'>): ReactNode {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
