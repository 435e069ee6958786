import {useEffect, useRef, type ReactNode} from 'react';
import Link from '../../../components/Link';
import {translate} from '../../../lib/translate';
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
      <h3 id={`${id}-title`}>{translate({id: 'team.Visit.questionTitle'})}</h3>
      <p id={`${id}-text`}>
        {translate({id: 'team.Visit.questionText'}, {months: CONSENT_MONTHS})}{' '}
        <Link to={linkTo('privacy-policy')} className="site-link">
          {translate({id: 'team.Visit.questionMore'})}
        </Link>
      </p>
      <div className={styles.answers}>
        <Button className={styles.action} onClick={onRefuse}>
          {translate({id: 'team.Visit.questionNo'})}
        </Button>
        <Button className={styles.action} onClick={onAccept}>
          {translate({id: 'team.Visit.questionYes'})}
        </Button>
      </div>
    </div>
  );
}
