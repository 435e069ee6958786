import type {ReactNode} from 'react';
import team from '@generated/docusaurus-plugin-content-blog/default/team.json';
import {TeamPage} from '../features/team';

export default function Team(): ReactNode {
  return <TeamPage team={team} />;
}
