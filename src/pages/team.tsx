import type {ReactNode} from 'react';
import {TeamPage, type TeamPageProps} from '../features/team';

/** Its props are page data (plugins/preset). */
export default function Team({team}: TeamPageProps): ReactNode {
  return <TeamPage team={team} />;
}
