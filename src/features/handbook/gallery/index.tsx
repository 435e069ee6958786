import {useState, useRef, type ReactNode} from 'react';
import caseStudies from '@generated/docusaurus-plugin-content-blog/default/home.json';
import team from '@generated/docusaurus-plugin-content-blog/default/team.json';
import Button from '../../../components/Button';
import Icon, {type IconName} from '../../../components/Icon';
import {iconGrids} from '../../../components/Icon/icons.generated';
import Image from '../../../components/Image';
import PageIndex, {type IndexEntry} from '../../../components/PageIndex';
import {People, Person} from '../../../components/People';
import Portrait from '../../../components/Portrait';
import ReadingProgress from '../../../components/ReadingProgress';
import styles from './styles.module.css';

/** A ground of base.css; 'page' follows the theme, 'dark' is the dark theme in any case. */
export type Ground = 'page' | 'dark' | 'mint' | 'butter' | 'lilac' | 'coral' | 'brand' | 'ink';

/** A panel of one ground, named by the class that makes it. */
function Panel({ground, children}: {ground: Ground; children: ReactNode}): ReactNode {
  const isTheme = ground === 'page' || ground === 'dark';
  const name = isTheme
    ? {page: 'html[data-theme]', dark: 'data-theme="dark"'}[ground]
    : `site-ground-${ground}`;
  return (
    <div
      className={[styles.panel, isTheme ? styles.theme : `site-ground-${ground}`].join(' ')}
      data-ground={ground}
      data-theme={ground === 'dark' ? 'dark' : undefined}
    >
      <p className={styles.ground}>{name}</p>
      {children}
    </div>
  );
}

/**
 * A component on several grounds side by side. The panel of the dark theme shows
 * beside a light page only: on a dark one it would be there twice.
 */
export function Grounds({
  on = ['page', 'dark', 'butter', 'brand', 'ink'],
  wide = false,
  children,
}: {
  on?: readonly Ground[];
  /** One panel a row. */
  wide?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.grounds} data-wide={wide || undefined}>
      {on.map((ground) => (
        <Panel key={ground} ground={ground}>
          <div className={styles.row}>{children}</div>
        </Panel>
      ))}
    </div>
  );
}

/** One state or variant, with the code that asks for it underneath. */
export function Case({code, children}: {code: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.case}>
      <div className={styles.shown}>{children}</div>
      <code>{code}</code>
    </div>
  );
}

/** What takes the focus when it appears: a button makes it appear. */
export function Appears({on, children}: {on: string; children: ReactNode}): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <>
      {shown ? children : null}
      <Button onClick={() => setShown(!shown)}>{on}</Button>
    </>
  );
}

const names = Object.keys(iconGrids) as Array<keyof typeof iconGrids>;

/** Every icon that is drawn on a grid, at the size of that grid, on a light and a dark ground. */
export function Icons({grid}: {grid: 32 | 64 | 128}): ReactNode {
  const drawn = names.filter((name) => (iconGrids[name] as readonly number[]).includes(grid));
  return (
    <div className={styles.grounds} data-wide="">
      {(['page', 'dark'] as const).map((ground) => (
        <Panel key={ground} ground={ground}>
          <ul role="list" className={styles.icons} data-grid={grid}>
            {drawn.map((name) => (
              <li key={name}>
                <Icon name={name as IconName} size={grid} color="currentColor" />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

/**
 * The cover of the newest case study, in one of the two states of a picture. The
 * first one lasts: its placeholder stands for the picture too.
 */
export function Cover({loading = false}: {loading?: boolean}): ReactNode {
  const [newest] = caseStudies.first;
  if (!newest) {
    return null;
  }
  const {image, alt} = newest.cover;
  return (
    <Image
      className={styles.cover}
      image={loading ? {...image, src: image.placeholder, srcset: '', sources: []} : image}
      alt={loading ? '' : alt}
      sizes="(min-width: 701px) 420px, 90vw"
    />
  );
}

/** Every portrait of blog/authors.yml, with the id that draws it. */
export function Portraits(): ReactNode {
  return (
    <ul role="list" className={styles.portraits}>
      {team.map(({id, photo}) => (
        <li key={id}>
          <Portrait id={id} photo={photo} />
          <code>{id}</code>
        </li>
      ))}
    </ul>
  );
}

/** The first four members of the team as the team page shows them. */
export function FourPeople(): ReactNode {
  return (
    <div className={styles.bare}>
      <People>
        {team.slice(0, 4).map(({id, photo, role, initials, care}) => (
          <Person key={id} id={id} photo={photo} title={role} headingLevel={3} subtitle={initials}>
            {care}
          </Person>
        ))}
      </People>
    </div>
  );
}

/** The index of the gallery itself, in columns: there is no text beside it. */
export function GalleryIndex({entries}: {entries: readonly IndexEntry[]}): ReactNode {
  return (
    <div className={styles.bare}>
      <PageIndex className={styles.index} entries={entries} />
    </div>
  );
}

/** The reading progress of this very page: it is full where these words end. */
export function ThisPageProgress({children}: {children: ReactNode}): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  return (
    <>
      <ReadingProgress target={end} />
      <div ref={end}>{children}</div>
    </>
  );
}
