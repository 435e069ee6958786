import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Mark from '../Mark';
import {useCovered, useReadSection} from './hooks';
import styles from './styles.module.css';

interface PageIndexProps {
  /** Each with the id of its element. */
  entries: ReadonlyArray<{id: string; label: ReactNode}>;
  /** Language of the labels, where it is not the page's. */
  lang?: string;
  className?: string;
}

/**
 * The index of a long page. It stays in view beside the text (specification, section 9), with the
 * mark where the reader is; on a narrow screen it is a list above the text. It fades out under what
 * is marked `data-breakout`.
 */
export default function PageIndex({entries, lang, className}: PageIndexProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const covered = useCovered(nav);
  const current = useReadSection(entries.map(({id}) => id));

  // An index longer than the window scrolls by itself.
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
