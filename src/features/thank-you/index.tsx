import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '../../components/Button';
import CommonGround from '../../components/CommonGround';
import {alternatesOf, homeAnchors, linkTo} from '../../routes';
import {site} from '../../site';
import {Page, usePageAddress} from '../page';
import {AfterContact} from '../page/AfterContact';
import styles from './styles.module.css';

/** Target of a form submitted without JavaScript. No page links here. */
export function ThankYouPage(): ReactNode {
  const {canonical} = usePageAddress('thank-you');
  return (
    <Page
      title={translate({
        id: 'thankYou.ThankYouPage.name',
        message: 'Merci',
        description: "Title in the browser's tab of the page after a form was sent.",
      })}
      description={translate({
        id: 'thankYou.ThankYouPage.description',
        message: 'Nous avons bien reçu votre message.',
        description: 'Description of the page that is shown after a form was sent.',
      })}
      canonical={canonical}
      alternates={{}}
      switchTo={alternatesOf('thank-you')}
      indexed={false}
    >
      <div className={`site-ground-mint ${styles.page}`}>
        <CommonGround />
        <div className={`site-wrap ${styles.text}`}>
          <h1 className={styles.title}>
            {translate({
              id: 'thankYou.ThankYouPage.title',
              message: 'Merci, c’est bien\u00A0reçu.',
              description:
                'Title of the page after a form was sent: two or three short lines in very large type.',
            })}
          </h1>
          <div className={styles.next}>
            <p>
              {translate(
                {
                  id: 'thankYou.ThankYouPage.message',
                  message:
                    'Vous nous avez écrit\u202F? Nous lisons tout, et nous vous répondrons sous {days}\u00A0jours ouvrés, à l’adresse que vous nous avez donnée.',
                  description:
                    'After a form was sent: what happens next for those who sent a message. {days}: number of working days, from src/site.ts.',
                },
                {days: site.replyDays},
              )}
            </p>
            <p>
              <AfterContact />
            </p>
            <p>
              {translate({
                id: 'thankYou.ThankYouPage.newsletter',
                message:
                  'C’était pour la lettre d’information\u202F? La prochaine arrivera à l’adresse que vous avez indiquée.',
                description:
                  'After a form was sent: what happens next for those who subscribed to the newsletter.',
              })}
            </p>
          </div>
          <div className={styles.actions}>
            <Button href={linkTo('home')} icon="arrow-right">
              {translate({
                id: 'thankYou.ThankYouPage.home',
                message: 'Retour à l’accueil',
                description: 'After a form was sent: link to home.',
              })}
            </Button>
            <Button href={`${linkTo('home')}#${homeAnchors.work}`} variant="ghost">
              {translate({
                id: 'thankYou.ThankYouPage.work',
                message: 'Revoir nos études de cas',
                description: 'After a form was sent: link to the case studies on home.',
              })}
            </Button>
          </div>
        </div>
      </div>
    </Page>
  );
}
