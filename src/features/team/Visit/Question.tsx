import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Button from '../../../components/Button';
import {CONSENT_MONTHS} from '../../../constants';
import {linkTo} from '../../../routes';
import styles from './styles.module.css';

type QuestionProps = {
  id: string;
  onAccept: () => void;
  onRefuse: () => void;
};

/**
 * Asks for consent to Google Maps where it is used, also after a refusal in the banner. Takes the
 * focus; Escape declines.
 */
export function Question({id, onAccept, onRefuse}: QuestionProps): ReactNode {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    // Escape duplicates one of the two buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={group}
      id={id}
      className={styles.question}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      onKeyDown={({key}) => {
        if (key === 'Escape') onRefuse();
      }}
    >
      <h3 id={`${id}-title`}>
        {translate({
          id: 'team.Visit.questionTitle',
          message: 'Utiliser Google Maps\u202F?',
          description: 'Title of the question about Google Maps.',
        })}
      </h3>
      <p id={`${id}-text`}>
        {translate(
          {
            id: 'team.Visit.questionText',
            message:
              'Google recevra votre adresse IP et ce que vous tapez dans ce champ, et pourra déposer des cookies. Votre accord vaut {months}\u00A0mois\u202F; vous pouvez le retirer à tout moment, en bas de chaque page.',
            description: 'The question about Google Maps; a link to the privacy policy follows.',
          },
          {months: CONSENT_MONTHS},
        )}{' '}
        <Link to={linkTo('privacy-policy')} className="site-link">
          {translate({
            id: 'team.Visit.questionMore',
            message: 'En savoir plus sur vos données',
            description: 'Link to the privacy policy, in the question about Google Maps.',
          })}
        </Link>
      </p>
      <div className={styles.answers}>
        <Button className={styles.action} onClick={onRefuse}>
          {translate({
            id: 'team.Visit.questionNo',
            message: 'Refuser',
            description: 'Declines address suggestions from Google; same weight as « Accept ».',
          })}
        </Button>
        <Button className={styles.action} onClick={onAccept}>
          {translate({
            id: 'team.Visit.questionYes',
            message: 'Accepter',
            description: 'Accepts address suggestions from Google; same weight as « Decline ».',
          })}
        </Button>
      </div>
    </div>
  );
}
