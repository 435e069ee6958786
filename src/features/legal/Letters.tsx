import type {ReactNode} from 'react';
import letters from '@generated/docusaurus-plugin-content-pages/default/letters.json';
import Link from '../../components/Link';
import {useLocale} from '../../hooks/useLocale';
import {dayWords} from '../../lib/day';
import {Day} from './Day';

/** The past letters, newest first: the pages of src/pages/newsletter/ (plugins/pages/own.ts). */
export function Letters(): ReactNode {
  const locale = useLocale();
  return letters.length > 0 ? (
    <ul>
      {letters.map(({path, title, date, lang}) => {
        const day = dayWords(date, locale, 'date');
        return (
          <li key={path}>
            <Link to={path} lang={lang} hrefLang={lang}>
              {title}
            </Link>
            {day ? (
              <>
                {', '}
                <Day {...day} />
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  ) : null;
}
