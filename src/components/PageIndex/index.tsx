import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Mark from '../Mark';
import styles from './styles.module.css';
import {useCovered} from './useCovered';
import {useReadSection} from './useReadSection';

export interface IndexEntry {
  /** Of the element that it leads to, without `#`. */
  id: string;
  label: ReactNode;
}

interface PageIndexProps {
  entries: readonly IndexEntry[];
  /** Language of the labels, where it is not the page's. */
  lang?: string;
  className?: string;
}

/**
 * The index of a long page. It stays in view beside the text, 40 px from the top
 * and from the bottom (specification, section 9), and the mark shows where the
 * reader is; on a narrow screen it is a plain list above the text. Where something
 * marked `data-breakout` passes over it, it fades out.
 */
export default function PageIndex({entries, lang, className}: PageIndexProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const covered = useCovered(nav);
  const current = useReadSection(entries.map(({id}) => id));

  // An index that is longer than the window scrolls by itself: the mark stays in view.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) {
      const {clientHeight, scrollTop} = nav.current;
      const start = link.offsetTop;
      const end = start + link.offsetHeight;
      nav.current.scrollTop = Math.min(start, Math.max(scrollTop, end - clientHeight));
    }
  }, [current]);

  const title = translate({
    id: 'components.PageIndex.title',
    message: 'Dans cette page',
    description: 'Title of the index beside a long text; also the name of that navigation.',
  });
  return (
    <nav
      ref={nav}
      className={clsx(styles.nav, className)}
      aria-label={title}
      data-covered={covered || undefined}
    >
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {entries.map(({id, label}) => (
        <Link
          key={id}
          className={styles.link}
          to={`#${id}`}
          lang={lang}
          aria-current={id === current ? 'true' : undefined}
        >
          {id === current ? <Mark className={styles.mark} /> : null}
          {label}
        </Link>
      ))}
    </nav>
  );
}
