import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {translate} from '../../../lib/translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '../../../components/Button';
import EmailLink from '../../../components/EmailLink';
import {useLocale} from '../../../hooks/useLocale';
import {localeFacts} from '../../../lib/locales';
import {linkTo} from '../../../routes';
import {site} from '../../../site';
import styles from './styles.module.css';

/** Replaces a page that has crashed, and takes the focus. */
export function CrashMessage({error}: {error: Error}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const locale = useLocale();
  const title = useRef<HTMLHeadingElement>(null);
  const titleText = translate({id: 'crash.CrashMessage.title'});
  useEffect(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
    title.current?.focus({preventScroll: true});
  }, []);
  return (
    <div className={`site-wrap site-page ${styles.crash}`}>
      {/* The components that set the language and the title are gone, and styles would wait for
         scripts for ever. */}
      <Head>
        <html lang={localeFacts[locale].htmlLang} dir="ltr" data-has-hydrated="true" />
        <title>{`${titleText} – ${siteConfig.title}`}</title>
      </Head>
      <h1 ref={title} tabIndex={-1}>
        {titleText}
      </h1>
      <p>{translate({id: 'crash.CrashMessage.text'})}</p>
      <p>
        <code className={styles.error} lang="en">
          {error.message}
        </code>
      </p>
      <p>
        <EmailLink className="site-link" address={site.email} />
      </p>
      <div className={styles.actions}>
        {/* A full reload: the same data would crash again. */}
        <Button onClick={() => window.location.reload()}>
          {translate({id: 'crash.CrashMessage.reload'})}
        </Button>
        <Button href={linkTo('home')} variant="ghost">
          {translate({id: 'crash.CrashMessage.home'})}
        </Button>
      </div>
    </div>
  );
}
