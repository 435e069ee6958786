import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Button from '../../components/Button';
import Icon from '../../components/Icon';
import Later from '../../components/Later';
import People from '../../components/People';
import Unbroken from '../../components/Unbroken';
import {agreeNames, inSentence} from '../../lib/text';
import type {TeamMember} from '../../plugins/case-studies/model';
import {homeAnchors, linkTo} from '../../routes';
import {site} from '../../site';
import {Page, useLocale, usePageAddress} from '../page';
import styles from './styles.module.css';
import {Visit} from './Visit';

function Alumni({members}: {members: readonly TeamMember[]}): ReactNode {
  return (
    <section className={styles.alumni}>
      <Icon name="alumni" size={64} color="currentColor" />
      <h2>
        {translate({
          id: 'team.TeamPage.alumni',
          message: 'Hier dans le collectif',
          description: 'Title of the list of people who have left the agency.',
        })}
      </h2>
      <ul role="list">
        {members.map(({id, initials, role, care}) => (
          <li key={id}>
            <p className={styles.alumnus}>
              <span className="site-nowrap">{initials}</span>, {inSentence(role)}
            </p>
            <p>{care}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Join(): ReactNode {
  const locale = useLocale();
  return (
    <section className={`site-ground-mint ${styles.panel}`}>
      <Icon name="cv" size={88} color="currentColor" />
      <h2>
        {translate({
          id: 'team.TeamPage.joinTitle',
          message: 'Envie de nous rejoindre ?',
          description: 'Title of the block of the team page for people looking for a job.',
        })}
      </h2>
      <p>
        <Unbroken>
          {translate({
            id: 'team.TeamPage.joinText',
            message: 'Un emploi, un stage, une collaboration : écrivez-nous, même sans annonce.',
            description: 'In the block of the team page for people looking for a job.',
          })}
        </Unbroken>
      </p>
      <p>{site.joining[locale]}</p>
      <Button href={`${linkTo('home')}#${homeAnchors.contact}`} icon="arrow-right">
        {translate({
          id: 'team.TeamPage.joinAction',
          message: 'Nous écrire',
          description: 'Link to the contact form, for people looking for a job.',
        })}
      </Button>
    </section>
  );
}

export function TeamPage({team}: {team: readonly TeamMember[]}): ReactNode {
  const members = team.filter(({alumni}) => !alumni);
  const alumni = team.filter((member) => member.alumni);
  return (
    <Page
      title={translate({
        id: 'team.TeamPage.pageTitle',
        message: 'Équipe',
        description: 'Title of the team page in the browser’s tab and in search engines.',
      })}
      description={agreeNames(
        translate(
          {
            id: 'team.TeamPage.description',
            message:
              'Qui nous sommes, ce que fait chaque personne, comment nous rejoindre et où nous trouver à {city}.',
            description: 'Description of the team page for search engines. {city}: the agency’s.',
          },
          {city: site.address.city},
        ),
        site,
      )}
      {...usePageAddress('team')}
    >
      <div className={`site-wrap ${styles.page}`}>
        <h1>
          {translate({
            id: 'team.TeamPage.title',
            message: 'L’équipe',
            description: 'Title of the team page.',
          })}
        </h1>
        <p className={styles.lead}>
          {translate({
            id: 'team.TeamPage.lead',
            message:
              'Design, recherche, développement\u00A0: voici de quoi chaque personne s’occupe.',
            description: 'Under the title of the team page; the list of people follows.',
          })}
        </p>
        <Later keepsRoom>
          <div className={styles.members}>
            <People people={members} headingLevel={2} showsCare />
          </div>
          {alumni.length > 0 ? <Alumni members={alumni} /> : null}
          <div className={styles.panels}>
            <Join />
            <Visit />
          </div>
        </Later>
      </div>
    </Page>
  );
}
