import type {ReactNode} from 'react';
import {Translate} from '../../lib/translate';
import {editTeam, wordsHelp} from '../../lib/editorLinks';
import {useLocale} from '../../hooks/useLocale';
import styles from './EditLink.module.css';

/** Opens another document, with its own policy. */
function NewTab({address, children}: {address: string; children: ReactNode}): ReactNode {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** Link to a text in the editor, which has an address under `npm start` only. */
export function EditLink({
  address,
  isWide = false,
}: {
  address: string | undefined;
  /** Outside a column of text. */
  isWide?: boolean;
}): ReactNode {
  if (process.env.NODE_ENV === 'production' || !address) return null;
  return (
    <p className={isWide ? `site-wrap ${styles.wide}` : styles.inText}>
      <NewTab address={address}>
        <Translate id="page.EditLink.edit" />
      </NewTab>
    </p>
  );
}

/** The same for the team. */
export function EditTeamLink(): ReactNode {
  const locale = useLocale();
  return process.env.NODE_ENV === 'production' ? null : <EditLink address={editTeam(locale)} />;
}

/** For a page of short texts, which the editor can't hold: leads to where they are. */
export function WordsLink(): ReactNode {
  const locale = useLocale();
  return process.env.NODE_ENV === 'production' ? null : (
    <p className={`site-wrap ${styles.wide}`}>
      <NewTab address={wordsHelp(locale)}>
        <Translate id="page.EditLink.words" />
      </NewTab>
    </p>
  );
}
