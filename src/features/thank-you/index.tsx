import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {translate} from '../../lib/translate';
import Button from '../../components/Button';
import Unbroken from '../../components/Unbroken';
import CommonGround from '../../idea/CommonGround';
import {CONFIRMATION_HOURS} from '../../constants';
import {alternatesOf, homeAnchors, linkTo, thankYouAnchors, type RouteName} from '../../routes';
import {site} from '../../site';
import {Page, usePageAddress} from '../page';
import {AfterContact} from '../page/AfterContact';
import {ContactOnPaper} from '../page/OnPaper';
import {WordsLink} from '../page/EditLink';
import styles from './styles.module.css';

/** A page that follows a form: a title on a ground, what comes next, and where to go. */
function FormPage({
  name,
  facts,
  title,
  next,
  more,
  actions,
  received = false,
}: {
  name: Extract<RouteName, 'thank-you' | 'newsletter-confirmation'>;
  facts: {title: string; description: string};
  title: string;
  next: ReactNode;
  /** After the scene, where that has a place in the text. */
  more?: ReactNode;
  actions: ReactNode;
  /** Scripts that sent a form take the page as its receipt (lib/forms/submission). */
  received?: boolean;
}): ReactNode {
  const {canonical} = usePageAddress(name);
  return (
    <Page
      {...facts}
      canonical={canonical}
      alternates={{}}
      switchTo={alternatesOf(name)}
      indexed={false}
    >
      <div
        className={`site-ground-mint ${styles.page}`}
        data-form-received={received ? '' : undefined}
      >
        <div className={`site-wrap ${styles.text}`}>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.next}>
            {next}
            <CommonGround />
            {more}
          </div>
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
      <WordsLink />
    </Page>
  );
}

/** Target of a form submitted without JavaScript. No page links here. */
export function ThankYouPage(): ReactNode {
  const brokenLinks = useBrokenLinks();
  /** What the receiver asks for by its anchor, in place of the rest. */
  const outcome = (name: keyof typeof thankYouAnchors) => {
    const id = thankYouAnchors[name];
    brokenLinks.collectAnchor(id);
    return (
      <p id={id} className={styles.outcome}>
        {translate({id: `thankYou.ThankYouPage.${name}`}, {hours: CONFIRMATION_HOURS})}
      </p>
    );
  };
  return (
    <FormPage
      name="thank-you"
      received
      facts={{
        title: translate({id: 'thankYou.ThankYouPage.name'}),
        description: translate({id: 'thankYou.ThankYouPage.description'}),
      }}
      title={translate({id: 'thankYou.ThankYouPage.title'})}
      next={
        <>
          {outcome('confirm')}
          {outcome('subscribed')}
          {outcome('unsubscribed')}
          <p>{translate({id: 'thankYou.ThankYouPage.message'}, {days: site.replyDays})}</p>
        </>
      }
      more={
        <>
          <AfterContact />
          <p>
            <Unbroken>{translate({id: 'thankYou.ThankYouPage.newsletter'})}</Unbroken>
          </p>
        </>
      }
      actions={
        <>
          <Button href={linkTo('home')} icon="arrow-right">
            {translate({id: 'thankYou.ThankYouPage.home'})}
          </Button>{' '}
          <Button href={`${linkTo('home')}#${homeAnchors.work}`} variant="ghost">
            {translate({id: 'thankYou.ThankYouPage.work'})}
          </Button>
          <ContactOnPaper />
        </>
      }
    />
  );
}

/**
 * The page of the link in the newsletter's confirmation email. Its form has no action: the browser
 * posts it to the page's full address, with the key that the link has. Programs that only open links
 * confirm nothing.
 */
export function ConfirmationPage(): ReactNode {
  return (
    <FormPage
      name="newsletter-confirmation"
      facts={{
        title: translate({id: 'thankYou.ConfirmationPage.name'}),
        description: translate({id: 'thankYou.ConfirmationPage.description'}),
      }}
      title={translate({id: 'thankYou.ConfirmationPage.title'})}
      next={<p>{translate({id: 'thankYou.ConfirmationPage.text'})}</p>}
      actions={
        <form method="post">
          <Button type="submit">{translate({id: 'thankYou.ConfirmationPage.submit'})}</Button>
        </form>
      }
    />
  );
}
