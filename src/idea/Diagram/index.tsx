import {useId, type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import {Person} from '../CommonGround/people';
import Discs from '../Discs';
import styles from './styles.module.css';

/** The guest's free hand at her chin, as one who wonders. */
const wondering = (
  <>
    <path stroke="var(--skin)" strokeWidth="12.5" d="M-15-92l-2 3" />
    <path stroke="var(--sleeve)" strokeWidth="13" d="M-19-82L-31-62L-21-80" />
  </>
);

/** A question on her face: raised brows, and no smile. */
const doubtful = (
  <>
    <path strokeWidth="4.2" d="M1-112h0M13-112h0" />
    <path strokeWidth="2.2" d="M-3-119q3-3 6-2M10-121q4-2 7 2M4-102q4-2 8-1.5" />
  </>
);

/** Each has the words on its button and three of a sentence: read, wondered, written. */
const sentences = ['letter', 'sign', 'screen'] as const;

type DiagramProps = {
  /** What the sentence written is about. */
  drawn: (sentence: (typeof sentences)[number]) => ReactNode;
};

type PartProps = {className?: string; title: string; children: ReactNode};

function Part({className, title, children}: PartProps) {
  return (
    <div className={className}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * The mark as a diagram of the work, on a letter, a sign and a screen. Radio buttons and a style
 * sheet: it works without scripts, and prints all three.
 */
export default function Diagram({drawn}: DiagramProps): ReactNode {
  const name = useId();
  const read = translate({id: 'home.WhoWeAre.read'});
  const wondered = translate({id: 'home.WhoWeAre.wondered'});
  const written = translate({id: 'home.WhoWeAre.written'});
  return (
    <fieldset className={styles.sentences}>
      <legend className={`site-styled ${styles.legend}`}>
        {translate({id: 'home.WhoWeAre.legend'})}
      </legend>
      {sentences.map((each, index) => (
        <label key={each} className={`site-no-print site-styled ${styles.choice}`}>
          <input type="radio" name={name} value={each} defaultChecked={index === 0} />
          {translate({id: `home.WhoWeAre.${each}.label`})}
        </label>
      ))}
      <div className={styles.venn}>
        <svg width="24" className="site-no-print" aria-hidden="true">
          <Discs
            width="100%"
            className={styles.wide}
            viewBox="0 0 1152 600"
            discs={[
              [436, 300, 300],
              [716, 300, 300],
            ]}
          />
          {/* For narrow screens */}
          <Discs
            width="100%"
            className={styles.stacked}
            viewBox="0 0 350 510"
            discs={[
              [175, 175, 175],
              [175, 335, 175],
            ]}
          />
        </svg>
        <svg
          width="24"
          className={`site-no-print ${styles.guest}`}
          viewBox="-40 -146 110 174"
          aria-hidden="true"
        >
          <Person who="guest" arms={wondering} face={doubtful} />
        </svg>
        {sentences.map((each) => (
          <dl key={each} className={styles.sentence} data-sentence={each}>
            <Part className={styles.side} title={read}>
              {translate({id: `home.WhoWeAre.${each}.read`})}
            </Part>
            <Part className={styles.side} title={wondered}>
              {translate({id: `home.WhoWeAre.${each}.wondered`})}
            </Part>
            {/* Read last: it answers the question. It stands between the two. */}
            <Part className={styles.middle} title={written}>
              {translate({id: `home.WhoWeAre.${each}.written`})}
              {drawn(each)}
            </Part>
          </dl>
        ))}
      </div>
    </fieldset>
  );
}
