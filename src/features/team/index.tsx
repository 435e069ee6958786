import React, {type ReactNode} from 'react';
import {translate} from '../../lib/translate';
import Button from '../../components/Button';
import {acts} from '../../idea/Portrait/acts';
import Table from '../../idea/Table';
import Icon from '../../components/Icon';
import BelowFold from '../../components/BelowFold';
import People from '../../components/People';
import Unbroken from '../../components/Unbroken';
import {agreeNames, numberWord} from '../../lib/text';
import type {TeamMember} from '../../plugins/case-studies/model';
import {homeAnchors, linkTo} from '../../routes';
import {site} from '../../site';
import {useLocale} from '../../hooks/useLocale';
import {Page, usePageAddress} from '../page';
import {EditTeamLink} from '../page/EditLink';
import styles from './styles.module.css';
import {Visit} from './Visit';

function Alumni({members}: {members: readonly TeamMember[]}): ReactNode {
  return (
    <section className={styles.alumni}>
      <h2>{translate({id: 'team.TeamPage.alumni'})}</h2>
      <People people={members} headingLevel={3} showsCare inLine />
    </section>
  );
}

function Join(): ReactNode {
  const locale = useLocale();
  return (
    <section className={`site-ground-mint ${styles.panel}`}>
      <Icon name="cv" size={80} color="currentColor" className={`site-window ${styles.picture}`} />
      <h2>{translate({id: 'team.TeamPage.joinTitle'})}</h2>
      <p>
        <Unbroken>{translate({id: 'team.TeamPage.joinText'})}</Unbroken>
      </p>
      <p>
        <Unbroken>{site.joining[locale]}</Unbroken>
      </p>
      <Button href={`${linkTo('home')}#${homeAnchors.contact}`} icon="arrow-right">
        {translate({id: 'team.TeamPage.joinAction'})}
      </Button>
    </section>
  );
}

export function TeamPage({team}: {team: readonly TeamMember[]}): ReactNode {
  const members = team.filter(({alumni}) => !alumni);
  const alumni = team.filter((member) => member.alumni);
  // Two or three would be lost at the table, and a photo may look different.
  const isDrawn = members.length > 3 && members.every(({photo}) => !photo);
  const count = numberWord(members.length, useLocale());
  return (
    <Page
      title={translate({id: 'team.TeamPage.pageTitle'})}
      description={agreeNames(
        translate({id: 'team.TeamPage.description'}, {city: site.address.city}),
        site,
      )}
      {...usePageAddress('team')}
    >
      <div className={`site-wrap ${styles.page}`}>
        <div className={isDrawn ? styles.head : undefined}>
          <h1>{translate({id: 'team.TeamPage.title'})}</h1>
          <p className="site-lead-large">
            {members.length === 1
              ? translate({id: 'team.TeamPage.leadOfOne'})
              : translate({id: 'team.TeamPage.lead'}, {count})}
          </p>
          {isDrawn ? (
            <Table className={`site-colours-only site-no-print ${styles.table}`} people={members} />
          ) : null}
        </div>
        <BelowFold keepsRoom>
          <div className={styles.members}>
            <People people={members} headingLevel={2} showsCare acts={acts} />
          </div>
          {alumni.length > 0 ? <Alumni members={alumni} /> : null}
          <div className={styles.panels}>
            <Join />
            <Visit />
          </div>
          <EditTeamLink />
        </BelowFold>
      </div>
    </Page>
  );
}
