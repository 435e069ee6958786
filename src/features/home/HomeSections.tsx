import type {ReactNode} from 'react';
import Offer from './Offer';
import Values from './Values';
import WhoWeAre from './WhoWeAre';

export type HomeSectionsProps = {
  /** The case studies (#work). */
  work: ReactNode;
  /** The contact form (#contact). */
  contact: ReactNode;
};

/** The sections of home below its first screen, in order; those of other features come from the page. */
export function HomeSections({work, contact}: HomeSectionsProps): ReactNode {
  return (
    <>
      <WhoWeAre />
      {work}
      <Offer />
      <Values />
      {contact}
    </>
  );
}
