import type {ReactNode} from 'react';
import others from '@static/others';
import ContactForm from '@theme/ContactForm';
import WorkList from '../../features/case-studies/WorkList';
import {HomeSections} from '../../features/home/HomeSections';
import type {HomeCaseStudies} from '../../plugins/case-studies/model';
import {homeAnchors} from '../../routes';

/** Home below its first screen. */
export default function HomeRest({first, total}: HomeCaseStudies): ReactNode {
  return (
    <HomeSections
      work={<WorkList first={first} total={total} rest={others} />}
      contact={<ContactForm anchor={homeAnchors.contact} />}
    />
  );
}
