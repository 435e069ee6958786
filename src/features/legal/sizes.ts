import type {Locale} from '../../lib/locales';
import {decimal} from '../../lib/text';
import {translate} from '../../lib/translate';
import type {MeasuredPage} from './measured';

export const kilobytes = (size: number, locale: Locale): string =>
  translate({id: 'legal.Weights.kilobytes'}, {size: decimal(size, locale)});

/** What a measured page loads beside scripts, styles, typefaces and pictures, in kB. */
export const restOf = ({
  total,
  js,
  css,
  fonts,
  images,
}: Pick<MeasuredPage, 'total' | 'js' | 'css' | 'fonts' | 'images'>): number =>
  Math.round(10 * (total - js - css - fonts - images)) / 10;
