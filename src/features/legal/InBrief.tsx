import {use, type ReactNode} from 'react';
import {PageScene} from '../../idea/CommonGround/pages';
import {translate} from '../../lib/translate';
import {Cairn} from './Cairn';
import {HeaderContext} from './header';
import styles from './brief.module.css';

/**
 * What a page of long texts says, for readers in a hurry, beside what it is about, drawn: in the
 * page's header. Only the pages that have one load it (plugins/markdown/rareComponents.ts).
 */
export function InBrief({children}: {children: ReactNode}): ReactNode {
  const header = use(HeaderContext);
  if (!header) return null;
  const {name, lang} = header;
  return (
    <>
      <section className={styles.brief}>
        <h2>{translate({id: 'legal.InBrief.title'})}</h2>
        <div lang={lang}>{children}</div>
      </section>
      {name === 'eco-design' ? (
        <Cairn className={styles.scene} />
      ) : (
        <PageScene of={name} className={styles.scene} />
      )}
    </>
  );
}
