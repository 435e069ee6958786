import React, {useEffect, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {Translate, translate} from '../../lib/translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Button from '../../components/Button';
import Chip from '../../components/Chip';
import CommonGround from '../../idea/CommonGround';
import type {Locale} from '../../lib/locales';
import {homeAnchors, linkTo, pathTo} from '../../routes';
import {useLocale} from '../../hooks/useLocale';
import {Page, usePageAddress} from '../page';
import {leaveFor, pageInOtherLanguage, pathFromOtherLanguage} from './otherLanguage';
import styles from './styles.module.css';
import {
  isNotFoundPage,
  readable,
  useSuggestions,
  type ReadData,
  type Suggestion,
} from './suggestions';

/** The requested path, before Docusaurus removed `.html` (normalizeLocation). */
function requestedPath(pathname: string): string {
  const requested = window.location.pathname;
  return requested.replace(/(?:\/index)?\.html$/, '') === pathname ? requested : pathname;
}

const LINKS = 4;

/** What most visitors come for; shown after what resembles the requested path. */
function mainPages(locale: Locale): Suggestion[] {
  const home = pathTo('home', locale);
  return [
    {path: `${home}#${homeAnchors.work}`, title: translate({id: 'shell.links.work'})},
    {path: pathTo('how-we-work', locale), title: translate({id: 'shell.links.how-we-work'})},
    {path: pathTo('team', locale), title: translate({id: 'shell.links.team'})},
    {path: `${home}#${homeAnchors.contact}`, title: translate({id: 'shell.links.contact'})},
  ];
}

/**
 * The not-found page (specification, section 2). The host serves one file for all paths, so only
 * the browser knows which was requested.
 */
export function NotFoundPage({readData}: {readData: ReadData}): ReactNode {
  const {pathname, search} = useLocation();
  const history = useHistory();
  const locale = useLocale();
  const isBrowser = useIsBrowser();
  const {canonical} = usePageAddress('not-found');
  const sought = isBrowser && !isNotFoundPage(pathname) ? pathname : undefined;
  const closest = useSuggestions(sought, readData);
  const isNew = ({path}: Suggestion) => closest.every((found) => found.path !== path);
  const links = [...closest, ...mainPages(locale).filter(isNew)].slice(0, LINKS);

  // A path in the other language is shown by that language's page, at its own address.
  useEffect(() => {
    const other = sought && pageInOtherLanguage(locale, requestedPath(sought));
    const handedOver = isNotFoundPage(pathname) && pathFromOtherLanguage(locale, search);
    if (other) leaveFor(other);
    else if (handedOver) history.replace(handedOver);
  }, [history, locale, pathname, search, sought]);

  const error = translate({id: 'notFound.NotFoundPage.error'});
  const title = translate({id: 'notFound.NotFoundPage.title'});
  return (
    <Page title={error} description={title} canonical={canonical} alternates={{}} indexed={false}>
      <div className={`site-ground-butter ${styles.page}`}>
        <CommonGround missed />
        <div className={`site-wrap ${styles.text}`}>
          <p className="site-eyebrow">{error}</p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.comfort}>{translate({id: 'notFound.NotFoundPage.comfort'})}</p>
          <Button className={styles.home} href={linkTo('home')} icon="arrow-right">
            {translate({id: 'notFound.NotFoundPage.home'})}
          </Button>
          {/* Reserves the line's height to prevent a layout shift. */}
          <div className={styles.sought}>
            {sought ? (
              <p>
                <Translate
                  id="notFound.NotFoundPage.sought"
                  values={{
                    path: <code className={styles.path}>{readable(requestedPath(sought))}</code>,
                  }}
                />
              </p>
            ) : null}
          </div>
          {/* Reserves the height of longer suggestions. */}
          <nav className={styles.suggestions} aria-labelledby="suggestions">
            <p id="suggestions" className={styles.question}>
              {translate({id: 'notFound.NotFoundPage.suggestions'})}
            </p>
            <ul role="list" className={styles.chips}>
              {links.map(({path, title, lang}) => (
                <li key={path} lang={lang}>
                  {/* Full paths, language prefix included. */}
                  <Chip href={path}>{title}</Chip>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </Page>
  );
}
