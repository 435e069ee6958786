import type {ReactNode} from 'react';
import {Translate} from '../../lib/translate';

/** Link to a page's text in the editor, which has an address under `npm start` only. */
export function EditLink({address}: {address: string | undefined}): ReactNode {
  if (process.env.NODE_ENV === 'production' || !address) return null;
  return (
    <p className="site-wrap">
      {/* Another document, with its own policy. */}
      <a href={address} target="_blank" rel="noreferrer">
        <Translate id="page.EditLink.edit" />
      </a>
    </p>
  );
}
