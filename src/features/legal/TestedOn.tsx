import type {ReactNode} from 'react';
import {site} from '../../site';
import {useLocale} from '../page';
import {updatedDate} from './updated';

/**
 * The day when the site's accessibility was last tested, inside the statement about it:
 * one date for both languages, from src/site.ts.
 */
export function TestedOn(): ReactNode {
  const tested = updatedDate(site.accessibility.tested, useLocale());
  return tested ? (
    <time className="site-nowrap" dateTime={tested.iso}>
      {tested.display}
    </time>
  ) : null;
}
