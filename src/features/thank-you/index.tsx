import type {ReactNode} from 'react';
import {translate} from '../../lib/translate';
import Button from '../../components/Button';
import CommonGround from '../../components/CommonGround';
import {alternatesOf, homeAnchors, linkTo} from '../../routes';
import {site} from '../../site';
import {Page, usePageAddress} from '../page';
import {AfterContact} from '../page/AfterContact';
import {WordsLink} from '../page/EditLink';
import styles from './styles.module.css';

/** Target of a form submitted without JavaScript. No page links here. */
export function ThankYouPage(): ReactNode {
  const {canonical} = usePageAddress('thank-you');
  return (
    <Page
      title={translate({id: 'thankYou.ThankYouPage.name'})}
      description={translate({id: 'thankYou.ThankYouPage.description'})}
      canonical={canonical}
      alternates={{}}
      switchTo={alternatesOf('thank-you')}
      indexed={false}
    >
      {/* Scripts that sent a form take the page as its receipt (lib/forms/submission). */}
      <div className={`site-ground-mint ${styles.page}`} data-form-received>
        <CommonGround />
        <div className={`site-wrap ${styles.text}`}>
          <h1 className={styles.title}>{translate({id: 'thankYou.ThankYouPage.title'})}</h1>
          <div className={styles.next}>
            <p>{translate({id: 'thankYou.ThankYouPage.message'}, {days: site.replyDays})}</p>
            <p>
              <AfterContact />
            </p>
            <p>{translate({id: 'thankYou.ThankYouPage.newsletter'})}</p>
          </div>
          <div className={styles.actions}>
            <Button href={linkTo('home')} icon="arrow-right">
              {translate({id: 'thankYou.ThankYouPage.home'})}
            </Button>
            <Button href={`${linkTo('home')}#${homeAnchors.work}`} variant="ghost">
              {translate({id: 'thankYou.ThankYouPage.work'})}
            </Button>
          </div>
        </div>
      </div>
      <WordsLink />
    </Page>
  );
}
