import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {People, Person} from '../../components/People';
import type {CaseStudyPage} from '../../plugins/case-studies/model';
import Card from './Card';
import styles from './styles.module.css';

export type AfterCaseStudyProps = {
  caseStudy: Pick<CaseStudyPage, 'team' | 'related'>;
  /** The contact block. */
  contact: ReactNode;
};

/** What comes after the text of a case study: who made it, what is like it, the contact block. */
export function AfterCaseStudy({caseStudy, contact}: AfterCaseStudyProps): ReactNode {
  const {related, team} = caseStudy;
  return (
    <>
      <section className={`site-wrap ${styles.after}`}>
        <h2 className={styles.heading}>
          {translate({
            id: 'caseStudies.CaseStudyPage.team',
            message: 'L’équipe du projet',
            description: 'Title of the list of people who worked on a case study.',
          })}
        </h2>
        <People>
          {team.map(({id, photo, role, initials}) => (
            <Person
              key={id}
              id={id}
              photo={photo}
              title={role}
              headingLevel={3}
              subtitle={initials}
            />
          ))}
        </People>
        {related.length > 0 ? (
          <>
            <h2 className={clsx(styles.heading, styles.related)}>
              {translate({
                id: 'caseStudies.CaseStudyPage.related',
                message: 'Dans le même esprit',
                description: 'Title of the related case studies at the end of a case study.',
              })}
            </h2>
            <div className={styles.cards}>
              {related.map((card) => (
                <Card key={card.id} caseStudy={card} variant="l" className={styles.card} />
              ))}
            </div>
          </>
        ) : null}
      </section>
      {contact}
    </>
  );
}
