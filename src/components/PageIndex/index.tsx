import Link from '../Link';
import {translate} from '../../lib/translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Mark from '../Mark';
import {useIsCovered, useReadSection} from './hooks';
import styles from './styles.module.css';

interface PageIndexProps {
  /** `id` is that of the section's element. */
  entries: ReadonlyArray<{id: string; label: ReactNode}>;
  /** Language of the labels, if it differs from the page's. */
  lang?: string;
  className?: string;
}

/**
 * The table of contents of a long page. It is sticky beside the text (specification, section 9)
 * with the mark at the current section. Above the text, on narrow screens, it opens on request; the
 * style sheet keeps it open beside the text, and hides it while a wide figure passes over it.
 */
export default function PageIndex({entries, lang, className}: PageIndexProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const current = useReadSection(entries.map(({id}) => id));
  const isCovered = useIsCovered(nav);

  // An index taller than the viewport scrolls to its current entry.
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link) {
      const {clientHeight, scrollTop} = nav.current;
      const start = link.offsetTop;
      const end = start + link.offsetHeight;
      nav.current.scrollTop = Math.min(start, Math.max(scrollTop, end - clientHeight));
    }
  }, [current]);

  const title = translate({id: 'components.PageIndex.title'});
  return (
    <nav
      ref={nav}
      className={clsx('site-no-print', styles.nav, className)}
      aria-label={title}
      data-covered={isCovered || undefined}
    >
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      <details className={styles.list}>
        <summary className={styles.summary}>{title}</summary>
        <ul role="list" className={styles.links}>
          {entries.map(({id, label}) => (
            <li key={id}>
              <Link
                className={styles.link}
                to={`#${id}`}
                lang={lang}
                aria-current={id === current ? 'true' : undefined}
              >
                {label}
                {id === current ? <Mark className={styles.mark} /> : null}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
