import type {ReactNode} from 'react';
import {site} from '../../site';
import {useLocale} from '../page';
import {Day} from './Day';
import {dayWords} from './dayWords';

/**
 * The day when the site's accessibility was last tested, inside the statement about it:
 * one date for both languages, from src/site.ts.
 */
export function TestedOn(): ReactNode {
  const tested = dayWords(site.accessibility.tested, useLocale(), 'accessibility.tested');
  return tested ? <Day {...tested} /> : null;
}
