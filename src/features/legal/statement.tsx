import type {ReactNode} from 'react';
import {useLocale} from '../../hooks/useLocale';
import {decimal, numberWord} from '../../lib/text';
import {translate} from '../../lib/translate';
import type {AuditField} from '../../plugins/texts/pageSchemas';
import {statements} from '../../statements';

/*
 * The audit that the accessibility statement describes (src/pages/accessibility.mdx). Only that page
 * loads this module (plugins/markdown/rareComponents.ts).
 */

/** A fact of the last audit (`statements.accessibility.audit`). */
export function Audit({field}: {field: AuditField}): ReactNode {
  const locale = useLocale();
  const {firm, rgaa, met, applicable} = statements.accessibility.audit;
  // Rounded down: 99.96% of the criteria are not all of them.
  const rate = Math.floor((1000 * met) / applicable) / 10;
  const words: Readonly<Record<AuditField, ReactNode>> = {
    by:
      firm === undefined
        ? translate({id: 'legal.Audit.internal'})
        : translate({id: 'legal.Audit.firm'}, {firm}),
    rgaa,
    met,
    applicable,
    missed: numberWord(applicable - met, locale),
    rate: decimal(rate, locale),
  };
  return words[field];
}

/** The screen readers and browsers of the audit. */
export const ScreenReaders = (): ReactNode => (
  <ul>
    {statements.accessibility.screenReaders.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
