import Link from '../Link';
import {translate} from '../../lib/translate';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import Mark from '../Mark';
import {useReadSection} from './hooks';
import styles from './styles.module.css';

interface PageIndexProps {
  /** `id` is that of the section's element. */
  entries: ReadonlyArray<{id: string; label: ReactNode}>;
  /** Language of the labels, if it differs from the page's. */
  lang?: string;
  className?: string;
}

/**
 * The table of contents of a long page: a pill at the foot of the window, over whatever passes,
 * that says the current section (its number alone in a narrow window) and opens on request. With
 * the class of beside.module.css, a list beside the text in a wide window, sticky (specification,
 * section 9).
 */
export default function PageIndex({entries, lang, className}: PageIndexProps): ReactNode {
  const nav = useRef<HTMLElement>(null);
  const list = useRef<HTMLDetailsElement>(null);
  const current = useReadSection(entries.map(({id}) => id));
  const place = entries.findIndex(({id}) => id === current);
  const close = () => list.current?.removeAttribute('open');

  // Close the list as the visitor reads on, unless it holds the focus.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) close();
  }, [current]);

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
      data-grows-with-banner=""
    >
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its links */}
      <details ref={list} onKeyDown={({key}) => key === 'Escape' && close()}>
        <summary className={styles.summary}>
          {place < 0 ? (
            title
          ) : (
            <>
              <span>{`${place + 1}\u00A0/\u00A0${entries.length} `}</span>
              {/* A new element for each section: a translated page would keep the old text. */}
              <span key={current} className={styles.section} lang={lang}>
                {'·\u00A0'}
                {entries[place]?.label}
              </span>
            </>
          )}
        </summary>
        <ul role="list" className={styles.links}>
          {entries.map(({id, label}) => (
            <li key={id}>
              <Link
                className={styles.link}
                to={`#${id}`}
                lang={lang}
                onClick={close}
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
